import type { AnswerOf } from "@warmline/contract/calls";
import type { chatStatus } from "@warmline/contract/chats/calls";
import { say } from "@warmline/contract/say";
import { conflict } from "../../platform/refusals.ts";
import type { Desk } from "../desk.ts";
import { availableListeners } from "../duty/availability.ts";
import { waitingCount } from "../queries.ts";
import { waitRangeNow } from "./queue.ts";

/** Not paused by a director, and somebody is there where the society asks for that. */
const isOpen = ({ settings }: Desk, listeners: number) =>
	settings.current.paused_reason === null && (settings.current.door === "always" || listeners > 0);

/** Whether a visitor can ask now; said before anything is typed. */
export const doorStatus = async (desk: Desk): Promise<AnswerOf<typeof chatStatus>> => {
	const listeners = (await availableListeners(desk)).length;
	return {
		open: isOpen(desk, listeners),
		reason: desk.settings.current.paused_reason,
		next_open: null,
		waiting: await waitingCount(desk.database.db),
		listeners_available: listeners,
		wait: await waitRangeNow(desk),
	};
};

/** Chats that run go on; only a new one is refused. */
export const ensureOpen = async (desk: Desk) => {
	const { door, paused_reason } = desk.settings.current;
	const listeners = door === "always" ? 0 : (await availableListeners(desk)).length;
	if (isOpen(desk, listeners)) return;
	throw conflict(
		"closed",
		paused_reason ??
			say("Nobody is here to listen right now. You can leave a message, and somebody will write to you."),
	);
};
