import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import type { Attendance, ShiftPart } from "@warmline/contract/shifts/parts";
import { stringify } from "csv-stringify/sync";
import type { ActingToken, MemberRow } from "../../accounts/index.ts";
import { dayIn } from "../../platform/days.ts";
import { tableFormat } from "../../platform/files/table-format.ts";
import { nameInArchive } from "../../platform/files/zip-of.ts";
import { formatClock } from "../../platform/format-time.ts";
import { translate, withLanguage } from "../../platform/language.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type Days, placesOf, type WorkedRow } from "./hours-queries.ts";
import { limitDownloads } from "./limit-downloads.ts";
import { toWorkedShift, wholeName } from "./serializers.ts";
import { whoseHours } from "./whose-hours.ts";

const partNames: Readonly<Record<ShiftPart, string>> = {
	listener: t("Listener"),
	supervisor: t("Supervisor"),
};

const attendanceNames: Readonly<Record<Attendance, string>> = {
	booked: t("Booked"),
	worked: t("Worked"),
	excused: t("Excused"),
	no_show: t("Absent"),
};

const cellsOf = (zone: string, name: string, rows: readonly WorkedRow[]): string[][] => {
	const columns = [
		t("Name"),
		t("Day"),
		t("Starts ({zone})", { zone }),
		t("Ends ({zone})", { zone }),
		t("Role"),
		t("Attendance"),
		t("Minutes"),
	];
	const lines = rows.map((row) => [
		name,
		row.day,
		formatClock(zone, row.starts_at),
		formatClock(zone, row.ends_at),
		translate(partNames[row.part]),
		translate(attendanceNames[row.attendance]),
		String(toWorkedShift(row).minutes),
	]);
	return [columns, ...lines];
};

/** A table of them in a language, with days and times on the organisation's clocks. */
export const tableOf = (language: Language, zone: string, name: string, rows: readonly WorkedRow[]): string =>
	stringify(
		withLanguage(language, () => cellsOf(zone, name, rows)),
		tableFormat(language),
	);

/** Somebody's shifts, with those that are still to come. */
export const hoursTableOf = async (
	context: ShiftContext,
	reader: MemberRow,
	{ member: memberId, ...days }: Days & { member?: string | undefined },
	language: Language,
	token?: ActingToken,
) => {
	const { database, clock, zone } = context;
	const member = await whoseHours(context, reader, memberId, "table", token);
	await limitDownloads(context, reader);
	const rows = await placesOf(database.db, member.id, days);
	return {
		name: `${nameInArchive(member.username)}-hours-${dayIn(zone, clock.now())}.csv`,
		type: "text/csv; charset=utf-8",
		bytes: Buffer.from(tableOf(language, zone, wholeName(member), rows)),
	};
};
