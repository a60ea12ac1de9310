import type { DoorReason, DoorState } from "@warmline/contract/chats/door";
import { say } from "@warmline/contract/say";
import { clockTime } from "../../platform/time/time.ts";
import { nextOpening } from "./next-opening.ts";

const closedWords: Readonly<Record<Exclude<DoorReason, "open" | "paused">, string>> = {
	nobody_there: say("Closed: no one is available."),
	no_shift: say("Closed: outside shift hours."),
	no_supervisor: say("Closed: no supervisor is on duty."),
	no_listener: say("Closed: no listener is on duty."),
};

/** How the door stands, for those who work behind it; null where it is simply open. */
export const openingLine = ({ open, why, reason, closes_at, next_open }: DoorState): string | null => {
	if (open || why === "open") {
		return closes_at === null ? null : say("Chat is open until {time}", { time: clockTime(closes_at) });
	}
	if (why === "paused") return say("Chat is paused: {words}", { words: reason ?? "" });
	const closed = closedWords[why];
	return next_open === null ? closed : say("{closed} Next: {when}", { closed, when: nextOpening(next_open) });
};
