import { zodResolver } from "@hookform/resolvers/zod";
import { resetPassword } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "wouter";
import type * as z from "zod/mini";
import { describeError } from "../../platform/http/describe-error.ts";
import { leaveEnded } from "../../platform/log-out.ts";
import { useSearchParams } from "../../platform/routing/address.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { setNewPassword } from "../api.ts";
import { passwordHint } from "./password-hint.ts";

type NewPassword = z.input<typeof resetPassword>;

export function ResetPasswordPage() {
	const [search] = useSearchParams();
	const token = search.get("token") ?? "";
	if (token !== "") return <NewPasswordForm token={token} />;
	return (
		<Page
			title={t("New password")}
			lead={t("This link is incomplete. Please open the link from the email, or request a new one.")}
		>
			<LinkButton to="/forgot-password">{t("Request a new link")}</LinkButton>
		</Page>
	);
}

function NewPasswordForm({ token }: { readonly token: string }) {
	const [, navigate] = useLocation();
	const { register, handleSubmit, setError, formState } = useForm<NewPassword>({
		resolver: zodResolver(resetPassword),
		reValidateMode: "onSubmit",
		defaultValues: { token, password: "", confirm_password: "" },
	});
	const { errors, isSubmitting } = formState;

	const submit = async (form: NewPassword) => {
		try {
			await setNewPassword(form);
			leaveEnded();
			navigate("/login?reset=true", { replace: true });
		} catch (error) {
			const fallback = t("Couldn’t set the password. Please try again.");
			const { fields, message } = describeError(error, { fields: ["password"], fallback });
			if (fields.password) setError("password", { message: fields.password }, { shouldFocus: true });
			else setError("root", { message });
		}
	};

	return (
		<Page title={t("New password")} heading={t("Choose a new password")} width="form">
			<form method="post" noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
				{errors.root && (
					<Banner tone="failure">
						{errors.root.message}{" "}
						<Link to="/forgot-password" className="underline">
							{t("Request a new link")}
						</Link>
					</Banner>
				)}
				<Field label={t("New password")} hint={passwordHint} error={errors.password?.message}>
					<PasswordInput {...register("password")} autoComplete="new-password" required />
				</Field>
				<Field label={t("Confirm password")} error={errors.password ? undefined : errors.confirm_password?.message}>
					<PasswordInput {...register("confirm_password")} autoComplete="new-password" required />
				</Field>
				<Button type="submit" busy={isSubmitting} busyText={t("Saving...")}>
					{t("Save password")}
				</Button>
			</form>
		</Page>
	);
}
