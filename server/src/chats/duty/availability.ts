import type { AvailableListener } from "@warmline/contract/accounts/calls";
import { isAgent, isSupervising } from "@warmline/contract/accounts/roles";
import type { ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import type { OnDuty, Presence } from "@warmline/contract/chats/presence";
import { t } from "@warmline/contract/i18n";
import * as z from "zod";
import { type MemberRow, memberById, nameOf, setPresence } from "../../accounts/index.ts";
import { conflict } from "../../platform/errors.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import { connectedAgentIds, isAgentConnected, memberTopic } from "../../platform/realtime/presence.ts";
import { pubSubChannel } from "../../platform/realtime/pubsub.ts";
import type { ChatContext } from "../chat-context.ts";
import { worksInChats } from "../policy.ts";
import { agentsOnDuty, agentsOnDutyAnd, openChatsOf, supervisorsOnDuty } from "../queries.ts";
import { supervisors } from "../topics.ts";

type Present = Pick<ChatContext, "hub" | "database" | "settings" | "roster">;

/** Chats one person may have at a time. */
export const limitOf = (
	{ settings }: Pick<ChatContext, "settings">,
	agent: { chats_limit: number | null } | undefined,
): number => agent?.chats_limit ?? settings.current.open_chats_limit;

type Member = OnDuty & { username: string };

/** On duty is who has checked in, and is connected or lost the connection a moment ago. */
const isOnDuty = ({ roster }: Pick<ChatContext, "roster">, { id, presence }: Member) =>
	presence !== "away" && roster.isReachable(id);

const withLimits = (context: Present, rows: Awaited<ReturnType<typeof agentsOnDuty>>): Member[] =>
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
						limit: limitOf(context, agent),
						connected: isAgentConnected(context.hub, agent.id),
					},
				]
			: [],
	);

/** Everybody on duty, who works in chats. */
export const membersOnDuty = async (context: Present): Promise<Member[]> =>
	withLimits(context, await agentsOnDuty(context.database.db)).filter((member) => isOnDuty(context, member));

const isAvailable = ({ presence, open_chats, limit, connected }: OnDuty) =>
	presence === "available" && connected && open_chats < limit;

const toAvailable = ({ id, username, name, open_chats }: Member): AvailableListener => ({
	id,
	username,
	name,
	open_chats,
});

/** On duty, connected, on no break, and below the limit of simultaneous chats. */
export const availableListeners = async (context: Present): Promise<AvailableListener[]> =>
	(await membersOnDuty(context)).filter(isAvailable).map(toAvailable);

type Availability = Extract<ToAgentFrame, { action: "availability" }>;

/** What the agent receives about their own availability. */
const availabilityOf = (
	{ presence, open_chats, limit }: Pick<OnDuty, "presence" | "open_chats" | "limit">,
	supervisors: number,
) =>
	({ action: "availability", available: presence === "available", presence, open_chats, limit, supervisors }) as const;

/** Ids of supervisors who hear of something now: on duty, connected, and on no break. */
const reachedAmong = (agents: readonly OnDuty[]): ReadonlySet<string> =>
	new Set(
		agents
			.filter(({ role, presence, connected }) => isSupervising(role) && presence === "available" && connected)
			.map(({ id }) => id),
	);

const without = (ids: ReadonlySet<string>, id: string): number => ids.size - (ids.has(id) ? 1 : 0);

/** How many supervisors beside this member hear of something now. */
export const supervisorsReached = async (context: Present, memberId: string): Promise<number> =>
	without(reachedAmong(withLimits(context, await supervisorsOnDuty(context.database.db))), memberId);

const ownAvailability = async (context: Present, memberId: string): Promise<Availability> => {
	const member = await memberById(context.database.db, memberId);
	const own = {
		presence: member?.presence ?? "away",
		open_chats: await openChatsOf(context.database.db, memberId),
		limit: limitOf(context, member),
	};
	return availabilityOf(own, await supervisorsReached(context, memberId));
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

export const notAvailable = (listener: MemberRow | undefined) =>
	conflict(
		"not_available",
		// Of applicants and of others who see no visitors nobody learns the name by trying an id.
		listener && worksInChats(listener)
			? t("{name} is not available right now.", { name: nameOf(listener) })
			: t("This listener is not available right now."),
	);

/** The member, if they can be given a chat now; otherwise an error with their name. */
export const ensureAvailable = async (context: Present, memberId: string): Promise<MemberRow> => {
	const available = await availableListeners(context);
	const listener = await memberById(context.database.db, memberId);
	if (listener && available.some(({ id }) => id === memberId)) return listener;
	throw notAvailable(listener);
};

/**
 * Tells supervisors who is on duty, and each agent their own state where it changed: chats come and go by others' acts too.
 */
export const tellListeners = async (context: Present) => {
	const all = withLimits(context, await agentsOnDutyAnd(context.database.db, connectedAgentIds(context.hub)));
	const onDuty = all.filter((agent) => isOnDuty(context, agent));
	const reached = reachedAmong(onDuty);
	for (const agent of all) {
		const availability = availabilityOf(agent, without(reached, agent.id));
		tellIfNew(context.hub.connectionsOf(memberTopic(agent.id)), availability);
	}
	context.hub.publishHere([supervisors], {
		action: "on_duty",
		results: onDuty.map(({ username: _, ...agent }) => agent),
	});
	context.hub.publishHere([supervisors], { action: "listeners", results: onDuty.filter(isAvailable).map(toAvailable) });
};

export const tellOwnAvailability = async (context: Present, connection: Connection, memberId: string) =>
	tellPage(connection, await ownAvailability(context, memberId));

/** A page that has just been opened. What changes while we read it is told by `tellListeners`, which comes after. */
export const greetWithAvailability = async (context: ChatContext, connection: Connection, memberId: string) => {
	// They listen already, and may have been told meanwhile.
	tellIfNew([connection], await ownAvailability(context, memberId));
	context.announceListeners();
};

const ownChanged = pubSubChannel("own_availability", z.string());

const tellPages = async (context: Present, memberId: string) => {
	const connections = context.hub.connectionsOf(memberTopic(memberId));
	if (connections.length === 0) return;
	const own = await ownAvailability(context, memberId);
	for (const connection of connections) tellPage(connection, own);
};

export const answerOwnAvailability = (context: Present & Pick<ChatContext, "log">) =>
	context.hub.onBroadcast(ownChanged, (memberId) => {
		tellPages(context, memberId).catch((error) =>
			context.log.warn({ err: error }, "an agent was not sent their own state"),
		);
	});

/** An agent's availability has changed: notifies all their pages, and supervisors. */
export const availabilityChanged = async (context: ChatContext, memberId: string) => {
	context.hub.broadcastElsewhere(ownChanged, memberId);
	await tellPages(context, memberId);
	context.announceListeners();
	context.announceQueue();
};

/** Shown on all pages of the agent, whichever they used. */
export const changePresence = async (context: ChatContext, member: Pick<MemberRow, "id">, presence: Presence) => {
	await setPresence(context.database.db, member.id, presence);
	await availabilityChanged(context, member.id);
};
