import { actLabels } from "@warmline/contract/audit/act-labels";
import { describeParams } from "@warmline/contract/audit/describe-params";
import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { keptName } from "@warmline/contract/members/former-member";
import { stringify } from "csv-stringify/sync";
import { momentIn } from "../platform/days.ts";
import { tableFormat } from "../platform/files/table-format.ts";
import { formatWeekday } from "../platform/format-time.ts";
import { translate, withLanguage } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { society, societyDay } from "../platform/society.ts";
import { type LineRow, type LogFilter, listLog } from "./queries.ts";
import { serializeEntry } from "./serialize-entry.ts";

/** Lines that are read at once: a log of years is never in memory as a whole. */
const atOnce = 500;

const columns = (): string[] => [
	t("Time ({zone})", { zone: society().clock }),
	...[t("Who"), t("Action"), t("About"), t("Details"), t("Chat")],
];

const cellsOf = (line: LineRow): (string | null)[] => {
	const asWritten = (text: string) => text;
	const params = describeParams(serializeEntry(line), {
		weekday: (weekday) => formatWeekday(weekday),
		day: asWritten,
		clock: asWritten,
		moment: (iso) => momentIn(society().clock, new Date(iso)),
	});
	return [
		momentIn(society().clock, line.at),
		keptName(line.member_name),
		translate(actLabels[line.act]),
		line.about_id === null ? null : keptName(line.about_name),
		params,
		line.chat_id,
	];
};

/**
 * A part of the file after the other, from the newest line on; what is recorded meanwhile is newer than all of them.
 */
async function* inParts(
	{ database }: Pick<Platform, "database">,
	filter: Omit<LogFilter, "after" | "limit">,
	language: Language,
): AsyncGenerator<Buffer> {
	const format = tableFormat(language);
	yield Buffer.from(stringify([withLanguage(language, columns)], format));
	let after: string | undefined;
	do {
		const lines = await listLog(database.db, { ...filter, after, limit: atOnce });
		const rows = withLanguage(language, () => lines.map((line) => cellsOf(line)));
		if (rows.length > 0) yield Buffer.from(stringify(rows, { ...format, bom: false }));
		after = lines.length === atOnce ? lines.at(-1)?.id : undefined;
	} while (after !== undefined);
}

/** What a filter leaves of the log, in a language, as a file. */
export const tableOf = (
	platform: Pick<Platform, "clock" | "database">,
	filter: Omit<LogFilter, "after" | "limit">,
	language: Language,
) => ({
	name: `audit-log-${societyDay(platform.clock.now())}.csv`,
	type: "text/csv; charset=utf-8",
	bytes: inParts(platform, filter, language),
});
