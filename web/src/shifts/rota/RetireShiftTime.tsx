import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { WeeklyShift } from "@warmline/contract/shifts/rota-calls";
import type { ShiftTime } from "@warmline/contract/shifts/shift";
import { useState } from "react";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { describeRotaError } from "./people-booked.ts";
import { endShiftTime, rotaQuery, saveWeekly, sendShiftTime } from "./rota-api.ts";
import { hoursText } from "./rota-text.ts";
import { useRotaAct } from "./use-rota-act.ts";

type RetireShiftTimeProps = { readonly time: ShiftTime; readonly onClose: () => void };

/** The time with its weekly shifts, as they were. A retired one of the same hours comes back by adding it. */
const bringBack = async ({ start_time, end_time }: ShiftTime, weekly: readonly WeeklyShift[]): Promise<void> => {
	const { result } = await sendShiftTime({ start_time, end_time });
	for (const one of weekly) await saveWeekly({ ...one, shift_time: result.id });
};

/** Where people have booked, the server says first whom it concerns. */
export function RetireShiftTime({ time, onClose }: RetireShiftTimeProps) {
	const { data } = useQuery(rotaQuery);
	// As it was when this was opened: afterwards there are none.
	const [weekly] = useState(() => data?.weekly.filter(({ shift_time }) => shift_time === time.id) ?? []);
	const { mutate, isPending, error, variables } = useRotaAct(
		endShiftTime,
		t("Shift time removed."),
		onClose,
		({ tell }) => (tell ? undefined : () => bringBack(time, weekly)),
	);
	const { warning, message: failure } = describeRotaError(error);
	// While it is sent anew, the question that was answered stays.
	const tell = warning !== undefined || (isPending && variables.tell);
	return (
		<ConfirmDialog
			open
			title={t("Remove {times}?", { times: hoursText(time) })}
			confirm={tell ? t("Remove and notify") : t("Remove time")}
			danger
			busy={isPending}
			failure={failure}
			onConfirm={() => mutate({ id: time.id, tell })}
			onCancel={onClose}
		>
			<p>{t("No new shifts at this time, on any day. Past shifts stay in the records.")}</p>
			{warning && (
				<Banner tone="warning" className="mt-4">
					{warning}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
