import { useQueryClient } from "@tanstack/react-query";
import type { changePassword } from "@warmline/contract/accounts/security-calls";
import { changedPassword } from "@warmline/contract/accounts/user";
import type { AnswerOf } from "@warmline/contract/calls";
import { t, tn } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { ownEmailQuery } from "../email/email-api.ts";
import { SecuritySection } from "../security/SecuritySection.tsx";
import { sendPassword, sessionsQuery } from "../security/security-api.ts";
import { passwordHint } from "./password-hint.ts";

type Done = AnswerOf<typeof changePassword>;

const doneText = ({ ended, cancels_email_change = false }: Done): string => {
	const changed =
		ended === 0
			? t("Your password was changed.")
			: tn(ended, {
					one: "Your password was changed. 1 other session was logged out.",
					other: "Your password was changed. {count} other sessions were logged out.",
				});
	return cancels_email_change
		? `${changed} ${t("The change of your email was cancelled: if you still want it, please begin it again.")}`
		: changed;
};

export function ChangePassword() {
	const queries = useQueryClient();
	const [done, setDone] = useState<Done | null>(null);
	const { form, register, submit, reset, busy, isChanged, errors, failure } = useForm({
		values: { current_password: "", password: "", confirm_password: "" },
		check: (values) => checkBy(changedPassword, values),
		send: async (change) => {
			setDone(null);
			setDone(await sendPassword(change));
			reset();
			void queries.invalidateQueries({ queryKey: ownEmailQuery.queryKey });
			void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
		},
		fields: ["current_password", "password"],
		fallback: t("Couldn’t change your password. Please try again."),
		onTyping: "keep",
	});
	useUnsavedChanges(isChanged);
	return (
		<SecuritySection
			heading={t("Password")}
			lead={t("After a change, you stay logged in here and are logged out everywhere else.")}
		>
			<form ref={form} method="post" noValidate onSubmit={submit} className="max-w-md space-y-4">
				{failure && <Banner tone="failure">{failure}</Banner>}
				<div role="status">{done && <Banner tone="success">{doneText(done)}</Banner>}</div>
				<Field label={t("Current password")} error={errors.current_password}>
					<PasswordInput {...register("current_password")} autoComplete="current-password" required />
				</Field>
				<Field label={t("New password")} hint={passwordHint} error={errors.password}>
					<PasswordInput {...register("password")} autoComplete="new-password" required />
				</Field>
				<Field label={t("Confirm password")} error={errors.password ? undefined : errors.confirm_password}>
					<PasswordInput {...register("confirm_password")} autoComplete="new-password" required />
				</Field>
				<Button type="submit" variant="secondary" busy={busy} busyText={t("Saving...")}>
					{t("Change password")}
				</Button>
			</form>
		</SecuritySection>
	);
}
