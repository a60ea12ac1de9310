import { closeCodes } from "@warmline/contract/frames";
import * as z from "zod";
import type { Hub } from "./hub.ts";
import { pubSubChannel } from "./pubsub.ts";

const sessionPrefix = "session:";

const agentPrefix = "member:";
/** Topics of the member's own channels. */
export const memberTopic = (memberId: string) => agentPrefix + memberId;
const sessionTopic = (hash: Buffer) => `${sessionPrefix}${hash.toString("base64url")}`;

export const topicsOfSession = (memberId: string, hash: Buffer) => [memberTopic(memberId), sessionTopic(hash)];

/** Of channels that end with the others, and by which nobody is there for visitors. */
const quietTopic = (memberId: string) => `quiet:${memberId}`;
export const quietTopicsOfSession = (memberId: string, hash: Buffer) => [quietTopic(memberId), sessionTopic(hash)];

const communityPrefix = "community:";

/** Of the channel on which a member hears what happens in the community. It is a quiet one, too. */
export const communityTopic = (memberId: string) => communityPrefix + memberId;

const idsHearing = (hub: Hub, prefix: string) => hub.topicsWith(prefix).map((topic) => topic.slice(prefix.length));

/** There for visitors: with a channel of the desk open. */
export const isAgentConnected = (hub: Hub, memberId: string) => hub.hasSubscribers(memberTopic(memberId));
export const connectedAgentIds = (hub: Hub): string[] => idsHearing(hub, agentPrefix);

/** There for other members: at the desk, or on any page of the member area. */
export const isOnline = (hub: Hub, memberId: string) =>
	isAgentConnected(hub, memberId) || hub.hasSubscribers(communityTopic(memberId));
/** With a page of the member area open. */
export const idsInCommunity = (hub: Hub): string[] => idsHearing(hub, communityPrefix);
/** Those of them who are connected to this process. */
export const idsInCommunityHere = (hub: Hub): string[] =>
	hub.topicsHere(communityPrefix).map((topic) => topic.slice(communityPrefix.length));
export const onlineIds = (hub: Hub): string[] => [...new Set([...connectedAgentIds(hub), ...idsInCommunity(hub)])];

/** Hears who has come on line, or gone. */
export const watchPresence = (hub: Hub, changed: (memberId: string) => void) => {
	for (const prefix of [agentPrefix, communityPrefix]) {
		hub.watch(prefix, (topic) => changed(topic.slice(prefix.length)));
	}
};

/** Hears who has come to the desk, or gone from it. */
export const watchAgentConnections = (hub: Hub, changed: (memberId: string) => void) =>
	hub.watch(agentPrefix, (topic) => changed(topic.slice(agentPrefix.length)));

/** Somebody is seen to be on line, or is no longer, without having come or gone. */
export const presenceLooksOther = (hub: Hub, memberId: string) => hub.broadcast(looksOther, memberId);

/** The sessions that have a channel open in this process. */
export const sessionsOnChannels = (hub: Hub): Buffer[] =>
	hub.topicsHere(sessionPrefix).map((topic) => Buffer.from(topic.slice(sessionPrefix.length), "base64url"));

export const hasOpenChannel = (hub: Hub, hash: Buffer) => hub.hasSubscribers(sessionTopic(hash));

const looksOther = pubSubChannel("presence_looks_other", z.string());
const sessionOver = pubSubChannel("session_over", z.string());
const memberOut = pubSubChannel("member_out", z.string());
const memberOther = pubSubChannel("member_other", z.string());

/** Gone at once, also where nobody answers the goodbye: a phone that went dark is not "online" for its sake. */
const close = (hub: Hub, topic: string) => {
	for (const connection of hub.connectionsOf(topic)) {
		connection.dismiss(closeCodes.notLoggedIn, "logged out");
		hub.unsubscribeAll(connection);
	}
};

const reopen = (hub: Hub, topic: string) => {
	for (const connection of hub.connectionsOf(topic)) connection.dismiss(closeCodes.restart, "another role");
};

/** What is done in each process with the channels that are open there. */
export const answerForChannels = (hub: Hub) => {
	hub.onBroadcast(looksOther, (memberId) => hub.changed(communityTopic(memberId)));
	hub.onBroadcast(sessionOver, (topic) => close(hub, topic));
	hub.onBroadcast(memberOut, (memberId) => {
		close(hub, memberTopic(memberId));
		close(hub, quietTopic(memberId));
	});
	hub.onBroadcast(memberOther, (memberId) => {
		reopen(hub, memberTopic(memberId));
		reopen(hub, quietTopic(memberId));
	});
};

/** What a channel shows depends on who its member was when it was opened: it comes back at once, as who they are now. */
export const reopenChannelsOfMember = (hub: Hub, memberId: string) => hub.broadcast(memberOther, memberId);

/** A session that has ended must not go on listening. */
export const closeChannelsOfSession = (hub: Hub, hash: Buffer) => hub.broadcast(sessionOver, sessionTopic(hash));
export const closeChannelsOfMember = (hub: Hub, memberId: string) => hub.broadcast(memberOut, memberId);
