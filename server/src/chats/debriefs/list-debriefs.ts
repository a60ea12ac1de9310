import type { Debrief, DebriefMessage, DebriefNews, OwnDebrief } from "@warmline/contract/chats/debrief-calls";
import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { ChatContext } from "../chat-context.ts";
import { decryptPreview } from "../message-encryption.ts";
import { supervises } from "../policy.ts";
import {
	type DebriefMessageRow,
	debriefMessagesIn,
	debriefsOf,
	type ListedDebrief,
	openDebriefs,
	openDebriefsWith,
} from "./debrief-queries.ts";

/** Days in which who had one can still read what was written. */
const readableDays = 7;

const claimOf = ({ claimer, claimed_at }: ListedDebrief) =>
	claimer && claimed_at ? { by: namedPerson(claimer), at: claimed_at.toISOString() } : null;

/** What a listener and one supervisor wrote to each other is for these two. */
const mayReadMessage = (readerId: string, { member }: ListedDebrief, { supervisor }: DebriefMessageRow) =>
	readerId === member.id || readerId === supervisor.id;

const messagesFor = (
	{ sealer }: Pick<ChatContext, "sealer">,
	readerId: string,
	debrief: ListedDebrief,
	written: readonly DebriefMessageRow[],
): DebriefMessage[] =>
	written
		.filter((one) => one.wrap_up_id === debrief.id && mayReadMessage(readerId, debrief, one))
		.map(({ id, supervisor, by_supervisor, body, created_at }) => ({
			id,
			sender: namedPerson(by_supervisor ? supervisor : debrief.member),
			body: decryptPreview(sealer, debrief, id, body),
			created_at: created_at.toISOString(),
		}));

/** Who had a heavy chat and was not yet spoken with: unclaimed before claimed, the oldest first. */
export const listDebriefs = async (context: ChatContext, reader: MemberRow): Promise<Debrief[]> => {
	const { db } = context.database;
	const open = await openDebriefs(db);
	const claimed = open.filter(({ claimer }) => claimer?.id === reader.id);
	const written = await debriefMessagesIn(
		db,
		claimed.map(({ id }) => id),
	);
	return open.map((one) => ({
		id: one.id,
		chat_id: one.chat_id,
		member: namedPerson(one.member),
		summary: one.summary && decryptPreview(context.sealer, one, one.id, one.summary),
		created_at: one.created_at.toISOString(),
		claim: claimOf(one),
		messages: one.claimer?.id === reader.id ? messagesFor(context, reader.id, one, written) : [],
		chat_erased: one.key === null,
	}));
};

export const listOwnDebriefs = async (context: ChatContext, reader: MemberRow): Promise<OwnDebrief[]> => {
	const { db } = context.database;
	const own = await debriefsOf(db, reader.id, daysBefore(context.clock.now(), readableDays));
	const written = await debriefMessagesIn(
		db,
		own.map(({ id }) => id),
	);
	return own.map((one) => ({
		id: one.id,
		created_at: one.created_at.toISOString(),
		claim: claimOf(one),
		done_at: one.done_at?.toISOString() ?? null,
		messages: messagesFor(context, reader.id, one, written),
		chat_erased: one.key === null,
	}));
};

const newestFor = (reader: MemberRow, one: ListedDebrief, written: readonly DebriefMessageRow[]) => {
	const own = one.member.id === reader.id;
	const seen = (own ? one.seen_by_member : one.seen_by_claimer)?.getTime() ?? 0;
	const last = written.findLast(
		(message) =>
			message.wrap_up_id === one.id && message.by_supervisor === own && mayReadMessage(reader.id, one, message),
	);
	if (last && last.created_at.getTime() > seen)
		return { from: own ? last.supervisor : one.member, at: last.created_at, kind: "message" as const, own };
	if (own && one.claimer && one.claimed_at && one.claimed_at.getTime() > seen)
		return { from: one.claimer, at: one.claimed_at, kind: "claim" as const, own };
	return undefined;
};

export const debriefNewsFor = async (context: ChatContext, reader: MemberRow): Promise<DebriefNews> => {
	const { db } = context.database;
	const open = supervises(reader) ? await openDebriefs(db) : [];
	const having = await openDebriefsWith(db, reader.id);
	const written = await debriefMessagesIn(
		db,
		having.map(({ id }) => id),
	);
	return {
		waiting: open
			.filter(({ claimer, member }) => claimer === null && member.id !== reader.id)
			.map(({ id, member }) => ({ id, member: namedPerson(member) })),
		unread: having.flatMap((one) => {
			const newest = newestFor(reader, one, written);
			return newest ? [{ ...newest, id: one.id, from: namedPerson(newest.from), at: newest.at.toISOString() }] : [];
		}),
	};
};
