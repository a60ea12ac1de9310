import { t } from "@warmline/contract/i18n";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { now } from "../../platform/time/time.ts";
import { cityOf, timeIn } from "../../platform/time/zones.ts";
import { RadioList } from "../../ui/forms/RadioList.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { book } from "../api.ts";
import { dayOfShift, partLabels, timesOf } from "../shift/shift-text.ts";
import { partsToBook } from "../shift/standing.ts";
import { endOf, endsDayAfter, isOn, startOf } from "../shift-days.ts";
import { useShiftAct } from "../use-shift-act.ts";
import type { ShiftDialogProps } from "./asked.ts";
import { isLongRun, longRunText, longRunTitle, takeAnyway } from "./LongRunQuestion.tsx";

const failedToBook = (error: Error): string => {
	const sentence = errorMessage(error, "");
	return sentence === "" ? t("Failed to book shift.") : t("Error booking shift: {sentence}", { sentence });
};

/** What somebody is asked, and may be sure of. */
type Concern = "beyond_cap" | "long_run";

const concernOf = (error: Error | null): Concern | null => {
	if (isLongRun(error)) return "long_run";
	return error instanceof ApiFailure && error.code === "beyond_cap" ? "beyond_cap" : null;
};

const titles: Readonly<Record<Concern, string>> = {
	beyond_cap: t("Add another shift that week?"),
	long_run: longRunTitle,
};
const answers: Readonly<Record<Concern, string>> = { beyond_cap: t("Book anyway"), long_run: takeAnyway };

export function BookDialog({ shift, zone, me, onClose }: ShiftDialogProps) {
	const joins = isOn(shift, now());
	const parts = partsToBook(shift, me.role);
	const [chosen, setPart] = useState<ShiftPart | null>(null);
	// Somebody else may have taken it meanwhile.
	const part = parts.find((one) => one === chosen) ?? parts[0] ?? "listener";
	const { mutate, isPending, error } = useShiftAct(book);
	const [sure, setSure] = useState<readonly Concern[]>([]);
	const raised = concernOf(error);
	// While it is sent anew, the question that was answered stays.
	const concern = raised ?? (isPending ? (sure.at(-1) ?? null) : null);
	const send = () => {
		const all = raised ? [...sure, raised] : sure;
		setSure(all);
		const [beyond_cap, long_run] = [all.includes("beyond_cap"), all.includes("long_run")];
		mutate({ shift_id: shift.id, user_id: me.id, part, beyond_cap, long_run }, { onSuccess: onClose });
	};
	return (
		<ConfirmDialog
			open
			title={concern ? titles[concern] : joins ? t("Join this shift now?") : t("Confirm Shift Booking")}
			confirm={concern ? answers[concern] : joins ? t("Join Shift") : t("Book Shift")}
			busy={isPending}
			failure={error && !raised ? failedToBook(error) : undefined}
			onConfirm={send}
			onCancel={onClose}
		>
			{raised ? (
				<p role="alert">
					{raised === "long_run"
						? longRunText(error)
						: errorMessage(
								error,
								t("That’s a lot of time for one week. You can still take this shift, if you are sure."),
							)}
				</p>
			) : (
				<>
					<p className="text-ink">
						{joins
							? t("It is on now, until {time}. You can check in at once, and your hours count from then.", {
									time: timeIn(endOf(shift), zone),
								})
							: t("Are you sure you want to book the shift on {date} at {time}?", {
									date: dayOfShift(shift, zone),
									time: timeIn(startOf(shift), zone),
								})}
					</p>
					<p className="mt-2 text-sm">
						{t("{times}, {city} time", { times: timesOf(shift, zone), city: cityOf(zone) })}
						{endsDayAfter(shift, zone) && ` · ${t("Ends the next day")}`}
						{shift.half && ` · ${t("Half-shift")}`}
					</p>
					<Parts parts={parts} part={part} disabled={isPending} onChoose={setPart} />
				</>
			)}
		</ConfirmDialog>
	);
}

type PartsProps = {
	readonly parts: readonly ShiftPart[];
	readonly part: ShiftPart;
	readonly disabled: boolean;
	readonly onChoose: (part: ShiftPart) => void;
};

function Parts({ parts, part, disabled, onChoose }: PartsProps) {
	const [only] = parts;
	if (parts.length === 1 && only) {
		return only === "supervisor" ? <p className="mt-3">{t("You would be the supervisor.")}</p> : null;
	}
	return (
		<RadioList
			legend={t("Your role on this shift")}
			value={part}
			choices={parts.map((value) => ({ value, words: partLabels[value] }))}
			disabled={disabled}
			onChoose={onChoose}
			className="mt-4"
		/>
	);
}
