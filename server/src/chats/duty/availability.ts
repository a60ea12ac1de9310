import type { AvailableListener } from "@warmline/contract/accounts/calls";
import { isAgent } from "@warmline/contract/accounts/roles";
import type { ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import type { OnDuty, Presence } from "@warmline/contract/chats/presence";
import { say } from "@warmline/contract/say";
import * as z from "zod";
import {
	idsAtDesk,
	isAtDesk,
	type MemberRow,
	memberById,
	memberTopic,
	nameOf,
	setPresence,
} from "../../accounts/index.ts";
import { conflict } from "../../platform/errors.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import { bell } from "../../platform/realtime/pubsub.ts";
import type { Desk } from "../chat-context.ts";
import { worksInChats } from "../policy.ts";
import { agentsOnDuty, agentsOnDutyAnd, openChatsOf } from "../queries.ts";
import { supervisors } from "../topics.ts";

type Present = Pick<Desk, "hub" | "database" | "settings" | "roster">;

/** Chats one person may have at a time. */
export const limitOf = (
	{ settings }: Pick<Desk, "settings">,
	agent: { chats_limit: number | null } | undefined,
): number => agent?.chats_limit ?? settings.current.open_chats_limit;

type Member = OnDuty & { username: string };

/** On duty is who has checked in, and is connected or lost the connection a moment ago. */
const isOnDuty = ({ roster }: Pick<Desk, "roster">, { id, presence }: Member) =>
	presence !== "away" && roster.hasLine(id);

const withLimits = (desk: Present, rows: Awaited<ReturnType<typeof agentsOnDuty>>): Member[] =>
	rows.flatMap((agent) =>
		isAgent(agent.role)
			? [
					{
						id: agent.id,
						username: agent.username,
						name: nameOf(agent),
						role: agent.role,
						presence: agent.presence,
						open_chats: agent.open_chats,
						limit: limitOf(desk, agent),
						connected: isAtDesk(desk.hub, agent.id),
					},
				]
			: [],
	);

/** Everybody on duty, who works in chats. */
export const membersOnDuty = async (desk: Present): Promise<Member[]> =>
	withLimits(desk, await agentsOnDuty(desk.database.db)).filter((member) => isOnDuty(desk, member));

const isAvailable = ({ presence, open_chats, limit, connected }: OnDuty) =>
	presence === "available" && connected && open_chats < limit;

const toAvailable = ({ id, username, name, open_chats }: Member): AvailableListener => ({
	id,
	username,
	name,
	open_chats,
});

/** On duty, connected, on no break, and below the limit of simultaneous chats. */
export const availableListeners = async (desk: Present): Promise<AvailableListener[]> =>
	(await membersOnDuty(desk)).filter(isAvailable).map(toAvailable);

type Availability = Extract<ToAgentFrame, { action: "availability" }>;

/** What the agent himself is told of it. */
const availabilityOf = ({ presence, open_chats, limit }: Pick<OnDuty, "presence" | "open_chats" | "limit">) =>
	({ action: "availability", available: presence === "available", presence, open_chats, limit }) as const;

const ownAvailability = async (desk: Present, memberId: string): Promise<Availability> => {
	const member = await memberById(desk.database.db, memberId);
	return availabilityOf({
		presence: member?.presence ?? "away",
		open_chats: await openChatsOf(desk.database.db, memberId),
		limit: limitOf(desk, member),
	});
};

/** What each page of an agent was told last, so that the same is not told again and again. */
const told = new WeakMap<Connection, string>();

const tellPage = (connection: Connection, availability: Availability) => {
	const text = JSON.stringify(availability);
	told.set(connection, text);
	connection.send(availability);
};

const tellIfNew = (connections: readonly Connection[], availability: Availability) => {
	const text = JSON.stringify(availability);
	for (const connection of connections) if (told.get(connection) !== text) tellPage(connection, availability);
};

/** The member, when he can be given a chat now; otherwise a sentence with his name. */
export const ensureAvailable = async (desk: Present, memberId: string): Promise<MemberRow> => {
	const available = await availableListeners(desk);
	const listener = await memberById(desk.database.db, memberId);
	if (listener && available.some(({ id }) => id === memberId)) return listener;
	throw conflict(
		"not_available",
		// Of applicants and of others who see no visitors nobody learns the name by trying an id.
		listener && worksInChats(listener)
			? say("{name} is not available right now.", { name: nameOf(listener) })
			: say("This listener is not available right now."),
	);
};

/**
 * Tells supervisors who is on duty, and each agent his own state where it changed: chats come and go by others' acts too.
 */
export const tellListeners = async (desk: Present) => {
	const all = withLimits(desk, await agentsOnDutyAnd(desk.database.db, idsAtDesk(desk.hub)));
	for (const agent of all) tellIfNew(desk.hub.connectionsOf(memberTopic(agent.id)), availabilityOf(agent));
	const onDuty = all.filter((agent) => isOnDuty(desk, agent));
	desk.hub.tellHere([supervisors], { action: "on_duty", results: onDuty.map(({ username: _, ...agent }) => agent) });
	desk.hub.tellHere([supervisors], { action: "listeners", results: onDuty.filter(isAvailable).map(toAvailable) });
};

export const tellOwnAvailability = async (desk: Present, connection: Connection, memberId: string) =>
	tellPage(connection, await ownAvailability(desk, memberId));

/** A page that has just been opened. What changes while we read it is told by `tellListeners`, which comes after. */
export const greetWithAvailability = async (desk: Desk, connection: Connection, memberId: string) => {
	// He listens already, and may have been told meanwhile.
	tellIfNew([connection], await ownAvailability(desk, memberId));
	desk.announceListeners();
};

const ownChanged = bell("own_availability", z.string());

const tellPages = async (desk: Present, memberId: string) => {
	const connections = desk.hub.connectionsOf(memberTopic(memberId));
	if (connections.length === 0) return;
	const own = await ownAvailability(desk, memberId);
	for (const connection of connections) tellPage(connection, own);
};

export const answerOwnAvailability = (desk: Present & Pick<Desk, "log">) =>
	desk.hub.answer(ownChanged, (memberId) => {
		tellPages(desk, memberId).catch((error) => desk.log.warn({ err: error }, "an agent was not told his own state"));
	});

/** Something about an agent was changed: all his pages are told now, and supervisors. */
export const availabilityChanged = async (desk: Desk, memberId: string) => {
	desk.hub.ringElsewhere(ownChanged, memberId);
	await tellPages(desk, memberId);
	desk.announceListeners();
	desk.announceQueue();
};

/** Every page of his shows it, whichever he pressed. */
export const changePresence = async (desk: Desk, member: Pick<MemberRow, "id">, presence: Presence) => {
	await setPresence(desk.database.db, member.id, presence);
	await availabilityChanged(desk, member.id);
};
