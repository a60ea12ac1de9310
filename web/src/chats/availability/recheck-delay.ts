import type { Opening } from "@warmline/contract/chats/opening";
import { mayOpenSoon } from "./may-open-soon.ts";

/** Milliseconds between two checks of whether the chat is open: fewer while it may open at any moment. */
const usually = 30_000;
const closely = 10_000;
/** Milliseconds around an opening in which it is looked at closely. */
const near = 90_000;

/** How long to wait before it is checked again whether the chat is open; in steps, so that a timer by it runs undisturbed. */
export const recheckDelay = (opening: Pick<Opening, "open" | "why" | "next_open"> | null, at: number): number => {
	if (opening === null || opening.open) return usually;
	if (mayOpenSoon(opening.why)) return closely;
	return opening.next_open !== null && Date.parse(opening.next_open) - at < near ? closely : usually;
};
