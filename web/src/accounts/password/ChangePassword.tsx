import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { changedPassword } from "@warmline/contract/accounts/user";
import { t, tn } from "@warmline/contract/i18n";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { blame } from "../blame.ts";
import { SecuritySection } from "../security/SecuritySection.tsx";
import { sendPassword, sessionsQuery } from "../security/security-api.ts";
import { passwordHint } from "./password-hint.ts";

type Change = z.input<typeof changedPassword>;

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
	const { register, handleSubmit, setError, reset, formState } = useForm<Change>({
		resolver: zodResolver(changedPassword),
		reValidateMode: "onSubmit",
		defaultValues: { current_password: "", password: "", confirm_password: "" },
	});
	const { errors, isSubmitting, isDirty } = formState;
	useUnsavedChanges(isDirty);

	const submit = async (form: Change) => {
		setEnded(null);
		try {
			setEnded((await sendPassword(form)).ended);
			reset();
			void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
		} catch (failure) {
			const tell = (where: keyof Change | "root", message: string) =>
				setError(where, { message }, { shouldFocus: true });
			blame(failure, ["current_password", "password"], tell, t("Couldn’t change your password. Please try again."));
		}
	};
	return (
		<SecuritySection
			heading={t("Password")}
			lead={t("After a change, you stay logged in here and are logged out everywhere else.")}
		>
			<form method="post" noValidate onSubmit={handleSubmit(submit)} className="max-w-md space-y-4">
				{errors.root && <Banner tone="failure">{errors.root.message}</Banner>}
				<div role="status">{ended !== null && <Banner tone="success">{doneText(ended)}</Banner>}</div>
				<Field label={t("Current password")} error={errors.current_password?.message}>
					<PasswordInput {...register("current_password")} autoComplete="current-password" required />
				</Field>
				<Field label={t("New password")} hint={passwordHint} error={errors.password?.message}>
					<PasswordInput {...register("password")} autoComplete="new-password" required />
				</Field>
				<Field label={t("Confirm password")} error={errors.password ? undefined : errors.confirm_password?.message}>
					<PasswordInput {...register("confirm_password")} autoComplete="new-password" required />
				</Field>
				<Button type="submit" variant="secondary" busy={isSubmitting} busyText={t("Saving...")}>
					{t("Change password")}
				</Button>
			</form>
		</SecuritySection>
	);
}
