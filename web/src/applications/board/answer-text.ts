import { commitments, ratings, selfRatings } from "@warmline/contract/applications/supervisor-application";
import { t } from "@warmline/contract/i18n";
import type { ShiftTime } from "@warmline/contract/shifts/calls";
import { society } from "../../platform/society.ts";
import { cityOf, timeIn, todayAt } from "../../platform/time/zones.ts";
import { commitmentLabels, countryLabels, ratingLabels } from "../questions.ts";

export type Answer = string | number | boolean | readonly string[] | null | undefined;

/** The words of what was chosen from a list; what was typed is left as it is. */
const choices: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
	...selfRatings.map((field) => [field, new Map(ratings.map((one) => [one, ratingLabels[one]]))] as const),
	["expected_commitment", new Map(commitments.map((one) => [one, commitmentLabels[one]]))] as const,
	["country", new Map(Object.entries(countryLabels))] as const,
]);

export const shiftTimeText = ({ start_time, end_time }: ShiftTime): string =>
	t("{start} to {end}, {city} time", {
		start: timeIn(todayAt(start_time, society.clock), society.clock),
		end: timeIn(todayAt(end_time, society.clock), society.clock),
		city: cityOf(society.clock),
	});

/** An answer as a reader wants it, a line each where there are several; null for none. Ids are those of shift times. */
export const answerText = (field: string, answer: Answer, times: readonly ShiftTime[]): string | null => {
	if (answer === null || answer === undefined) return null;
	if (typeof answer === "boolean") return answer ? t("Yes") : t("No");
	if (typeof answer === "number") return answer === 0 ? null : t("{number} of 10", { number: answer });
	if (typeof answer === "string") return answer.trim() === "" ? null : (choices.get(field)?.get(answer) ?? answer);
	const chosen = answer.map((id) => {
		const time = times.find((one) => one.id === id);
		return time ? shiftTimeText(time) : t("A shift time that no longer exists");
	});
	return chosen.length === 0 ? null : chosen.join("\n");
};
