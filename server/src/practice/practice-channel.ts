import { communityRoles } from "@warmline/contract/accounts/roles";
import { closeCodes } from "@warmline/contract/frames";
import { id } from "@warmline/contract/ids";
import { practiceFrames } from "@warmline/contract/practice/practice-channel";
import { type MemberRow, memberOfSession, sessionOfChannel } from "../accounts/index.ts";
import type { Platform } from "../platform/platform.ts";
import type { Channel } from "../platform/realtime/channels.ts";
import { quietTopicsOfSession } from "../platform/realtime/presence.ts";
import { typeInPractice } from "./messages/announce-typing.ts";
import { commentOnMessage } from "./messages/comment-on-message.ts";
import { fetchMessages } from "./messages/fetch-messages.ts";
import { sendMessage } from "./messages/send-message.ts";
import { mayRead, sideOf } from "./policy.ts";
import { type NamedRoom, roomById } from "./queries.ts";
import { recordAccess } from "./record-access.ts";
import { endPractice } from "./session/end-practice.ts";
import { endStalePractice } from "./session/end-stale-practice.ts";
import { learnerOf, othersOf } from "./topics.ts";

type Practising = { member: MemberRow; tokenHash: Buffer; room: NamedRoom };

/** What the two who practise, and who supervises, may say and hear of one practice. */
export const practiceChannel = (platform: Platform): Channel<typeof practiceFrames, Practising> => ({
	path: /^\/ws\/practice\/([^/]+)\/?$/,
	frames: practiceFrames,
	open: async (_request, url, part) => {
		const { database, clock } = platform;
		const session = await sessionOfChannel(database.db, clock, url, communityRoles);
		if ("close" in session) return session;
		const roomId = id.safeParse(part);
		if (!roomId.success) return { close: closeCodes.forbidden };
		await endStalePractice(platform);
		const room = await roomById(database.db, roomId.data);
		return room && mayRead(session.member, room) ? { ...session, room } : { close: closeCodes.forbidden };
	},
	opened: async (connection, { member, tokenHash, room }) => {
		const { database, clock, hub } = platform;
		connection.owner = member.id;
		await recordAccess(platform, member, room);
		// Who practises is not there for visitors by it.
		for (const topic of quietTopicsOfSession(member.id, tokenHash)) hub.subscribe(connection, topic);
		hub.subscribe(connection, sideOf(member, room) === "listener" ? learnerOf(room.id) : othersOf(room.id));
		// A logout, or another role, may have come while the channel was being opened: too early to be closed with the others.
		const now = await memberOfSession(database.db, clock, tokenHash);
		if (!now) return connection.dismiss(closeCodes.notLoggedIn, "logged out");
		if (now.role !== member.role) return connection.dismiss(closeCodes.restart, "another role");
	},
	closed: () => undefined,
	handlers: {
		fetch_lines: {
			kind: "act",
			run: (connection, { member, room }, { after }) => fetchMessages(platform, connection, member, room.id, after),
		},
		send_line: {
			kind: "act",
			run: (connection, { member, room }, words) => sendMessage(platform, connection, member, room.id, words),
		},
		typing: {
			kind: "act",
			run: (connection, { member, room }) => typeInPractice(platform, connection, member, room.id),
		},
		comment: {
			kind: "act",
			run: (connection, { member, room }, said) => commentOnMessage(platform, connection, member, room.id, said),
		},
		end_practice: { kind: "act", run: (_connection, { member, room }) => endPractice(platform, member, room.id) },
	},
});
