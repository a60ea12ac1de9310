import { t } from "@warmline/contract/i18n";
import { mostLetters } from "@warmline/contract/shifts/limits";
import { type LeavingConcern, leavingConcerns } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import { useState } from "react";
import { ApiFailure } from "../../platform/http/failure.ts";
import { clockTime, now } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { showToast } from "../../ui/overlay/Toasts.tsx";
import { sendCheckOut } from "./duty-api.ts";
import { useDutyAct } from "./use-duty-act.ts";

type CheckOutDialogProps = { readonly shift: Shift; readonly onClose: () => void };

/** What follows when one goes all the same. */
const concernLabels: Readonly<Record<LeavingConcern, string>> = {
	chats_open: t(
		"You still have open chats. If you leave now they stay with you, and people wait for your reply. Please end or transfer them first.",
	),
	last_supervisor: t(
		"You are the last supervisor on duty. If you leave now, no one can help with a hard chat until another supervisor checks in, and new chats may not start. Open chats continue.",
	),
};

const concernIn = (error: Error | null): LeavingConcern | undefined =>
	error instanceof ApiFailure ? leavingConcerns.find((one) => one === error.code) : undefined;

type Written = { readonly heavy: boolean | null; readonly words: string };
const nothing: Written = { heavy: null, words: "" };

/** How it was, before one goes. */
export function CheckOutDialog({ shift, onClose }: CheckOutDialogProps) {
	// One "anyway" answers what was asked, and nothing else.
	const [sure, setSure] = useState<LeavingConcern[]>([]);
	const leaving = useDutyAct(sendCheckOut, ({ heavy }) => {
		showToast({
			words: heavy
				? t("Thank you. A supervisor will talk with you.")
				: t("You are off duty. Thank you for being there."),
		});
		onClose();
	});
	const concern = concernIn(leaving.error);
	const early = Date.parse(shift.ends_at) > now();

	const { form, banner, values, register, change, submit, busy, failure } = useForm({
		values: nothing,
		check: ({ heavy, words }) => ({ data: { heavy: heavy === true, words: words.trim() } }),
		send: (said) => {
			const known = concern ? [...sure, concern] : sure;
			setSure(known);
			leaving.mutate({ id: shift.id, ...said, sure: known });
		},
		call: leaving,
		fields: [],
		fallback: t("Couldn’t check you out. Please try again."),
	});
	const { heavy, words } = values;
	return (
		<Dialog open onClose={onClose} title={t("How was your shift?")} busy={busy} holdsWords={words !== ""}>
			<form ref={form} onSubmit={submit} noValidate className="space-y-4">
				{early && <p className="text-soft">{t("Your shift runs until {time}", { time: clockTime(shift.ends_at) })}</p>}
				<fieldset className="grid gap-2 sm:grid-cols-2">
					<legend className="sr-only">{t("How was your shift?")}</legend>
					<Choice
						label={t("I’m fine")}
						hint={t("Nothing is weighing on me.")}
						chosen={heavy === false}
						onChoose={() => change({ heavy: false })}
					/>
					<Choice
						label={t("It was hard")}
						hint={t("A supervisor will talk with you.")}
						chosen={heavy === true}
						onChoose={() => change({ heavy: true })}
					/>
				</fieldset>
				<Field
					label={heavy ? t("Anything you’d like to say beforehand?") : t("Anything we should know?")}
					hint={t("Only supervisors and directors can read this.")}
					optional
				>
					<TextArea rows={3} maxLength={mostLetters.afterShift} {...register("words")} />
				</Field>
				{failure && (
					<Banner ref={banner} tone={concern ? "warning" : "failure"}>
						{concern ? concernLabels[concern] : failure}
					</Banner>
				)}
				<div className="flex flex-wrap justify-end gap-3">
					<Button variant="quiet" disabled={busy} onClick={onClose}>
						{t("Stay on duty")}
					</Button>
					<Button type="submit" variant={concern ? "danger" : "primary"} busy={busy} busyText={t("Checking out...")}>
						{concern ? t("Check out anyway") : t("Check out")}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

type ChoiceProps = {
	readonly label: string;
	readonly hint: string;
	readonly chosen: boolean;
	readonly onChoose: () => void;
};

function Choice({ label, hint, chosen, onChoose }: ChoiceProps) {
	return (
		<label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-control border border-edge px-3 py-2.5 has-checked:border-pine has-checked:bg-pine-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine">
			<input
				type="radio"
				name="how"
				checked={chosen}
				onChange={onChoose}
				className="mt-1 size-5 shrink-0 accent-pine"
			/>
			<span>
				<span className="block font-semibold">{label}</span>
				<span className="block text-sm text-soft">{hint}</span>
			</span>
		</label>
	);
}
