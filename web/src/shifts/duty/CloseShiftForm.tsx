import { t } from "@warmline/contract/i18n";
import type { Duty } from "@warmline/contract/shifts/duty-calls";
import { mostLetters } from "@warmline/contract/shifts/limits";
import { dayAndClock } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { showToast } from "../../ui/overlay/Toasts.tsx";
import { useTellBusy } from "../rota/coverage/use-tell-busy.ts";
import { sendClosing } from "./duty-api.ts";
import { useDutyAct } from "./use-duty-act.ts";

type CloseShiftFormProps = {
	readonly shift: Duty["to_close"][number];
	/** Somebody of it waits for a talk, which is left to the next supervisor. */
	readonly handsOver: boolean;
	/** Somebody else has closed it while this was in sight. */
	readonly byOther: boolean;
	readonly onBusy: (busy: boolean) => void;
	readonly onClosed: () => void;
};

/** The end of a shift: all have gone, and everybody was spoken with, or the next supervisor does it. */
export function CloseShiftForm({ shift, handsOver, byOther, onBusy, onClosed }: CloseShiftFormProps) {
	const closing = useDutyAct(sendClosing, () => {
		showToast({ words: t("Shift closed. Thank you.") });
		onClosed();
	});
	const { form, banner, register, submit, busy, failure } = useForm({
		values: { note: "" },
		check: ({ note }) => ({ data: note.trim() }),
		send: (note) => closing.mutate({ id: shift.id, note, hand_over: handsOver }),
		call: closing,
		fields: [],
		fallback: t("Couldn’t close the shift. Please try again."),
	});
	useTellBusy(busy, onBusy);
	return (
		<form ref={form} onSubmit={submit} noValidate className="space-y-3 rounded-card border border-line p-4">
			<h3 className="text-lg">{t("Close the shift")}</h3>
			<p className="text-sm text-soft">{t("Shift of {when}", { when: dayAndClock(shift.shift_datetime) })}</p>
			<Field label={t("What should the others know?")} hint={t("Please don’t write about visitors.")} optional>
				<TextArea rows={3} maxLength={mostLetters.closingNote} {...register("note")} />
			</Field>
			{handsOver && (
				<Banner tone="warning">
					{t(
						"Someone had a hard shift and hasn’t had a debrief yet. If you close the shift now, the next supervisor takes that on.",
					)}
				</Banner>
			)}
			{byOther && <Banner tone="info">{t("Someone else has closed this shift. What you typed was not saved.")}</Banner>}
			{failure && !byOther && (
				<Banner ref={banner} tone="failure">
					{failure}
				</Banner>
			)}
			<Button
				type="submit"
				variant={handsOver ? "danger" : "primary"}
				disabled={byOther}
				busy={busy}
				busyText={t("Closing...")}
			>
				{handsOver ? t("Close and hand over") : t("Close the shift")}
			</Button>
		</form>
	);
}
