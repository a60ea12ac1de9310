import type { Coverage, Figures, Numbers } from "@warmline/contract/numbers/calls";
import type { Grain } from "@warmline/contract/numbers/span";
import type { Platform } from "../platform/platform.ts";
import { society } from "../platform/society.ts";
import { alertNumbers } from "./alert-queries.ts";
import { type CoverageRow, coverageNumbers } from "./coverage-queries.ts";
import { chatNumbers, type FiguresRow, type MonthRow, messagesLeft, monthNumbers } from "./numbers-queries.ts";
import { shareNumbers } from "./share-queries.ts";
import { type Days, type Part, partsOf, wholeMonths } from "./span.ts";
import { shownScale, sumOfRated, sumOfShown } from "./suppress-small-groups.ts";

export type Span = Days & { readonly by: Grain };

const toFigures = (row: FiguresRow | undefined, messages_left: number): Figures => ({
	asked: row?.asked ?? 0,
	handled: row?.handled ?? 0,
	left_before: row?.left_before ?? 0,
	closed: row?.closed ?? 0,
	waiting: row?.waiting ?? 0,
	messages_left,
	wait: {
		median: row?.wait_median ?? null,
		ninety: row?.wait_ninety ?? null,
		longest: row?.wait_longest ?? null,
		within_1: row?.within_1 ?? 0,
		within_3: row?.within_3 ?? 0,
		within_10: row?.within_10 ?? 0,
	},
	length: {
		median: row?.length_median ?? null,
		ninety: row?.length_ninety ?? null,
		longest: row?.length_longest ?? null,
	},
});

const none: Coverage = {
	...{ planned: 0, off: 0, confirmed: 0, held: 0 },
	...{ promised_minutes: 0, open_minutes: 0, booked_minutes: 0, given_minutes: 0 },
};

/** Each part has its own shifts and its own hours: nothing is in two of them. */
const sumOf = (rows: readonly CoverageRow[]): Coverage =>
	rows.reduce<Coverage>(
		(sum, row) => ({
			planned: sum.planned + row.planned,
			off: sum.off + row.off,
			confirmed: sum.confirmed + row.confirmed,
			held: sum.held + row.held,
			promised_minutes: sum.promised_minutes + row.promised_minutes,
			open_minutes: sum.open_minutes + row.open_minutes,
			booked_minutes: sum.booked_minutes + row.booked_minutes,
			given_minutes: sum.given_minutes + row.given_minutes,
		}),
		none,
	);

type ShareRow = Awaited<ReturnType<typeof shareNumbers>>[number];

const between = "\t";

/** What is told of whole months only, so that no two spans differ by a few people. */
const ofMonths = (
	months: readonly Part[],
	rows: readonly MonthRow[],
	shared: readonly ShareRow[],
): Numbers["whole_months"] => {
	const inMonth = (of: MonthRow["of"], month: number) => rows.filter((row) => row.of === of && row.month === month);
	const places = months.map((_, index) => index + 1);
	const rated = places.map((month) => {
		const [all] = inMonth("month", month);
		return { chats: all?.rated ?? 0, before: all?.before ?? 0, after: all?.after ?? 0 };
	});
	const spoken = sumOfShown(
		places.map((month) =>
			inMonth("language", month).flatMap(({ language, chats }) => (language ? [{ key: language, chats }] : [])),
		),
	);
	const whence = sumOfShown(
		places.map((month) =>
			inMonth("region", month).map(({ country, region, chats }) => ({
				key: `${country ?? ""}${between}${region ?? ""}`,
				chats,
			})),
		),
	);
	const referrals = sumOfShown(
		months.map(({ from }) =>
			shared.filter(({ month }) => month === from).map(({ name, shares }) => ({ key: name, chats: shares })),
		),
	);
	const names = months.map(({ from }) => from.slice(0, 7));
	return {
		months: names,
		scale: {
			total: shownScale(sumOfRated(rated)),
			months: names.map((month, index) => {
				const one = rated[index];
				return { month, group: one ? shownScale(one) : null };
			}),
		},
		languages: { ...spoken, groups: spoken.groups.map(({ key, chats }) => ({ language: key, chats })) },
		regions: {
			...whence,
			groups: whence.groups.map(({ key, chats }) => {
				const [country, region] = key.split(between);
				return { country: country || null, region: region || null, chats };
			}),
		},
		resources: { ...referrals, groups: referrals.groups.map(({ key, chats }) => ({ name: key, shares: chats })) },
	};
};

export const numbersOf = async ({ database: { db }, clock }: Platform, { by, ...days }: Span): Promise<Numbers> => {
	const now = clock.now();
	const zone = society().clock;
	const parts = partsOf(zone, days, by);
	const months = wholeMonths(zone, days, now);
	const [chats, messages, covered, byMonth, shared, alerts] = await Promise.all([
		chatNumbers(db, parts, zone),
		messagesLeft(db, parts),
		coverageNumbers(db, parts, now),
		monthNumbers(db, months),
		shareNumbers(db, months),
		alertNumbers(db, parts),
	]);
	const rows = new Map(chats.figures.map((row) => [row.part, row]));
	const allMessages = [...messages.values()].reduce((sum, n) => sum + n, 0);
	return {
		...days,
		by,
		total: { figures: toFigures(rows.get(null), allMessages), coverage: sumOf(covered) },
		listeners: rows.get(null)?.listeners ?? 0,
		parts: parts.map(({ from, until }, index) => ({
			from,
			until,
			figures: toFigures(rows.get(index + 1), messages.get(index + 1) ?? 0),
			coverage: covered[index] ?? none,
		})),
		hours: chats.hours,
		alerts,
		whole_months: ofMonths(months, byMonth, shared),
	};
};
