import { t } from "@warmline/contract/i18n";
import type { PracticeRoom } from "@warmline/contract/practice/practice";
import type { MemberRow } from "../../accounts/index.ts";
import { content } from "../../platform/content/content.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { announceStarted } from "../announce.ts";
import { alreadyPractising, noSuchPractice } from "../errors.ts";
import { liveRoomOf, lockPerson, lockRoom, markStarted, roomById } from "../queries.ts";
import { toRoom } from "../serializers.ts";
import { alreadyStarted } from "./already-started.ts";
import { endStalePractice } from "./end-stale-practice.ts";
import { ensureMayPractise } from "./ensure-may-practise.ts";

const noSuchCard = () => {
	const sentence = t("No such card. Please choose another one.");
	return invalid("no_such_card", sentence, { card: sentence });
};

/** One of all who try takes the visitor's side. */
export const joinPractice = async (
	platform: Platform,
	member: MemberRow,
	{ roomId, card }: { roomId: string; card: string },
): Promise<PracticeRoom> => {
	const { database, clock, hub } = platform;
	await ensureMayPractise(database.db, member);
	if (!content().cards.has(card)) throw noSuchCard();
	await endStalePractice(platform);
	return inTransaction(database.db, async ({ tx, afterCommit }) => {
		if (!(await lockPerson(tx, member.id))) throw noSuchPractice();
		const room = await lockRoom(tx, roomId);
		if (!room || (room.state === "ended" && room.started_at === null)) throw noSuchPractice();
		if (room.state !== "open") {
			const started = await roomById(tx, roomId);
			// Asked again by a page that did not hear the answer.
			if (started && room.state === "running" && room.partner_id === member.id)
				return toRoom(started, { withCard: true });
			throw alreadyStarted(started);
		}
		if (await liveRoomOf(tx, member.id)) throw alreadyPractising();
		await markStarted(tx, roomId, member.id, card, clock.now());
		const started = await roomById(tx, roomId);
		if (!started) throw noSuchPractice();
		afterCommit(() => announceStarted(hub, started));
		return toRoom(started, { withCard: true });
	});
};
