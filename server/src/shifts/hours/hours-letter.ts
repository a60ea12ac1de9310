import { roles } from "@warmline/contract/accounts/roles";
import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { dayIn } from "../../platform/days.ts";
import { conflict } from "../../platform/errors.ts";
import { nameInArchive } from "../../platform/files/zip-of.ts";
import { formatDate, formatDuration, formatMonth } from "../../platform/format-time.ts";
import { translate, withLanguage } from "../../platform/language.ts";
import { society, societyName } from "../../platform/society.ts";
import { preferencesOf } from "../../preferences/index.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type Days, type MonthRow, monthsOf, placesOf } from "./hours-queries.ts";
import type { LetterContent } from "./letter-content.ts";
import { limitDownloads } from "./limit-downloads.ts";
import { printLetter } from "./print-letter.ts";
import { wholeName } from "./serializers.ts";
import { whoseHours } from "./whose-hours.ts";

/**
 * Scripts that the font has, and that are written from left to right, letter by letter. What it lacks would be empty
 * boxes, and what runs the other way would stand in the wrong order.
 */
const written =
	/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Mn}\p{Nd}\p{P}\p{Zs}]+$/u;

/** Room to write a name by hand, as the signature is. */
const room = "_".repeat(30);

/** A name as the letter prints it; one that cannot be written there is told by the email, with room for it. */
const printableName = (member: Pick<MemberRow, "first_name" | "last_name" | "email">): string => {
	const name = wholeName(member).normalize("NFC");
	return written.test(name) ? name : `${room} (${member.email})`;
};

const noHours = () => conflict("no_hours", t("There are no volunteer hours in this period, so there is no letter."));

type Figures = {
	readonly member: Pick<MemberRow, "first_name" | "last_name" | "email" | "role">;
	readonly at: Date;
	readonly today: string;
	/** Undefined of somebody all of whose hours are from before they had an account. */
	readonly from: string | undefined;
	readonly until: string;
	/** From before they had an account; 0 where the letter is about a time of its own. */
	readonly earlier: number;
	/** The oldest first; only those in which the member worked. */
	readonly months: readonly MonthRow[];
};

const total = (months: readonly MonthRow[], what: "minutes" | "shifts"): number =>
	months.reduce((sum, month) => sum + month[what], 0);

const timesOf = ({ from, until, months, earlier }: Figures): [string, string][] => {
	const here = total(months, "minutes");
	const sum: [string, string] = [t("Total time"), formatDuration(here + earlier)];
	if (from === undefined) return [sum];
	return [
		[t("First day"), formatDate(from)],
		[t("Last day"), formatDate(until)],
		[t("Number of shifts"), String(total(months, "shifts"))],
		...(earlier > 0
			? ([
					[t("Time in these shifts"), formatDuration(here)],
					[t("Time before them"), formatDuration(earlier)],
				] satisfies [string, string][])
			: []),
		sum,
	];
};

const contentIn = (language: Language, figures: Figures): LetterContent => {
	const { member, at, today, months } = figures;
	const name = printableName(member);
	const ours = societyName();
	const email = society().contact_email;
	return {
		language,
		at,
		title: t("Confirmation of volunteer hours"),
		head: [ours, email, formatDate(today)],
		opening: [
			t("To whom it may concern,"),
			t("This letter confirms the time that {name} volunteered with {society}.", { name, society: ours }),
			t("Our volunteers support people by chat, in shifts led by a supervisor."),
		],
		facts: [[t("Name"), name], [t("Role"), translate(roles[member.role].name)], ...timesOf(figures)],
		columns: [t("Month"), t("Shifts"), t("Time")],
		rows: months.map(({ month, shifts, minutes }) => [formatMonth(month), String(shifts), formatDuration(minutes)]),
		closing: [
			...(months.length > 0
				? [t("A shift counts towards the month in which it started. Breaks within a shift are included.")]
				: []),
			t("To verify this letter, please write to {email} with the name and dates above.", { email }),
		],
		signed: [t("Director, name:"), t("Signature:"), t("Date:")],
		foot: `${ours} · ${name} · ${formatDate(today)}`,
	};
};

/** The letter's text in its language. */
export const letterOf = (language: Language, figures: Figures): LetterContent =>
	withLanguage(language, () => contentIn(language, figures));

/**
 * To be handed in where somebody asks for it: a school, an employer. One's own is in the language of the page one reads;
 * one that a director makes for somebody else is in the language that member has chosen.
 */
export const hoursLetterOf = async (
	context: ShiftContext,
	reader: MemberRow,
	{ member: memberId, from, until }: Days & { member?: string | undefined },
	language: Language,
) => {
	const { database, clock, zone } = context;
	const { db } = database;
	const member = await whoseHours(context, reader, memberId, "letter");
	await limitDownloads(context, reader);
	const at = clock.now();
	const today = dayIn(zone, at);
	const days = { from, until: until !== undefined && until < today ? until : today };
	const worked = (await placesOf(db, member.id, days)).filter(({ attendance }) => attendance === "worked");
	const months = (await monthsOf(db, member.id, days)).filter(({ shifts }) => shifts > 0).reverse();
	const [oldest] = worked;
	const spoken = member.id === reader.id ? language : (await preferencesOf(db, member.id)).language;
	const earlier = from === undefined ? await context.earlierMinutesOf(db, member.id) : 0;
	if (!oldest && earlier === 0) throw noHours();
	const figures = { member, at, today, from: oldest && (from ?? oldest.day), until: days.until, months, earlier };
	return {
		name: `${nameInArchive(member.username)}-hours-${today}.pdf`,
		type: "application/pdf",
		bytes: await printLetter(letterOf(spoken, figures), reader.id),
	};
};
