import { t, tn } from "@warmline/contract/i18n";
import { decideReport, mostWords, type Report, type Verdict } from "@warmline/contract/moderation/calls";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { checkBy, useForm } from "../ui/forms/use-form.ts";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import type { VerdictInput } from "./api.ts";
import { daysToChoose, usualDays, verdictText } from "./verdicts.ts";

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
	const said = verdictText(verdict, report);
	const { form, values, change, submit, errors, failure } = useForm({
		values: { words: "", days: Number(usualDays) },
		check: ({ words, days }) =>
			checkBy(decideReport.body, {
				verdict,
				...(words.trim() === "" ? {} : { words }),
				...(verdict === "suspend" ? { days } : {}),
			}),
		send: onConfirm,
		call: { isPending: busy, error },
		fields: ["words"],
		fallback: t("Nothing was changed. Please try again."),
	});
	return (
		<ConfirmDialog
			open
			title={said.title}
			confirm={said.confirm}
			danger={said.danger}
			busy={busy}
			holdsWords={values.words.trim() !== ""}
			onConfirm={submit}
			onCancel={onCancel}
		>
			<p>{said.happens}</p>
			<div ref={form} className="text-ink">
				{verdict === "suspend" && (
					<Field label={t("Duration")} className="mt-4">
						<Select
							value={values.days}
							disabled={busy}
							onChange={({ target }) => change({ days: Number(target.value) })}
						>
							{daysToChoose.map((one) => (
								<option key={one} value={one}>
									{tn(one, { one: "1 day", other: "{count} days" })}
								</option>
							))}
						</Select>
					</Field>
				)}
				<Field label={said.words} optional={verdict !== "warn"} error={errors.words} className="mt-4">
					<TextArea
						value={values.words}
						rows={4}
						maxLength={mostWords}
						readOnly={busy}
						onChange={({ target }) => change({ words: target.value })}
					/>
				</Field>
			</div>
			{failure && (
				<Banner tone="failure" className="mt-4">
					{failure}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
