import type { Block, decideOnBlock as call } from "@warmline/contract/blocks/calls";
import type { BodyOf } from "@warmline/contract/calls";
import { type MemberRow, memberById, namedPerson } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { notify } from "../notifications/index.ts";
import { minutesAfter } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { forbidden } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { announceChange } from "./announce.ts";
import { alreadyDecided, longerThanAsked, noSuchBlock } from "./errors.ts";
import { mayDecideOnBlocks } from "./policy.ts";
import { type BlockRow, blockById, type Decision, decideWaiting, supervisorIds } from "./queries.ts";
import { showBlock } from "./show-block.ts";

type Said = BodyOf<typeof call>;

const decisionOf = ({ confirm, hours }: Said, by: MemberRow, now: Date): Decision => {
	const decided = { confirmed: confirm, decided_by: by.id, decided_at: now };
	return confirm && hours !== undefined
		? { ...decided, hours, until: minutesAfter(now, hours * 60) }
		: { ...decided, hours: null, until: null, address_mark: null };
};

const whatBecame = ({ confirm, hours }: Said, asked: BlockRow) => {
	if (!confirm) return "declined";
	return (hours ?? 0) < asked.asked_hours ? "shortened" : "confirmed";
};

const askerOf = async (tx: Db, { asked_by }: BlockRow) => {
	const asker = asked_by === null ? undefined : await memberById(tx, asked_by);
	return asker && namedPerson(asker);
};

export const decideOnBlock = async (platform: Platform, member: MemberRow, id: string, said: Said): Promise<Block> => {
	const { database, clock } = platform;
	if (!mayDecideOnBlocks(member)) throw forbidden();
	await inTransaction(database.db, async (work) => {
		const { tx } = work;
		const asked = await blockById(tx, id);
		if (!asked) throw noSuchBlock();
		if (said.confirm && (said.hours ?? 0) > asked.asked_hours) throw longerThanAsked();
		const decided = await decideWaiting(tx, id, decisionOf(said, member, clock.now()));
		if (!decided) throw alreadyDecided();
		const about = await askerOf(tx, asked);
		await record(tx, clock, {
			...(said.confirm && said.hours !== undefined
				? { act: "confirm_block", params: { reason: asked.reason, hours: said.hours } }
				: { act: "decline_block" }),
			...{ member, about, chat_id: asked.chat_id ?? undefined },
		});
		announceChange(platform, work, await supervisorIds(tx));
		if (!about) return;
		const message = `block_${whatBecame(said, asked)}` as const;
		const params = said.words === undefined ? {} : { note: said.words };
		await notify(platform, work, [{ member_id: about.id, kind: "moderation", actor_id: null, message, params }]);
	});
	return showBlock(platform, id);
};
