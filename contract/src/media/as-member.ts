/**
 * How `?as=` in the address of a picture or a video names a member, whose cookie it is then asked for with. The last
 * digits: the first ones of an id are the time, and the same for all who joined within a minute.
 */
export const asMember = (memberId: string): string => memberId.slice(-8);
