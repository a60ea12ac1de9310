import { t } from "@warmline/contract/i18n";
import { society } from "../platform/society.ts";
import { ownZone } from "../platform/time/time.ts";
import { cityOf, sameClock, wholeTimeIn } from "../platform/time/zones.ts";

/**
 * When an interview is, on the clock that comes first: for an applicant the own, for a director the organisation's.
 * On the
 * other one too, where it shows another time.
 */
export const interviewTimes = (
	at: string,
	first: "own" | "society",
	zone = ownZone(),
	clock = society.clock,
): readonly string[] => {
	const instant = Date.parse(at);
	const on = (where: string) => ({ when: wholeTimeIn(instant, where), city: cityOf(where) });
	const head = t("{when} ({city} time)", on(first === "own" ? zone : clock));
	if (sameClock(instant, zone, clock)) return [head];
	return [
		head,
		first === "own" ? t("Our time: {when} ({city} time)", on(clock)) : t("Your time: {when} ({city} time)", on(zone)),
	];
};
