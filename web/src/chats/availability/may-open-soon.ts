import type { OpeningReason } from "@warmline/contract/chats/opening";

/** A shift runs, so it may open at any moment. */
export const mayOpenSoon = (why: OpeningReason): boolean => why === "no_supervisor" || why === "no_listener";

/** Who waits is told so in words of its own, beside which no wait is promised. */
export const nobodyComes = (why: OpeningReason): boolean => mayOpenSoon(why) || why === "no_shift";
