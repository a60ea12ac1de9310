import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../../accounts/index.ts";
import { notFound } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { noSuchApplication } from "../../lock-draft.ts";
import { maySee } from "../../policy.ts";
import { recordOf } from "../record-queries.ts";
import { interviewFile } from "./calendar.ts";

/** The interview for somebody's calendar. */
export const readCalendarOf = async (
	{ database: { db }, clock, config }: Platform,
	reader: MemberRow,
	memberId: string,
	language: Language,
) => {
	if (!maySee(reader, memberId)) throw noSuchApplication();
	const record = await recordOf(db, memberId);
	const host = new URL(config.PUBLIC_URL).hostname;
	const file = record && interviewFile(record, { language, host, now: clock.now() });
	if (!file) throw notFound(t("There is no interview."));
	return { name: file.name, type: file.type, bytes: Buffer.from(file.content) };
};
