import type { Opening } from "@warmline/contract/chats/opening";
import type { Connection } from "../../platform/realtime/connection.ts";
import { toVisitor } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { closeWaitingChats } from "../lifecycle/close-waiting-chats.ts";
import { waitingIds } from "../queries.ts";
import { agents, visitorOf } from "../topics.ts";
import { openingNow } from "./opening-status.ts";

const frameOf = (opening: Opening) => ({ action: "door", ...opening }) as const;

const isSame = (one: Opening, other: Opening) => JSON.stringify(one) === JSON.stringify(other);

/** Who comes while this is told is greeted with the new state already. */
const tellAll = async (context: ChatContext, state: Opening) => {
	const { opening, hub, database } = context;
	const before = opening.told;
	opening.told = state;
	try {
		const waiting = await waitingIds(database.db);
		hub.publishHere([agents, ...waiting.map(visitorOf)], frameOf(state));
	} catch (error) {
		opening.told = before;
		throw error;
	}
};

/** Remembers until when the organisation said it would be there. */
export const noteHours = ({ opening }: Pick<ChatContext, "opening">) => {
	if (opening.told.closes_at !== null) opening.until = new Date(opening.told.closes_at);
};

/** Hours that were told go on, though whoever was to listen or to supervise has lost their place: another may come. */
const isAmidHours = async ({ opening, clock, roster }: ChatContext): Promise<boolean> =>
	opening.until !== null && clock.now() < opening.until && (await roster.isShiftRunning());

/**
 * Tells agents and waiting visitors, in this process, when whether the chat is open, or why not, has changed. When the
 * hours are over, nobody will come to those who still wait: their chats end.
 */
export const announceOpening = async (context: ChatContext) => {
	const { settings, cluster, opening } = context;
	const followedShifts = settings.current.door === "shifts";
	const state = await openingNow(context);
	if (!isSame(state, opening.told)) await tellAll(context, state);
	noteHours(context);
	// Settings that changed meanwhile are announced next: the old state says nothing about the hours of the new ones.
	const followsShifts = followedShifts && settings.current.door === "shifts";
	if (!followsShifts || state.closes_at !== null || !cluster.leads()) return;
	if (!(await isAmidHours(context))) await closeWaitingChats(context);
};

/** A page that has just been opened. */
export const greetWithOpening = ({ opening }: Pick<ChatContext, "opening">, connection: Connection) =>
	connection.send(frameOf(opening.told));

/** A visitor who is with a listener does not receive it; this one waits again. */
export const announceOpeningTo = ({ opening, hub }: Pick<ChatContext, "opening" | "hub">, chatId: string) =>
	toVisitor(hub, chatId, frameOf(opening.told));
