import { t } from "@warmline/contract/i18n";
import { type ActingToken, type MemberRow, memberById, namedPerson } from "../../accounts/index.ts";
import { recordOnce } from "../../audit/index.ts";
import { forbidden, notFound } from "../../platform/errors.ts";
import type { ShiftContext } from "../shift-context.ts";

/** What of it is looked at; a page that is loaded again is the same look. */
type Look = "page" | "table" | "letter";
const minutes = 15;

/**
 * Whose hours are asked for: one's own, or, by a director or a token of theirs, somebody else's, which is recorded first.
 */
export const whoseHours = async (
	{ database: { db }, clock }: Pick<ShiftContext, "database" | "clock">,
	reader: MemberRow,
	memberId: string | undefined,
	view: Look,
	token?: ActingToken,
): Promise<MemberRow> => {
	if (memberId === undefined || memberId === reader.id) return reader;
	if (reader.role !== "director") throw forbidden();
	const member = await memberById(db, memberId);
	if (!member) throw notFound(t("No such member."));
	const about = namedPerson(member);
	const params = { view, ...(token && { token: token.name }) };
	await recordOnce(db, clock, { act: "read_hours", member: reader, about, params }, minutes);
	return member;
};
