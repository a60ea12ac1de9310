import type { DoorState } from "@warmline/contract/chats/door";
import { mayOpenSoon } from "./may-open-soon.ts";

/** Milliseconds between two looks at the door: fewer while it may open at any moment. */
const usually = 30_000;
const closely = 10_000;
/** Milliseconds around an opening in which it is looked at closely. */
const near = 90_000;

/** How long to wait before the door is looked at again; in steps, so that a timer by it runs undisturbed. */
export const recheckDelay = (door: Pick<DoorState, "open" | "why" | "next_open"> | null, at: number): number => {
	if (door === null || door.open) return usually;
	if (mayOpenSoon(door.why)) return closely;
	return door.next_open !== null && Date.parse(door.next_open) - at < near ? closely : usually;
};
