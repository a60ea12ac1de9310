import { useQueryClient } from "@tanstack/react-query";
import { changedPassword } from "@warmline/contract/accounts/user";
import { t, tn } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { SecuritySection } from "../security/SecuritySection.tsx";
import { sendPassword, sessionsQuery } from "../security/security-api.ts";
import { passwordHint } from "./password-hint.ts";

const doneText = (ended: number): string =>
	ended === 0
		? t("Your password was changed.")
		: tn(ended, {
				one: "Your password was changed. 1 other session was logged out.",
				other: "Your password was changed. {count} other sessions were logged out.",
			});

export function ChangePassword() {
	const queries = useQueryClient();
	const [ended, setEnded] = useState<number | null>(null);
	const { form, register, submit, reset, busy, isChanged, errors, failure } = useForm({
		values: { current_password: "", password: "", confirm_password: "" },
		check: (values) => checkBy(changedPassword, values),
		send: async (change) => {
			setEnded(null);
			setEnded((await sendPassword(change)).ended);
			reset();
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
				<div role="status">{ended !== null && <Banner tone="success">{doneText(ended)}</Banner>}</div>
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
