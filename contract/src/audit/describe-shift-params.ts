import { t, tn, translate } from "../i18n.ts";
import type { AuditParams } from "./params.ts";

/** How days and times are written: on a page as people say them there, in a file as programs for tables read them. */
export type TimeFormat = {
	/** 0 for Sunday. */
	readonly weekday: (weekday: number) => string;
	/** `2026-11-23` */
	readonly day: (day: string) => string;
	/** `18:00`, whatever the day. */
	readonly clock: (time: string) => string;
	/** `2026-11-23T18:00:00.000Z` */
	readonly moment: (iso: string) => string;
};

type Rota = AuditParams["change_rota"];
type RotaSetting = Extract<Rota, { change: "settings" }>["changes"][number];
type ShiftChange = AuditParams["change_shift"];
type Attended = AuditParams["change_attendance"]["before"];

const needsText = ({ listeners, supervisors }: NonNullable<ShiftChange["needs"]>): string =>
	[
		tn(listeners, { one: "1 listener", other: "{count} listeners" }),
		tn(supervisors, { one: "1 supervisor", other: "{count} supervisors" }),
	].join(", ");

const rotaSettingNames: Readonly<Record<RotaSetting["setting"], string>> = {
	booking_weeks: t("booking opens, weeks ahead:"),
	cancel_hours: t("drop deadline, hours:"),
	weekly_cap: t("shifts a week:"),
	rest_hours: t("hours of rest:"),
	offer_minutes: t("hold for the waiting list, minutes:"),
};

const rotaSetting = ({ setting, before, after }: RotaSetting): string =>
	`${translate(rotaSettingNames[setting])} ${t("{before} to {after}", { before, after })}`;

type ClosedDays = Extract<Rota, { change: "close_days" | "open_days" }>;

const daysText = ({ first, last, yearly }: ClosedDays, times: TimeFormat): string => {
	const days =
		first === last ? times.day(first) : t("{first} to {last}", { first: times.day(first), last: times.day(last) });
	return yearly ? t("{days}, every year", { days }) : days;
};

const shiftTime = ({ start, end }: { readonly start: string; readonly end: string }, times: TimeFormat): string =>
	t("shift time {start} to {end}", { start: times.clock(start), end: times.clock(end) });

const rotaChange = (rota: Rota, times: TimeFormat): string => {
	switch (rota.change) {
		case "set_weekly_shift":
			return `${times.weekday(rota.weekday)}, ${times.clock(rota.start)}: ${needsText(rota)}`;
		case "drop_weekly_shift":
			return `${times.weekday(rota.weekday)}, ${times.clock(rota.start)}: ${t("removed")}`;
		case "add_shift_time":
			return `${shiftTime(rota, times)}: ${t("added")}`;
		case "retire_shift_time":
			return `${shiftTime(rota, times)}: ${t("removed")}`;
		case "close_days":
			return t("closed {days}: {name}", { days: daysText(rota, times), name: rota.name });
		case "open_days":
			return t("reopened {days}: {name}", { days: daysText(rota, times), name: rota.name });
		case "settings":
			return rota.changes.map(rotaSetting).join("; ");
	}
};

const shiftChange = ({ day, start, added, needs, supervisor, reopened, cancelled }: ShiftChange, times: TimeFormat) => {
	const changes = [
		...(added ? [t("added")] : []),
		...(needs ? [needsText(needs)] : []),
		...(supervisor === null ? [t("no supervisor")] : []),
		...(typeof supervisor === "string" ? [t("supervised by {name}", { name: supervisor })] : []),
		...(reopened ? [t("restored")] : []),
		...(cancelled === undefined ? [] : [t("cancelled: {reason}", { reason: cancelled })]),
	];
	return `${times.day(day)}, ${times.clock(start)}: ${changes.join(added ? ", " : "; ")}`;
};

const attendanceText = ({ attendance, minutes }: Attended): string => {
	switch (attendance) {
		case "worked":
			return tn(minutes ?? 0, { one: "attended, 1 minute", other: "attended, {count} minutes" });
		case "excused":
			return t("excused");
		case "no_show":
			return t("absent");
		case "booked":
			return t("booked");
	}
};

const asked = ({ part, count }: AuditParams["call_out"]): string =>
	part === "listener"
		? tn(count, { one: "1 listener asked", other: "{count} listeners asked" })
		: tn(count, { one: "1 supervisor asked", other: "{count} supervisors asked" });

const placeText = ({ part, starts_at }: AuditParams["request_place"], times: TimeFormat): string =>
	`${times.moment(starts_at)}: ${part === "supervisor" ? t("as supervisor") : t("as listener")}`;

/** What was done to shifts, by act. */
export const describeShiftParams = {
	change_rota: rotaChange,
	change_shift: shiftChange,
	call_out: (request: AuditParams["call_out"], times: TimeFormat): string =>
		`${times.moment(request.starts_at)}: ${asked(request)}`,
	request_place: placeText,
	withdraw_place_request: placeText,
	change_attendance: ({ day, before, after }: AuditParams["change_attendance"], times: TimeFormat): string =>
		`${times.day(day)}: ${t("{before} to {after}", { before: attendanceText(before), after: attendanceText(after) })}`,
	close_shift: ({ starts_at }: AuditParams["close_shift"], times: TimeFormat): string => times.moment(starts_at),
	read_hours: ({ token }: AuditParams["read_hours"]): string | null =>
		token === undefined ? null : t("by the API token “{token}”", { token }),
	suspend_from_community: ({ until }: AuditParams["suspend_from_community"], times: TimeFormat): string =>
		t("until {time}", { time: times.moment(until) }),
} as const;
