import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { type ShiftTime, shiftTimes } from "@warmline/contract/shifts/calls";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { shiftKeys } from "../../platform/http/query-keys.ts";
import { society } from "../../platform/society.ts";
import { now, ownZone } from "../../platform/time/time.ts";
import { cityOf, sameClock, timeIn, todayAt } from "../../platform/time/zones.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { type AnswerForm, type FieldName, idsIn } from "./form.ts";
import { Group } from "./Group.tsx";

type ShiftChoiceProps = { readonly form: AnswerForm; readonly name: FieldName; readonly label: string };

const hoursIn = ({ start_time, end_time }: ShiftTime, zone: string) => ({
	start: timeIn(todayAt(start_time, society.clock), zone),
	end: timeIn(todayAt(end_time, society.clock), zone),
});

/** Shift times to tick. What was ticked and is no shift time any more goes with the next tick. */
export function ShiftChoice({ form, name, label }: ShiftChoiceProps) {
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: shiftKeys.times,
		queryFn: async () => (await request(shiftTimes)).results,
	});
	const chosen = idsIn(form.values, name);
	const zone = ownZone();
	const tick = (id: string, on: boolean) => {
		const known = data?.map((shift) => shift.id).filter((one) => chosen.includes(one) && one !== id) ?? [];
		form.set(name, on ? [...known, id] : known);
	};
	return (
		<Group
			legend={label}
			hint={t("Choose all that suit you. Times are in {city} time.", { city: cityOf(society.clock) })}
			error={form.problemOf(name)}
		>
			{data && data.length === 0 && <Empty>{t("No shift times have been set yet.")}</Empty>}
			{data && data.length > 0 && (
				<div className="grid gap-2 sm:grid-cols-2">
					{data.map((shift) => (
						<label
							key={shift.id}
							className="flex min-h-11 items-start gap-3 rounded-control border border-edge bg-surface px-3.5 py-2.5 has-checked:border-pine has-checked:bg-pine-wash"
						>
							<input
								type="checkbox"
								checked={chosen.includes(shift.id)}
								onChange={(event) => tick(shift.id, event.target.checked)}
								className="size-6 shrink-0 accent-pine"
							/>
							<span className="tabular-nums">
								{t("{start} to {end}", hoursIn(shift, society.clock))}
								{!sameClock(now(), zone, society.clock) && (
									<span className="block text-[0.9em] text-soft">
										{t("{start} to {end} in your time", hoursIn(shift, zone))}
									</span>
								)}
							</span>
						</label>
					))}
				</div>
			)}
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Failed to fetch shifts."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading>{t("Loading shifts...")}</Loading>}
		</Group>
	);
}
