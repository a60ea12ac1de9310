import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import type { listPractice } from "@warmline/contract/practice/calls";
import type { MemberRow } from "../accounts/index.ts";
import { byId, fetchPage } from "../platform/db/keyset-page.ts";
import type { Platform } from "../platform/platform.ts";
import { isOnline } from "../platform/realtime/presence.ts";
import { maySeeAll, supervises } from "./policy.ts";
import { liveRoomOf, type NamedRoom, openRooms, startedRooms } from "./queries.ts";
import { toRoom } from "./serializers.ts";
import { endStalePractice } from "./session/end-stale-practice.ts";
import { ensureMayPractise } from "./session/ensure-may-practise.ts";

/** More than can wait in an organisation, and less than would hurt. */
const mostOpen = 200;

export const listPracticeFor = async (
	platform: Platform,
	member: MemberRow,
	paging: QueryOf<typeof listPractice>,
): Promise<AnswerOf<typeof listPractice>> => {
	const { hub } = platform;
	const { db } = platform.database;
	await ensureMayPractise(db, member);
	await endStalePractice(platform);
	const of = supervises(member) ? undefined : member.id;
	const [mine, open, past] = await Promise.all([
		liveRoomOf(db, member.id),
		openRooms(db, member.id, mostOpen),
		fetchPage(byId, paging, (page) => startedRooms(db, { of, reader: member.id, ...page })),
	]);
	const show = (room: NamedRoom) => toRoom(room, { withCard: maySeeAll(member, room) });
	return {
		mine: mine ? show(mine) : null,
		open: open.map((room) => ({
			...show(room),
			learner_online: room.learner_id !== null && isOnline(hub, room.learner_id),
		})),
		results: past.rows.map(show),
		next: past.next,
	};
};
