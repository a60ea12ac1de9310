import type { Presence } from "@warmline/contract/chats/presence";
import { locale, t, tn } from "@warmline/contract/i18n";
import type { Duty } from "@warmline/contract/shifts/duty-calls";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import { clockTime } from "../../platform/time/time.ts";
import type { OwnDuty } from "./own-duty.ts";

type Times = Pick<Shift, "shift_datetime" | "ends_at">;

export const ownDutyText = (own: OwnDuty, shift: Times): string => {
	switch (own) {
		case "soon":
			return t("Ready? Your shift starts at {time}", { time: clockTime(shift.shift_datetime) });
		case "begun":
			return t("Check in? Your shift started at {time}", { time: clockTime(shift.shift_datetime) });
		case "on":
			return t("On duty until {time}", { time: clockTime(shift.ends_at) });
		case "left":
			return t("You’ve checked out. Your shift runs until {time}", { time: clockTime(shift.ends_at) });
		case "over":
			return t("Your shift is over. Are you still here?");
	}
};

export const partNames: Readonly<Record<ShiftPart, string>> = {
	supervisor: t("Supervisor"),
	listener: t("Listener"),
};

const list = new Intl.ListFormat(locale, { type: "conjunction", style: "long" });

/** Who is there beside the reader; null when nobody is. */
export const withYou = (runs: Duty["runs"], ownId: string): string | null => {
	const others = runs?.on_duty.filter(({ id, there }) => id !== ownId && there) ?? [];
	if (others.length === 0) return null;
	return t("On with you: {names}", { names: list.format(others.map(({ name }) => name)) });
};

/** How many are on duty, and who is missing in the shift that runs. */
export const mannedText = (onDuty: number, runs: Duty["runs"]): string => {
	const there = tn(onDuty, { one: "1 person is on duty.", other: "{count} people are on duty." });
	if (runs === null || runs.missing.length === 0) return there;
	const away = tn(runs.missing.length, { one: "1 has not checked in.", other: "{count} have not checked in." });
	return `${there} ${away}`;
};

/** Of who has nothing to do for a shift now. */
export const presenceTitle = (presence: Presence): string => {
	if (presence === "away") return t("You’re off duty");
	return presence === "break" ? t("You’re on a break") : t("You are on duty");
};

export const debriefText = (waiting: number): string =>
	tn(waiting, {
		one: "1 person had a hard shift and is waiting for a debrief.",
		other: "{count} people had a hard shift and are waiting for a debrief.",
	});
