import type { AuditAct } from "@warmline/contract/audit/calls";
import type { AuditParams } from "@warmline/contract/audit/params";
import { v7 } from "uuid";
import { type MemberRow, nameOf } from "../accounts/index.ts";
import { type Clock, minutesAfter } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { insertLine, insertLineUnlessSince, lockAuditLogOf } from "./queries.ts";

type Named = { id: string; name: string };

/** An act with its parameters, if it has any. */
type Act = {
	[A in AuditAct]: { act: A; params?: (A extends keyof AuditParams ? AuditParams[A] : undefined) | undefined };
}[AuditAct];

export type Line = Act & {
	/** Who does it. */
	member: Pick<MemberRow, "id" | "nickname" | "first_name">;
	chat_id?: string | undefined;
	/** To whom it is done. */
	about?: Named | undefined;
};

const rowOf = ({ act, params, member, chat_id, about }: Line, at: Date) => ({
	id: v7(),
	at,
	act,
	member_id: member.id,
	member_name: nameOf(member),
	chat_id: chat_id ?? null,
	about_id: about?.id ?? null,
	about_name: about?.name ?? null,
	params: params ?? null,
	detail: null,
});

/** Writes down what somebody does; in the transaction of the act, where there is one. */
export const record = async (db: Db, clock: Clock, line: Line): Promise<void> => {
	await insertLine(db, rowOf(line, clock.now()));
};

/**
 * For what is done again and again: one line for the same act of the same member in the same chat, or elsewhere with the
 * same parameters, in so many minutes.
 */
export const recordOnce = async (
	db: Db,
	clock: Clock,
	line: Line & ({ chat_id: string } | { params: object }),
	minutes: number,
): Promise<void> => {
	const now = clock.now();
	await inTransaction(db, async ({ tx }) => {
		await lockAuditLogOf(tx, line.member.id);
		await insertLineUnlessSince(tx, rowOf(line, now), minutesAfter(now, -minutes));
	});
};
