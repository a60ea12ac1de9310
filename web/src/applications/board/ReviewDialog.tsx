import type { ApplicantType } from "@warmline/contract/accounts/user";
import { type RecordStep, recordStepNames } from "@warmline/contract/applications/record";
import { suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { describeError } from "../../platform/http/describe-error.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { useFirstInvalid } from "../../ui/forms/use-first-invalid.ts";
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
	const [problem, setProblem] = useState<string>();
	const { form, checked: markChecked } = useFirstInvalid<HTMLDivElement>(busy);
	const words = actionText[act];
	const { fields, message } = describeError(error, {
		fields: ["reason"],
		fallback: t("Nothing was changed. Please try again."),
	});

	const label = act === "certify" && missing.length === 0 ? null : words.reason;

	const confirm = () => {
		if (label === null) return onConfirm("");
		markChecked();
		const checked = suspendVolunteer.body.safeParse({ reason });
		if (!checked.success) return setProblem(checked.error.issues[0]?.message);
		setProblem(undefined);
		onConfirm(checked.data.reason);
	};
	return (
		<ConfirmDialog
			open
			title={words.title(person)}
			confirm={words.button}
			busy={busy}
			danger={act === "decline" || act === "end" || act === "suspend"}
			onConfirm={confirm}
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
					<Field label={label} hint={words.reader(person)} error={problem ?? fields.reason} className="mt-4 text-ink">
						<TextArea
							value={reason}
							rows={5}
							readOnly={busy}
							onChange={({ target }) => {
								setProblem(undefined);
								onWrite(target.value);
							}}
						/>
					</Field>
				</div>
			)}
			{message && (
				<Banner tone="failure" className="mt-4">
					{message}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
