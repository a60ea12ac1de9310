import type { PracticeRoom } from "@warmline/contract/practice/practice";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { alreadyPractising, noSuchPractice } from "../errors.ts";
import { insertRoom, liveRoomOf, lockPerson, roomById } from "../queries.ts";
import { toRoom } from "../serializers.ts";
import { endStalePractice } from "./end-stale-practice.ts";
import { ensureMayPractise } from "./ensure-may-practise.ts";

export const openPractice = async (platform: Platform, member: MemberRow): Promise<PracticeRoom> => {
	const { db } = platform.database;
	await ensureMayPractise(db, member);
	await endStalePractice(platform);
	return inTransaction(db, async ({ tx }) => {
		if (!(await lockPerson(tx, member.id))) throw noSuchPractice();
		if (await liveRoomOf(tx, member.id)) throw alreadyPractising();
		const opened_at = platform.clock.now();
		const kept = await insertRoom(tx, { id: v7(), state: "open", learner_id: member.id, opened_at });
		if (!kept) throw alreadyPractising();
		const room = await roomById(tx, kept.id);
		if (!room) throw noSuchPractice();
		return toRoom(room, { withCard: false });
	});
};
