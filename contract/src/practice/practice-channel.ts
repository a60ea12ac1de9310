import * as z from "zod/mini";
import { clientId, seqBefore } from "../chats/message.ts";
import { type AnyFrame, errorFrame, type FrameInput, frame } from "../frames.ts";
import { practiceComment, practiceLine, practiceRoom, practiceSides, practiceText } from "./practice.ts";

/**
 * `/ws/practice/{room_id}/?token={token}`, for the two who practise and who supervises. No or dead token: closed with
 * 4401; somebody else's room: 4403.
 */
export const practiceChannelPath = (roomId: string) => `/ws/practice/${roomId}/`;

export const practiceFrames = {
	/** Answered with at most 100 lines after `after`; a client repeats until it gets an empty list. */
	fetch_lines: frame("fetch_lines", { after: z._default(seqBefore, 0) }),
	/** Of the two who practise, while it runs. */
	send_line: frame("send_line", { text: practiceText, client_id: clientId }),
	typing: frame("typing", {}),
	/**
	 * On a line, meanwhile or afterwards; while it runs only the partner and who supervises see them. Sent again with the
	 * same `client_id` it is stored once.
	 */
	comment: frame("comment", { seq: z.int().check(z.minimum(1)), text: practiceText, client_id: clientId }),
	end_practice: frame("end_practice", {}),
} as const;

export const toPracticeFrames = {
	fetch_lines: frame("fetch_lines", {
		room: practiceRoom,
		lines: z.array(practiceLine),
		comments: z
			.array(practiceComment)
			.check(z.describe("All that the reader may see now; for the learner none until the end.")),
	}),
	/** The sender receives their own message: that is the acknowledgement. */
	new_line: frame("new_line", { line: practiceLine }),
	typing: frame("typing", { side: z.enum(practiceSides) }),
	/** Its author gets it back: that is the acknowledgement. */
	new_comment: frame("new_comment", { comment: practiceComment }),
	/** It has started, or it has ended; with the end the learner hears each comment that was made meanwhile, too. */
	room: frame("room", { room: practiceRoom }),
	error: errorFrame,
} as const;

export type PracticeFrameInput = FrameInput<typeof practiceFrames>;
export type ToPracticeFrame = AnyFrame<typeof toPracticeFrames>;
