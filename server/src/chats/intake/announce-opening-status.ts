import type { DoorState } from "@warmline/contract/chats/door";
import type { Connection } from "../../platform/realtime/connection.ts";
import { toVisitor } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { closeWaitingChats } from "../lifecycle/close-waiting-chats.ts";
import { waitingIds } from "../queries.ts";
import { agents, visitorOf } from "../topics.ts";
import { openingNow } from "./opening-status.ts";

const frameOf = (door: DoorState) => ({ action: "door", ...door }) as const;

const isSame = (one: DoorState, other: DoorState) => JSON.stringify(one) === JSON.stringify(other);

/** Who comes while this is told is greeted with the new state already. */
const tellAll = async (context: ChatContext, state: DoorState) => {
	const { door, hub, database } = context;
	const before = door.told;
	door.told = state;
	try {
		const waiting = await waitingIds(database.db);
		hub.publishHere([agents, ...waiting.map(visitorOf)], frameOf(state));
	} catch (error) {
		door.told = before;
		throw error;
	}
};

/** Remembers until when the society said it would be there. */
export const noteHours = ({ door }: Pick<ChatContext, "door">) => {
	if (door.told.closes_at !== null) door.until = new Date(door.told.closes_at);
};

/** Hours that were told go on, though whoever was to listen or to supervise has lost their place: another may come. */
const isAmidHours = async ({ door, clock, roster }: ChatContext): Promise<boolean> =>
	door.until !== null && clock.now() < door.until && (await roster.isShiftRunning());

/**
 * Tells agents and those who wait, in this process, when the door is another than they know. When the hours are over, nobody will come to
 * those who still wait: their chats end.
 */
export const announceOpening = async (context: ChatContext) => {
	const { settings, cluster, door } = context;
	const followedShifts = settings.current.door === "shifts";
	const state = await openingNow(context);
	if (!isSame(state, door.told)) await tellAll(context, state);
	noteHours(context);
	// Settings that changed meanwhile are announced next: the old state says nothing about the hours of the new ones.
	const followsShifts = followedShifts && settings.current.door === "shifts";
	if (!followsShifts || state.closes_at !== null || !cluster.leads()) return;
	if (!(await isAmidHours(context))) await closeWaitingChats(context);
};

/** A page that has just been opened. */
export const greetWithOpening = ({ door }: Pick<ChatContext, "door">, connection: Connection) =>
	connection.send(frameOf(door.told));

/** A visitor who is with a listener does not receive it; this one waits again. */
export const announceOpeningTo = ({ door, hub }: Pick<ChatContext, "door" | "hub">, chatId: string) =>
	toVisitor(hub, chatId, frameOf(door.told));
