import { t } from "@warmline/contract/i18n";
import { mostWords, type ReportReason } from "@warmline/contract/moderation/calls";
import { useId } from "react";
import { ApiFailure } from "../platform/http/failure.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { type Checked, useForm } from "../ui/forms/use-form.ts";
import { reasonLabels, reasonsInOrder } from "./report-text.ts";

type Said = { readonly reason: ReportReason; readonly words?: string };
type Written = { readonly reason: ReportReason | null; readonly words: string };

const nothing: Written = { reason: null, words: "" };

const checkReport = ({ reason, words }: Written): Checked<Said> => {
	if (reason === null) return { errors: { reason: t("Please choose a reason.") } };
	if (words.trim() !== "") return { data: { reason, words } };
	return reason === "other" ? { errors: { words: t("Please tell us briefly what’s wrong.") } } : { data: { reason } };
};

type ReportFormProps = {
	readonly busy: boolean;
	readonly error: Error | null;
	readonly onSend: (said: Said) => void;
	readonly onCancel: () => void;
	/** Whether there is something in the words' field. */
	readonly onWords: (some: boolean) => void;
};

export function ReportForm({ busy, error, onSend, onCancel, onWords }: ReportFormProps) {
	const problemId = useId();
	const group = useId();
	// On a phone the banner stands below what is in sight.
	const { form, banner, values, change, submit, errors, failure } = useForm({
		values: nothing,
		check: checkReport,
		send: onSend,
		call: { isPending: busy, error },
		fields: ["words"],
		fallback: t("Couldn’t send the report. Please try again."),
	});
	const { reason, words } = values;
	const already = error instanceof ApiFailure && error.code === "already_reported";
	return (
		<form ref={form} onSubmit={submit} noValidate>
			<fieldset aria-describedby={errors.reason ? problemId : undefined}>
				<legend className="mb-1 font-semibold">{t("What’s wrong with it?")}</legend>
				{reasonsInOrder.map((one) => (
					<label key={one} className="flex min-h-11 items-start gap-3 py-1.5">
						<input
							type="radio"
							name={group}
							value={one}
							checked={reason === one}
							aria-invalid={Boolean(errors.reason) || undefined}
							// With another reason, words may not be needed.
							onChange={() => change({ reason: one, words })}
							className="mt-0.5 size-6 shrink-0 accent-pine"
						/>
						<span>
							{reasonLabels[one].name}
							<span className="block text-sm text-soft">{reasonLabels[one].hint}</span>
						</span>
					</label>
				))}
				{errors.reason && (
					<p id={problemId} className="mt-1 text-[0.9em] font-medium text-bad">
						{errors.reason}
					</p>
				)}
			</fieldset>
			<Field
				label={t("Details")}
				hint={t("Only moderators can read this.")}
				error={errors.words}
				optional={reason !== "other"}
				className="mt-4"
			>
				<TextArea
					value={words}
					rows={3}
					maxLength={mostWords}
					readOnly={busy}
					onChange={({ target }) => {
						change({ words: target.value });
						onWords(target.value.trim() !== "");
					}}
				/>
			</Field>
			{failure && (
				<Banner ref={banner} tone={already ? "info" : "failure"} className="mt-4 outline-none">
					{failure}
				</Banner>
			)}
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button variant="quiet" disabled={busy} onClick={onCancel}>
					{t("Cancel")}
				</Button>
				<Button type="submit" busy={busy} busyText={t("Sending...")}>
					{t("Send report")}
				</Button>
			</div>
		</form>
	);
}
