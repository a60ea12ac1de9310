import { useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { WeeklyShift } from "@warmline/contract/shifts/rota-calls";
import type { ShiftTime } from "@warmline/contract/shifts/shift";
import { errorMessage } from "../../../platform/http/describe-error.ts";
import { shiftKeys } from "../../../platform/http/query-keys.ts";
import { useApiMutation } from "../../../platform/http/use-api-mutation.ts";
import { Button } from "../../../ui/Button.tsx";
import { showToast } from "../../../ui/overlay/Toasts.tsx";
import { rotaQuery, saveWeekly } from "../rota-api.ts";
import { hoursText } from "../rota-text.ts";
import { daysWithout, needsToStart, withWeekly } from "./weekly-needs.ts";

type EveryDayProps = {
	readonly time: ShiftTime;
	readonly weekly: readonly WeeklyShift[];
	/** In a list, where it does not stand beside its time. */
	readonly named?: boolean;
};

/**
 * A shift at this time on all days that have none yet: a new organisation would else press as often as a week has
 * shifts.
 */
export function EveryDay({ time, weekly, named = false }: EveryDayProps) {
	const queries = useQueryClient();
	const missing = daysWithout(weekly, time.id);
	const fill = useApiMutation(
		async () => {
			const needs = needsToStart(weekly, time.id);
			const saved: WeeklyShift[] = [];
			for (const weekday of missing) saved.push((await saveWeekly({ weekday, shift_time: time.id, ...needs })).result);
			return saved;
		},
		{
			onSuccess: (saved) =>
				queries.setQueryData(
					rotaQuery.queryKey,
					(rota) => rota && { ...rota, weekly: saved.reduce<WeeklyShift[]>(withWeekly, rota.weekly) },
				),
			onError: (error) => showToast({ words: errorMessage(error, t("Couldn’t save this. Please try again.")) }),
			invalidates: [shiftKeys.all],
		},
	);
	if (missing.length === 0) return null;
	const times = hoursText(time);
	const all = missing.length === 7;
	const whole = all ? t("Add to every day: {times}", { times }) : t("Copy to the other days: {times}", { times });
	const short = all ? t("Add to every day") : t("Copy to the other days");
	const fillAll = () => !fill.isPending && fill.mutate();
	if (named) {
		return (
			<li className="flex flex-wrap items-center justify-between gap-x-2 text-sm">
				<span className="font-semibold tabular-nums">{times}</span>
				<Button variant="secondary" aria-label={whole} busy={fill.isPending} onClick={fillAll}>
					{short}
				</Button>
			</li>
		);
	}
	return (
		<button
			type="button"
			aria-label={whole}
			aria-disabled={fill.isPending || undefined}
			onClick={fillAll}
			className="mt-1 block min-h-6 text-left text-xs font-semibold text-pine underline"
		>
			{fill.isPending ? t("Saving...") : short}
		</button>
	);
}
