import * as z from "zod/mini";
import { alertKinds } from "../alerts/kinds.ts";
import { call, sentFile } from "../calls.ts";
import { languages } from "../content/words.ts";
import { t } from "../i18n.ts";
import { month } from "../shifts/hours-calls.ts";
import { day } from "../shifts/shift.ts";
import { grains, leastTold, mostDays, numberTables } from "./span.ts";

const spanFields = z.object({
	from: day.check(z.describe("The first day, on the clocks of the society.")),
	until: day.check(z.describe("The last day; it belongs to them.")),
	by: z._default(z.enum(grains), "month"),
});

const daysOf = ({ from, until }: { from: string; until: string }) =>
	(Date.parse(until) - Date.parse(from)) / 86_400_000;

const fits = [
	z.refine<z.output<typeof spanFields>>((span) => daysOf(span) >= 0, {
		path: ["until"],
		error: t("The last day must not be before the first."),
		abort: true,
	}),
	z.refine<z.output<typeof spanFields>>((span) => daysOf(span) < mostDays[span.by], {
		path: ["from"],
		error: t("That period is too long. Please choose a shorter one, or group by week or month."),
	}),
] as const;

const span = spanFields.check(...fits);
const spanAndTable = z.extend(spanFields, { table: z.enum(numberTables) }).check(...fits);

const number = z.int();
const seconds = z.nullable(z.int()).check(z.describe("Null where there was none."));

const spread = z.object({
	median: seconds,
	ninety: seconds.check(z.describe("Nine of ten were not longer.")),
	longest: seconds,
});

/** Of chats that were asked for in some days. */
export const figures = z.object({
	asked: number,
	handled: number.check(z.describe("Somebody took it.")),
	left_before: number.check(z.describe("The visitor left, or was gone, before somebody took it.")),
	closed: number.check(
		z.describe("Ended by the society before somebody took it: at closing time, or by a supervisor."),
	),
	waiting: number.check(z.describe("Waits still, and nobody has taken it yet.")),
	messages_left: number.check(z.describe("Left while the chat was closed.")),
	wait: z.extend(spread, {
		within_1: number.check(z.describe("Taken within a minute.")),
		within_3: number,
		within_10: number,
	}),
	length: spread.check(z.describe("From the taking to the end, of chats that were taken and have ended.")),
});
export type Figures = z.infer<typeof figures>;

/** Of shifts that are over. */
export const coverage = z.object({
	planned: number,
	off: number.check(z.describe("Called off.")),
	confirmed: number.check(z.describe("A supervisor and a listener had a place.")),
	held: number.check(z.describe("A supervisor and a listener were there.")),
	promised_minutes: number.check(z.describe("Of confirmed shifts: when the chat was to be open.")),
	open_minutes: number.check(z.describe("A supervisor and a listener were there at the same time.")),
	booked_minutes: number.check(z.describe("Support time that people had booked.")),
	given_minutes: number.check(z.describe("Support time that people gave.")),
});
export type Coverage = z.infer<typeof coverage>;

/** A day, a week or a month, or what of it is in the span. */
const part = z.object({ from: day, until: day, figures, coverage });
export type NumbersPart = z.infer<typeof part>;

const group = z
	.nullable(
		z
			.object({ chats: number, before: z.number(), after: z.number(), change: z.number() })
			.check(z.describe("Means of those who said both, to a tenth.")),
	)
	.check(z.describe(`Null for fewer than ${leastTold}.`));
export type ScaleGroup = z.infer<typeof group>;

const others = number.check(z.describe("In groups that are too small to be named."));

/** Of alerts of a kind, for which people were asked. */
const alertNumbers = z.object({
	kind: z.enum(alertKinds),
	alerts: number,
	responded: number,
	median: seconds.check(z.describe("From the beginning to the response.")),
	ninety: seconds,
});
export type AlertNumbers = z.infer<typeof alertNumbers>;

export const numbers = z.object({
	from: day,
	until: day,
	by: z.enum(grains),
	total: z.object({ figures, coverage }),
	listeners: number.check(z.describe("How many people took these chats.")),
	parts: z.array(part),
	hours: z
		.array(z.object({ weekday: number, hour: number, asked: number, handled: number }))
		.check(z.describe("By the society's clock; 0 for Sunday. Hours in which nobody asked are left out.")),
	/** A server of the version before has none. */
	alerts: z._default(z.array(alertNumbers), []),
	whole_months: z.object({
		months: z
			.array(month)
			.check(z.describe("Whole months that the days touch, and that have been over for a week: these are counted.")),
		scale: z.object({ total: group, months: z.array(z.object({ month, group })) }),
		languages: z.object({ groups: z.array(z.object({ language: z.enum(languages), chats: number })), others }),
		regions: z.object({
			groups: z.array(z.object({ country: z.nullable(z.string()), region: z.nullable(z.string()), chats: number })),
			others,
		}),
		/** A server of the version before has none. */
		resources: z._default(
			z
				.object({ groups: z.array(z.object({ name: z.string(), shares: number })), others })
				.check(z.describe("How often each centre was shared in a chat, by the name it had then.")),
			{ groups: [], others: 0 },
		),
	}),
});
export type Numbers = z.infer<typeof numbers>;

export const readNumbers = call({
	method: "GET",
	path: "/numbers/",
	summary:
		"How many asked, how long they waited, and who was there for them, in sums. Nothing in it is about one person.",
	who: ["director"],
	scope: "statistics:read",
	query: span,
	status: 200,
	answer: z.object({ result: numbers }),
	errors: [],
});

export const numbersTable = call({
	method: "GET",
	path: "/numbers/csv/",
	summary: "One of the tables of the numbers (CSV).",
	who: ["director"],
	scope: "statistics:read",
	query: spanAndTable,
	sendsFile: true,
	status: 200,
	answer: sentFile,
	errors: [],
});

export const numberCalls = { readNumbers, numbersTable };
