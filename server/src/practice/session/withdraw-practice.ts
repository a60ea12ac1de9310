import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { forbidden } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { noSuchPractice } from "../errors.ts";
import { mayRead } from "../policy.ts";
import { lockRoom, roomById } from "../queries.ts";
import { alreadyStarted } from "./already-started.ts";
import { endRoom } from "./end-practice.ts";

export const withdrawPractice = ({ database, clock, hub }: Platform, member: MemberRow, roomId: string) =>
	inTransaction(database.db, async (work) => {
		const { tx } = work;
		const room = await lockRoom(tx, roomId);
		if (!room || !mayRead(member, room)) throw noSuchPractice();
		if (room.learner_id !== member.id) throw forbidden(t("Only the person who is waiting can cancel."));
		if (room.started_at !== null) throw alreadyStarted(await roomById(tx, roomId));
		if (room.state === "open") await endRoom({ hub }, work, roomId, clock.now());
	});
