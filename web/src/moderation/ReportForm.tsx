import { t } from "@warmline/contract/i18n";
import { mostWords, type ReportReason } from "@warmline/contract/moderation/calls";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { describeError } from "../platform/http/describe-error.ts";
import { ApiFailure } from "../platform/http/failure.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { useFirstInvalid } from "../ui/forms/use-first-invalid.ts";
import { reasonsInOrder, reasonWords } from "./report-words.ts";

type ReportFormProps = {
	readonly busy: boolean;
	readonly error: Error | null;
	readonly onSend: (said: { readonly reason: ReportReason; readonly words?: string }) => void;
	readonly onCancel: () => void;
	/** Whether there is something in the words' field. */
	readonly onWords: (some: boolean) => void;
};

export function ReportForm({ busy, error, onSend, onCancel, onWords }: ReportFormProps) {
	const [reason, setReason] = useState<ReportReason | null>(null);
	const [words, setWords] = useState("");
	const [problem, setProblem] = useState<string>();
	const { form, checked } = useFirstInvalid<HTMLFormElement>(busy);
	const problemId = useId();
	const group = useId();
	const { fields, message } = describeError(error, {
		fields: ["words"],
		fallback: t("Couldn’t send the report. Please try again."),
	});
	const wordsMissing = reason === "other" && words.trim() === "";
	const unsaid = t("Please tell us briefly what’s wrong.");

	const already = error instanceof ApiFailure && error.code === "already_reported";
	// On a phone it stands below what is in sight.
	const banner = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (error) banner.current?.focus();
	}, [error]);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		checked();
		if (reason === null) return setProblem(t("Please choose a reason."));
		if (wordsMissing) return setProblem(unsaid);
		setProblem(undefined);
		onSend({ reason, ...(words.trim() === "" ? {} : { words }) });
	};
	const reasonProblem = reason === null ? problem : undefined;
	const wordsProblem = reason === null ? undefined : problem;
	return (
		<form ref={form} onSubmit={submit} noValidate>
			<fieldset aria-describedby={reasonProblem ? problemId : undefined}>
				<legend className="mb-1 font-semibold">{t("What’s wrong with it?")}</legend>
				{reasonsInOrder.map((one) => (
					<label key={one} className="flex min-h-11 items-start gap-3 py-1.5">
						<input
							type="radio"
							name={group}
							value={one}
							checked={reason === one}
							aria-invalid={Boolean(reasonProblem) || undefined}
							onChange={() => {
								setReason(one);
								setProblem(undefined);
							}}
							className="mt-0.5 size-6 shrink-0 accent-pine"
						/>
						<span>
							{reasonWords[one].name}
							<span className="block text-sm text-soft">{reasonWords[one].hint}</span>
						</span>
					</label>
				))}
				{reasonProblem && (
					<p id={problemId} className="mt-1 text-[0.9em] font-medium text-bad">
						{reasonProblem}
					</p>
				)}
			</fieldset>
			<Field
				label={t("Details")}
				hint={t("Only moderators can read this.")}
				error={wordsProblem ?? fields.words}
				optional={reason !== "other"}
				className="mt-4"
			>
				<TextArea
					value={words}
					rows={3}
					maxLength={mostWords}
					readOnly={busy}
					onChange={({ target }) => {
						setWords(target.value);
						onWords(target.value.trim() !== "");
						setProblem(undefined);
					}}
				/>
			</Field>
			{message && (
				<Banner ref={banner} tone={already ? "info" : "failure"} className="mt-4 outline-none">
					{message}
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
