import { useMutation, useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { WeeklyShift } from "@warmline/contract/shifts/rota-calls";
import type { ShiftTime } from "@warmline/contract/shifts/shift";
import { sentenceOf } from "../../../platform/http/failure.ts";
import { showToast } from "../../../ui/overlay/Toasts.tsx";
import { shiftsKey } from "../../api.ts";
import { rotaQuery, saveWeekly } from "../rota-api.ts";
import { hoursWords } from "../rota-words.ts";
import { daysWithout, needsToStart, withWeekly } from "./weekly-needs.ts";

type EveryDayProps = {
	readonly time: ShiftTime;
	readonly weekly: readonly WeeklyShift[];
	/** Where it does not stand beside its time. */
	readonly named?: boolean;
};

/** A shift at this time on all days that have none yet: a new society would else press as often as a week has shifts. */
export function EveryDay({ time, weekly, named = false }: EveryDayProps) {
	const queries = useQueryClient();
	const missing = daysWithout(weekly, time.id);
	const fill = useMutation({
		mutationFn: async () => {
			const needs = needsToStart(weekly, time.id);
			const saved: WeeklyShift[] = [];
			for (const weekday of missing) saved.push((await saveWeekly({ weekday, shift_time: time.id, ...needs })).result);
			return saved;
		},
		onSuccess: (saved) =>
			queries.setQueryData(
				rotaQuery.queryKey,
				(rota) => rota && { ...rota, weekly: saved.reduce<WeeklyShift[]>(withWeekly, rota.weekly) },
			),
		onError: (error) => showToast({ words: sentenceOf(error, t("Couldn’t save this. Please try again.")) }),
		onSettled: () => void queries.invalidateQueries({ queryKey: shiftsKey }),
	});
	if (missing.length === 0) return null;
	const times = hoursWords(time);
	const all = missing.length === 7;
	const whole = all ? t("Add to every day: {times}", { times }) : t("Copy to the other days: {times}", { times });
	const short = all ? t("Add to every day") : t("Copy to the other days");
	return (
		<button
			type="button"
			aria-label={named ? undefined : whole}
			aria-disabled={fill.isPending || undefined}
			onClick={() => !fill.isPending && fill.mutate()}
			className={`block text-left font-semibold text-pine underline ${named ? "min-h-11" : "mt-1 min-h-6 text-xs"}`}
		>
			{fill.isPending ? t("Saving...") : named ? whole : short}
		</button>
	);
}
