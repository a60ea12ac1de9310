import { locale, t, tn } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { dayOfShift, stateLabels, timesOf } from "../../shift/shift-text.ts";
import { inPart } from "../../shift/standing.ts";
import { isOver } from "../../shift-days.ts";
import { lackOf, type Totals } from "./lacks.ts";

const list = new Intl.ListFormat(locale, { type: "unit", style: "long" });

/** `3 shifts need a supervisor, 2 shifts lack listeners` */
export const totalsText = ({ shifts, supervisors, listeners, cover, off }: Totals): string => {
	if (shifts === 0) return t("no shifts");
	const lacks = [
		supervisors > 0 &&
			tn(supervisors, { one: "1 shift needs a supervisor", other: "{count} shifts need a supervisor" }),
		listeners > 0 && tn(listeners, { one: "1 shift needs listeners", other: "{count} shifts need listeners" }),
		cover > 0 &&
			tn(cover, {
				one: "1 shift needs cover",
				other: "{count} shifts need cover",
			}),
	].filter((words) => words !== false);
	const called = off > 0 && tn(off, { one: "1 shift is cancelled", other: "{count} shifts are cancelled" });
	return list.format([...(lacks.length > 0 ? lacks : [t("fully staffed")]), ...(called ? [called] : [])]);
};

/** What one shift lacks: `Lacks a supervisor, 2 listeners`; null when it lacks nobody. */
export const lackText = (shift: Shift, at: number): string | null => {
	const { supervisors, listeners, cover } = lackOf(shift, at);
	const parts = [
		supervisors > 0 && tn(supervisors, { one: "1 supervisor needed", other: "{count} supervisors needed" }),
		listeners > 0 && tn(listeners, { one: "1 listener needed", other: "{count} listeners needed" }),
		cover > 0 && tn(cover, { one: "1 needs cover", other: "{count} need cover" }),
	].filter((words) => words !== false);
	return parts.length > 0 ? list.format(parts) : null;
};

/** How many have booked of those it needs: `1/3`. */
export const seatsInShort = (shift: Shift): string => `${inPart(shift, "listener").length}/${shift.capacity}`;

/** A shift among many, for who does not see its colour. */
export const coverageText = (shift: Shift, zone: string, at: number): string => {
	const when = t("{day}, {times}", { day: dayOfShift(shift, zone), times: timesOf(shift, zone) });
	if (shift.state === "off") return t("{when}: {words}", { when, words: stateLabels.off });
	const has = inPart(shift, "listener").length;
	const listeners = tn(shift.capacity, { one: "{has} of 1 listener", other: "{has} of {count} listeners" }, { has });
	const words = list.format([isOver(shift, at) ? t("Past") : stateLabels[shift.state], listeners]);
	return t("{when}: {words}", { when, words });
};

/** What the state of a shift means, in one sentence. */
export const stateSentence = (shift: Shift): string => {
	switch (shift.state) {
		case "confirmed":
			return t("It will go ahead: it has a supervisor and a listener.");
		case "needs_supervisor":
			return t("No supervisor yet. A shift can’t go ahead without one.");
		case "at_risk":
			return inPart(shift, "listener").length === 0
				? t("It has a supervisor, but no listener.")
				: t("It has a supervisor and a listener, but one of them needs cover.");
		case "off":
			return shift.off_reason === null
				? t("It was cancelled.")
				: t("It was cancelled: {reason}", { reason: shift.off_reason });
	}
};
