import { closeCodes } from "@warmline/contract/frames";
import type { Hub } from "../platform/realtime/hub.ts";

const sessionPrefix = "session:";

/** Topics of the member's own channels. */
export const memberTopic = (memberId: string) => `member:${memberId}`;
const sessionTopic = (hash: Buffer) => `${sessionPrefix}${hash.toString("base64url")}`;

export const topicsOfSession = (memberId: string, hash: Buffer) => [memberTopic(memberId), sessionTopic(hash)];

/** Of channels that end with the others, and by which nobody is there for visitors. */
const quietTopic = (memberId: string) => `quiet:${memberId}`;
export const quietTopicsOfSession = (memberId: string, hash: Buffer) => [quietTopic(memberId), sessionTopic(hash)];

export const isOnline = (hub: Hub, memberId: string) => hub.isHeard(memberTopic(memberId));

/** Members with an open channel. */
export const onlineIds = (hub: Hub): string[] =>
	hub.topicsWith("member:").map((topic) => topic.slice("member:".length));

/** The sessions that have a channel open. */
export const sessionsOnChannels = (hub: Hub): Buffer[] =>
	hub.topicsWith(sessionPrefix).map((topic) => Buffer.from(topic.slice(sessionPrefix.length), "base64url"));

/** Gone at once, also where nobody answers the goodbye: a phone that went dark is not "online" for its sake. */
const close = (hub: Hub, topic: string) => {
	for (const connection of hub.connectionsOf(topic)) {
		connection.dismiss(closeCodes.notLoggedIn, "logged out");
		hub.leaveAll(connection);
	}
};

/** What a channel shows depends on who its member was when it was opened: it comes back at once, as who he is now. */
export const reopenChannelsOfMember = (hub: Hub, memberId: string) => {
	for (const topic of [memberTopic(memberId), quietTopic(memberId)])
		for (const connection of hub.connectionsOf(topic)) connection.dismiss(closeCodes.restart, "another role");
};

/** A session that has ended must not go on listening. */
export const closeChannelsOfSession = (hub: Hub, hash: Buffer) => close(hub, sessionTopic(hash));
export const closeChannelsOfMember = (hub: Hub, memberId: string) => {
	close(hub, memberTopic(memberId));
	close(hub, quietTopic(memberId));
};
