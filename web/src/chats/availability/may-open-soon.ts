import type { DoorReason } from "@warmline/contract/chats/door";

/** A shift runs, so it may open at any moment. */
export const mayOpenSoon = (why: DoorReason): boolean => why === "no_supervisor" || why === "no_listener";

/** Who waits is told so in words of its own, beside which no wait is promised. */
export const nobodyComes = (why: DoorReason): boolean => mayOpenSoon(why) || why === "no_shift";
