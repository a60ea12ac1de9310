import { type askForBlock as call, mostOpenAsks } from "@warmline/contract/blocks/calls";
import type { AnswerOf, BodyOf } from "@warmline/contract/calls";
import { v7 } from "uuid";
import type { MemberRow } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { decryptContact, encryptMessage, lockChatRow } from "../chats/index.ts";
import { notify } from "../notifications/index.ts";
import { minutesAfter } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import type { AddressMarks } from "./address-mark.ts";
import { announceChange } from "./announce.ts";
import { alreadyAsked, chatErased, noAddress, noSuchChat, tooManyAsks } from "./errors.ts";
import { mayAskForBlock, mayDecideOnBlocks } from "./policy.ts";
import { insertBlock, isAskedFor, lockBlockRequestsOf, openAsksOf, supervisorIds } from "./queries.ts";

type Result = AnswerOf<typeof call>["result"];

const ensureNotTooMany = async (tx: Db, memberId: string) => {
	await lockBlockRequestsOf(tx, memberId);
	if ((await openAsksOf(tx, memberId)) >= mostOpenAsks) throw tooManyAsks();
};

/** A listener asks, and supervisors hear of it; who may decide has decided by it. */
export const askForBlock = (
	platform: Platform,
	markOf: AddressMarks,
	member: MemberRow,
	chatId: string,
	{ reason, words, hours }: BodyOf<typeof call>,
): Promise<Result> =>
	inTransaction(platform.database.db, async (work) => {
		const { tx } = work;
		const { clock, sealer } = platform;
		// Locked: it is not erased meanwhile, and of two who ask because of it the second finds that it is asked for.
		const chat = await lockChatRow(tx, chatId);
		if (!chat || !mayAskForBlock(member, chat)) throw noSuchChat();
		if (!chat.key) throw chatErased();
		const address_mark = markOf(decryptContact(sealer, chat).ip_address ?? "");
		if (!address_mark) throw noAddress();
		if (await isAskedFor(tx, chatId)) throw alreadyAsked();
		const decides = mayDecideOnBlocks(member);
		if (!decides) await ensureNotTooMany(tx, member.id);
		const now = clock.now();
		const id = v7();
		const until = minutesAfter(now, hours * 60);
		await insertBlock(tx, {
			...{ id, chat_id: chatId, address_mark, reason },
			words: words === undefined ? null : encryptMessage(sealer, chat.key, id, words),
			...{ asked_by: member.id, asked_at: now, asked_hours: hours },
			...(decides ? { confirmed: true, decided_by: member.id, decided_at: now, hours, until } : {}),
		});
		await record(tx, clock, {
			act: decides ? "confirm_block" : "ask_for_block",
			member,
			chat_id: chatId,
			params: { reason, hours },
		});
		const supervisors = await supervisorIds(tx);
		announceChange(platform, work, supervisors);
		if (decides) return { state: "holding" as const, until: until.toISOString() };
		const notices = supervisors.map((member_id) => ({ member_id, kind: "moderation" as const, actor_id: null }));
		await notify(
			platform,
			work,
			notices.map((notice) => ({ ...notice, message: "block_waits" as const })),
		);
		return { state: "waiting" as const, until: null };
	});
