import { t } from "@warmline/contract/i18n";
import { correctedEmail } from "@warmline/contract/members/email-calls";
import { fullName } from "../../platform/session.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import type { MemberDialogProps } from "./RoleDialog.tsx";

/** For who mistyped it, or has lost the mailbox. */
export function CorrectEmailDialog({ member, busy, error, reason, onWrite, onConfirm, onCancel }: MemberDialogProps) {
	const name = fullName(member);
	const { form, register, submit, errors, failure } = useForm({
		values: { email: "", reason },
		check: (values) => checkBy(correctedEmail, values),
		send: (corrected) => onConfirm({ act: "email", ...corrected }),
		call: { isPending: busy, error },
		fallback: t("Nothing was changed. Please try again."),
	});
	const reasonField = register("reason");
	return (
		<ConfirmDialog
			open
			title={t("Correct the email of {name}?", { name })}
			confirm={t("Correct email")}
			busy={busy}
			onConfirm={submit}
			onCancel={onCancel}
		>
			<p>
				{t(
					"We’ll send a link to the new address. The email changes once it is confirmed there. {name} is then logged out everywhere and sets a new password. The old address gets an email, too. Make sure it’s really {name} who is asking: by phone or in person.",
					{ name },
				)}
			</p>
			<form ref={form} noValidate onSubmit={submit} className="mt-4 space-y-4 text-ink">
				<Field label={t("New email")} error={errors.email}>
					<TextInput {...register("email")} type="email" autoComplete="off" readOnly={busy} required />
				</Field>
				<Field
					label={t("Reason")}
					hint={t("For the audit log. It isn’t emailed to the person, but it’s part of the data they can download.")}
					error={errors.reason}
				>
					<TextArea
						{...reasonField}
						rows={3}
						maxLength={2000}
						readOnly={busy}
						required
						onChange={(event) => {
							reasonField.onChange(event);
							onWrite(event.target.value);
						}}
					/>
				</Field>
			</form>
			{failure && (
				<Banner tone="failure" className="mt-4">
					{failure}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
