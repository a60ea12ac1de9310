import { communityRoles } from "@warmline/contract/accounts/roles";
import { closeCodes } from "@warmline/contract/frames";
import { memberFrames } from "@warmline/contract/notifications/member-channel";
import { type MemberRow, memberOfSession, sessionOfChannel } from "../accounts/index.ts";
import type { Platform } from "../platform/platform.ts";
import type { Channel } from "../platform/realtime/channels.ts";
import { quietTopicsOfSession } from "../platform/realtime/presence.ts";
import type { DeliverNotice } from "./send-notice.ts";
import { channelOfMember } from "./topics.ts";

type Here = { member: MemberRow; tokenHash: Buffer };

/** On which a member hears what happens in the community. */
export const memberChannel = (
	{ database, clock, hub }: Platform,
	deliver: DeliverNotice,
): Channel<typeof memberFrames, Here> => ({
	path: /^\/ws\/member\/?$/,
	frames: memberFrames,
	open: (_request, url) => sessionOfChannel(database.db, clock, url, communityRoles),
	opened: async (connection, { member, tokenHash }) => {
		connection.owner = member.id;
		// Nobody is there for visitors by it.
		for (const topic of quietTopicsOfSession(member.id, tokenHash)) hub.subscribe(connection, topic);
		// A logout, or another role, may have come while the channel was being opened: too early to be closed with the others.
		const now = await memberOfSession(database.db, clock, tokenHash);
		if (!now) return connection.dismiss(closeCodes.notLoggedIn, "logged out");
		if (now.role !== member.role) return connection.dismiss(closeCodes.restart, "another role");
		hub.subscribe(connection, channelOfMember(member.id));
		await deliver({ member_id: member.id });
	},
	closed: () => undefined,
	handlers: {
		are_you_there: { kind: "act", run: (_connection, { member }) => deliver({ member_id: member.id }) },
	},
});
