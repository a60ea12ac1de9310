import { t, tn } from "@warmline/contract/i18n";
import { decideReport, mostWords, type Report, type Verdict } from "@warmline/contract/moderation/calls";
import { useState } from "react";
import { describeError } from "../platform/http/describe-error.ts";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { useFirstInvalid } from "../ui/forms/use-first-invalid.ts";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import type { VerdictInput } from "./api.ts";
import { daysToChoose, usualDays, verdictWords } from "./verdicts.ts";

type VerdictDialogProps = {
	readonly verdict: Verdict;
	readonly report: Report;
	readonly busy: boolean;
	/** Why it was not done; what was typed stays. */
	readonly error: Error | null;
	readonly onConfirm: (said: VerdictInput) => void;
	readonly onCancel: () => void;
};

export function VerdictDialog({ verdict, report, busy, error, onConfirm, onCancel }: VerdictDialogProps) {
	const [words, setWords] = useState("");
	const [days, setDays] = useState<number>(usualDays);
	const [problem, setProblem] = useState<string>();
	const { form, checked: markChecked } = useFirstInvalid<HTMLDivElement>(busy);
	const said = verdictWords(verdict, report);
	const { fields, message } = describeError(error, {
		fields: ["words"],
		fallback: t("Nothing was changed. Please try again."),
	});

	const confirm = () => {
		markChecked();
		const input = {
			verdict,
			...(words.trim() === "" ? {} : { words }),
			...(verdict === "suspend" ? { days } : {}),
		};
		const checked = decideReport.body.safeParse(input);
		if (!checked.success) return setProblem(checked.error.issues[0]?.message);
		setProblem(undefined);
		onConfirm(input);
	};
	return (
		<ConfirmDialog
			open
			title={said.title}
			confirm={said.confirm}
			danger={said.danger}
			busy={busy}
			holdsWords={words.trim() !== ""}
			onConfirm={confirm}
			onCancel={onCancel}
		>
			<p>{said.happens}</p>
			<div ref={form} className="text-ink">
				{verdict === "suspend" && (
					<Field label={t("Duration")} className="mt-4">
						<Select value={days} disabled={busy} onChange={({ target }) => setDays(Number(target.value))}>
							{daysToChoose.map((one) => (
								<option key={one} value={one}>
									{tn(one, { one: "1 day", other: "{count} days" })}
								</option>
							))}
						</Select>
					</Field>
				)}
				<Field label={said.words} optional={verdict !== "warn"} error={problem ?? fields.words} className="mt-4">
					<TextArea
						value={words}
						rows={4}
						maxLength={mostWords}
						readOnly={busy}
						onChange={({ target }) => {
							setWords(target.value);
							setProblem(undefined);
						}}
					/>
				</Field>
			</div>
			{message && (
				<Banner tone="failure" className="mt-4">
					{message}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
