import { alertKindNames } from "@warmline/contract/alerts/alert-names";
import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import type { Numbers, NumbersPart } from "@warmline/contract/numbers/calls";
import { leastTold, type NumberTable } from "@warmline/contract/numbers/span";
import { stringify } from "csv-stringify/sync";
import { tableFormat } from "../platform/files/table-format.ts";
import { formatWeekday } from "../platform/format-time.ts";
import { translate, withLanguage } from "../platform/language.ts";

const localeOf = (language: Language): string => `${language}-CA`;

type Cell = string | number | null;
type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

const first = () => [t("From"), t("To")];
const days = ({ from, until }: NumbersPart): Cell[] => [from, until];

const volume = ({ parts }: Numbers): Table => ({
	columns: [
		...first(),
		t("Requests"),
		t("Answered"),
		t("Left before a reply"),
		t("Closed before a reply"),
		t("Still waiting"),
		t("Messages left"),
	],
	rows: parts.map(({ figures: one, ...part }) => [
		...days({ figures: one, ...part }),
		...[one.asked, one.handled, one.left_before, one.closed, one.waiting, one.messages_left],
	]),
});

const waits = ({ parts }: Numbers): Table => ({
	columns: [
		...first(),
		...[t("Requests"), t("Answered"), t("Answered within 1 minute")],
		...[t("Answered within 3 minutes"), t("Answered within 10 minutes")],
		...[t("Wait in seconds: median"), t("Wait in seconds: 90th percentile"), t("Wait in seconds: longest")],
		...[t("Length in seconds: median"), t("Length in seconds: 90th percentile"), t("Length in seconds: longest")],
	],
	rows: parts.map(({ figures, ...part }) => {
		const { asked, handled, wait, length } = figures;
		return [
			...days({ figures, ...part }),
			...[asked, handled, wait.within_1, wait.within_3, wait.within_10],
			...[wait.median, wait.ninety, wait.longest, length.median, length.ninety, length.longest],
		];
	}),
});

const hours = ({ hours }: Numbers): Table => ({
	columns: [t("Day of the week"), t("Hour"), t("Requests"), t("Answered")],
	rows: hours.map(({ weekday, hour, asked, handled }) => [
		formatWeekday(weekday),
		`${String(hour).padStart(2, "0")}:00`,
		...[asked, handled],
	]),
});

const tooFew = () => t("Fewer than {least}", { least: leastTold });

/** As people of that language write a mean. */
const decimal = (value: number, language: Language): string =>
	Number.isInteger(value) ? String(value) : value.toFixed(1).replace(".", language === "fr" ? "," : ".");

const scale = ({ whole_months: { scale } }: Numbers): Table => ({
	columns: [t("Month"), t("Chats"), t("Distress before"), t("Distress after"), t("Change")],
	rows: scale.months.map(({ month, group }) =>
		group ? [month, group.chats, group.before, group.after, group.change] : [month, tooFew(), null, null, null],
	),
});

const coverage = ({ parts }: Numbers): Table => ({
	columns: [
		...first(),
		...[t("Shifts planned"), t("Cancelled"), t("Confirmed"), t("Held")],
		...[t("Minutes scheduled"), t("Minutes open"), t("Volunteer minutes booked"), t("Volunteer minutes given")],
	],
	rows: parts.map(({ coverage: one, ...part }) => [
		...days({ coverage: one, ...part }),
		...[one.planned, one.off, one.confirmed, one.held],
		...[one.promised_minutes, one.open_minutes, one.booked_minutes, one.given_minutes],
	]),
});

const others = (count: number, cells: number): Cell[][] =>
	count === 0 ? [] : [[t("Smaller groups combined"), ...Array<null>(cells - 2).fill(null), count]];

const namesOf = (language: Language, type: "language" | "region") => {
	const names = new Intl.DisplayNames(localeOf(language), { type });
	return (code: string): string => {
		try {
			return names.of(code) ?? code;
		} catch {
			return code;
		}
	};
};

const languages = ({ whole_months: { languages } }: Numbers, spoken: Language): Table => {
	const name = namesOf(spoken, "language");
	return {
		columns: [t("Language"), t("Chats")],
		rows: [...languages.groups.map(({ language, chats }) => [name(language), chats]), ...others(languages.others, 2)],
	};
};

const regions = ({ whole_months: { regions } }: Numbers, spoken: Language): Table => {
	const name = namesOf(spoken, "region");
	return {
		columns: [t("Country"), t("Region"), t("Chats")],
		rows: [
			...regions.groups.map(({ country, region, chats }) => [
				country === null ? t("Unknown") : name(country),
				...[region, chats],
			]),
			...others(regions.others, 3),
		],
	};
};

const resources = ({ whole_months: { resources } }: Numbers): Table => ({
	columns: [t("Resource"), t("Times shared")],
	rows: [...resources.groups.map(({ name, shares }) => [name, shares]), ...others(resources.others, 2)],
});

const alerts = ({ alerts }: Numbers): Table => ({
	columns: [
		...[t("Kind"), t("Alerts"), t("With a response")],
		...[t("Response in seconds: median"), t("Response in seconds: 90th percentile")],
	],
	rows: alerts.map(({ kind, alerts: count, responded, median, ninety }) => [
		translate(alertKindNames[kind]),
		...[count, responded, median, ninety],
	]),
});

const tables: Readonly<Record<NumberTable, (numbers: Numbers, language: Language) => Table>> = {
	...{ volume, waits, hours, scale, coverage, languages, regions, resources, alerts },
};

/** One of the tables in a language, as a file. */
export const tableOf = (numbers: Numbers, which: NumberTable, language: Language) => {
	const { columns, rows } = withLanguage(language, () => tables[which](numbers, language));
	const text = stringify([columns, ...rows], {
		...tableFormat(language),
		cast: { number: (value) => decimal(value, language) },
	});
	return {
		name: `numbers-${which}-${numbers.from}-${numbers.until}.csv`,
		type: "text/csv; charset=utf-8",
		bytes: Buffer.from(text),
	};
};
