import { isAgent } from "@warmline/contract/accounts/roles";
import type { MemberRow } from "../../accounts/index.ts";
import { startOfDay } from "../../platform/days.ts";
import type { Db } from "../../platform/db/database.ts";
import { society } from "../../platform/society.ts";
import { lockOrMakeRecord, writeRecord } from "./record-queries.ts";

/** What a director knew of somebody who volunteered before they had an account. */
export type Background = {
	readonly certified_since: string | null;
	readonly earlier_hours: number | null;
	readonly police_level: number | null;
	readonly police_date: string | null;
	readonly police_expires: string | null;
	readonly languages: readonly string[];
};

type Begun = Background & {
	/** The director whose word all this is. */
	readonly by: string | null;
	readonly at: Date;
	/** The confidentiality agreement, where there is one. */
	readonly agreement: { readonly id: string; readonly at: Date } | undefined;
};

/**
 * When somebody was certified, by the day on the organisation's clocks; noon, so that it is that day elsewhere, too.
 */
export const certifiedAtOf = (day: string): Date =>
	new Date(startOfDay(society().clock, day).getTime() + 12 * 60 * 60 * 1000);

const policeCheck = ({ police_level, police_date, police_expires, by, at }: Begun) =>
	police_level === null ? {} : { police_level, police_date, police_expires, police_by: by, police_at: at };

/** The record of a member who was invited, in the transaction that makes the account. Who takes chats is certified. */
export const beginRecord = async (
	tx: Db,
	{ id, role }: Pick<MemberRow, "id" | "role">,
	begun: Begun,
): Promise<void> => {
	const { certified_since, earlier_hours, languages, by, at, agreement } = begun;
	await lockOrMakeRecord(tx, id);
	await writeRecord(tx, id, {
		...policeCheck(begun),
		...(isAgent(role) ? { certified_at: certified_since ? certifiedAtOf(certified_since) : at, certified_by: by } : {}),
		...(agreement ? { nda_form_id: agreement.id, nda_at: agreement.at } : {}),
		earlier_hours: earlier_hours ?? 0,
		languages: [...languages],
	});
};
