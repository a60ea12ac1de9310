import { closeCodes } from "@warmline/contract/frames";
import type { Hub } from "../platform/realtime/hub.ts";

const sessionPrefix = "session:";

/** Topics of the member's own channels. */
export const memberTopic = (memberId: string) => `member:${memberId}`;
const sessionTopic = (hash: Buffer) => `${sessionPrefix}${hash.toString("base64url")}`;

export const topicsOfSession = (memberId: string, hash: Buffer) => [memberTopic(memberId), sessionTopic(hash)];

export const isOnline = (hub: Hub, memberId: string) => hub.isHeard(memberTopic(memberId));

/** Members with an open channel. */
export const onlineIds = (hub: Hub): string[] =>
	hub.topicsWith("member:").map((topic) => topic.slice("member:".length));

/** The sessions that have a channel open. */
export const sessionsOnChannels = (hub: Hub): Buffer[] =>
	hub.topicsWith(sessionPrefix).map((topic) => Buffer.from(topic.slice(sessionPrefix.length), "base64url"));

const close = (hub: Hub, topic: string) => {
	for (const connection of hub.connectionsOf(topic)) connection.close(closeCodes.notLoggedIn, "logged out");
};

/** What a channel shows depends on who its member was when it was opened: it comes back at once, as who he is now. */
export const reopenChannelsOfMember = (hub: Hub, memberId: string) => {
	for (const connection of hub.connectionsOf(memberTopic(memberId)))
		connection.close(closeCodes.restart, "another role");
};

/** A session that has ended must not go on listening. */
export const closeChannelsOfSession = (hub: Hub, hash: Buffer) => close(hub, sessionTopic(hash));
export const closeChannelsOfMember = (hub: Hub, memberId: string) => close(hub, memberTopic(memberId));
