import { useQueryClient } from "@tanstack/react-query";
import { emailChangeHours, newEmail } from "@warmline/contract/accounts/email-change-calls";
import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { ownEmailQuery, sendEmailChange } from "./email-api.ts";

type ChangeEmailFormProps = { readonly onBegun: () => void };

export function ChangeEmailForm({ onBegun }: ChangeEmailFormProps) {
	const queries = useQueryClient();
	const { form, register, submit, busy, isChanged, errors, failure } = useForm({
		values: { email: "", current_password: "" },
		check: (values) => checkBy(newEmail, values),
		send: async (change) => {
			const now = await sendEmailChange(change);
			onBegun();
			queries.setQueryData(ownEmailQuery.queryKey, now);
		},
		fallback: t("Couldn’t start the change. Please try again."),
	});
	useUnsavedChanges(isChanged);
	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-4">
			{failure && <Banner tone="failure">{failure}</Banner>}
			<Field
				label={t("New email")}
				hint={t(
					"We’ll send a link to both addresses. Your email changes once both are confirmed, within {hours} hours.",
					{
						hours: emailChangeHours,
					},
				)}
				error={errors.email}
			>
				<TextInput {...register("email")} type="email" autoComplete="email" required />
			</Field>
			<Field label={t("Current password")} error={errors.current_password}>
				<PasswordInput {...register("current_password")} autoComplete="current-password" required />
			</Field>
			<Button type="submit" variant="secondary" busy={busy} busyText={t("Saving...")}>
				{t("Change email")}
			</Button>
		</form>
	);
}
