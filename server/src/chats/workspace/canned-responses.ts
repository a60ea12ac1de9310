import type { BodyOf } from "@warmline/contract/calls";
import type { addCannedResponse, CannedResponse, changeCannedResponse } from "@warmline/contract/chats/agent-calls";
import { say } from "@warmline/contract/say";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden, notFound } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { supervises } from "../policy.ts";
import {
	type CannedRow,
	deleteWords,
	insertWords,
	lockedWords,
	updateWords,
	wordsFor,
} from "./canned-responses-queries.ts";

const isShared = (words: CannedRow) => words.member_id === null;

const mayChange = (member: MemberRow, words: CannedRow) => !isShared(words) || supervises(member);

const toWords = (member: MemberRow, words: CannedRow): CannedResponse => ({
	id: words.id,
	shared: isShared(words),
	shortcut: words.shortcut,
	body: words.body,
	mine: mayChange(member, words),
});

const ensureMayShare = (member: MemberRow) => {
	if (!supervises(member)) throw forbidden(say("Only a supervisor can share responses with everyone."));
};

const taken = (shortcut: string) => {
	const sentence = say("There is already a response for /{shortcut}.", { shortcut });
	return conflict("shortcut_taken", sentence, { shortcut: sentence });
};

/** Words that a member sees and may change. Those of somebody else are not there. */
const wordsToChange = async (tx: Db, member: MemberRow, id: string) => {
	const words = await lockedWords(tx, id, member.id);
	if (!words) throw notFound(say("No such response."));
	if (!mayChange(member, words)) throw forbidden(say("Only a supervisor can change shared responses."));
	return words;
};

export const wordsOf = async ({ database }: ChatContext, member: MemberRow) =>
	(await wordsFor(database.db, member.id)).map((words) => toWords(member, words));

export const keepWords = async (
	{ database }: ChatContext,
	member: MemberRow,
	wanted: BodyOf<typeof addCannedResponse>,
) => {
	const { shortcut, body, shared } = wanted;
	if (shared) ensureMayShare(member);
	const kept = await insertWords(database.db, { id: v7(), member_id: shared ? null : member.id, shortcut, body });
	if (!kept) throw taken(shortcut);
	return toWords(member, kept);
};

/** What is not named stays. Shared words that are shared no longer become those of who says so. */
export const changeWords = (
	{ database }: ChatContext,
	member: MemberRow,
	id: string,
	changes: BodyOf<typeof changeCannedResponse>,
) =>
	inTransaction(database.db, async (tx) => {
		const before = await wordsToChange(tx, member, id);
		const { shortcut = before.shortcut, body = before.body, shared = isShared(before) } = changes;
		if (shared) ensureMayShare(member);
		const changed = await updateWords(tx, { id, shortcut, body, member_id: shared ? null : member.id });
		if (!changed) throw taken(shortcut);
		return toWords(member, changed);
	});

export const removeWords = ({ database }: ChatContext, member: MemberRow, id: string) =>
	inTransaction(database.db, async (tx) => {
		await wordsToChange(tx, member, id);
		await deleteWords(tx, id);
	});
