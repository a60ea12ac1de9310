/** Channels of who practises listening; they hear no comments and no card until the end. */
export const learnerOf = (roomId: string) => `practice-learner:${roomId}`;
/** Channels of who plays the visitor, and of who supervises. */
export const othersOf = (roomId: string) => `practice-others:${roomId}`;
