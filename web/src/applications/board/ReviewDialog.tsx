import type { ApplicantType } from "@warmline/contract/accounts/user";
import { type RecordStep, recordStepNames } from "@warmline/contract/applications/record";
import { suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { t } from "@warmline/contract/i18n";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { TextList } from "../../ui/text/TextList.tsx";
import type { ReviewAction } from "./board-api.ts";
import { actionText } from "./review-actions.ts";

type ReviewDialogProps = {
	readonly act: ReviewAction;
	readonly person: { readonly name: string; readonly kind: ApplicantType };
	/** Steps that a certification goes without. */
	readonly missing: readonly RecordStep[];
	readonly busy: boolean;
	/** Why it was not done; what was typed stays. */
	readonly error: Error | null;
	readonly reason: string;
	readonly onWrite: (reason: string) => void;
	readonly onConfirm: (reason: string) => void;
	readonly onCancel: () => void;
};

export function ReviewDialog(props: ReviewDialogProps) {
	const { act, person, missing, busy, error, reason, onWrite, onConfirm, onCancel } = props;
	const words = actionText[act];
	const label = act === "certify" && missing.length === 0 ? null : words.reason;
	const { form, change, submit, errors, failure } = useForm({
		values: { reason },
		onChange: (written) => onWrite(written.reason),
		check: (written) => (label === null ? { data: { reason: "" } } : checkBy(suspendVolunteer.body, written)),
		send: (checked) => onConfirm(checked.reason),
		call: { isPending: busy, error },
		fallback: t("Nothing was changed. Please try again."),
	});
	return (
		<ConfirmDialog
			open
			title={words.title(person)}
			confirm={words.button}
			busy={busy}
			danger={act === "decline" || act === "end" || act === "suspend"}
			onConfirm={submit}
			onCancel={onCancel}
		>
			<p>{words.happens(person)}</p>
			{act === "certify" && missing.length > 0 && (
				<>
					<p className="mt-4 font-semibold text-ink">{t("Not done yet")}</p>
					<TextList items={missing.map((step) => recordStepNames[step])} />
				</>
			)}
			{label !== null && (
				<div ref={form}>
					<Field label={label} hint={words.reader(person)} error={errors.reason} className="mt-4 text-ink">
						<TextArea
							value={reason}
							rows={5}
							readOnly={busy}
							onChange={({ target }) => change({ reason: target.value })}
						/>
					</Field>
				</div>
			)}
			{failure && (
				<Banner tone="failure" className="mt-4">
					{failure}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
