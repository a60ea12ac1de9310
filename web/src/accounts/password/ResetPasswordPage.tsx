import { resetPassword } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { Link, useLocation } from "wouter";
import { leaveEnded } from "../../platform/log-out.ts";
import { useSearchParams } from "../../platform/routing/address.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { setNewPassword } from "../api.ts";
import { passwordHint } from "./password-hint.ts";

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
	const { form, register, submit, busy, errors, failure } = useForm({
		values: { token, password: "", confirm_password: "" },
		check: (values) => checkBy(resetPassword, values),
		send: async (password) => {
			await setNewPassword(password);
			leaveEnded();
			navigate("/login?reset=true", { replace: true });
		},
		fields: ["password"],
		fallback: t("Couldn’t set the password. Please try again."),
		onTyping: "keep",
	});

	return (
		<Page title={t("New password")} heading={t("Choose a new password")} width="form">
			<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
				{failure && (
					<Banner tone="failure">
						{failure}{" "}
						<Link to="/forgot-password" className="underline">
							{t("Request a new link")}
						</Link>
					</Banner>
				)}
				<Field label={t("New password")} hint={passwordHint} error={errors.password}>
					<PasswordInput {...register("password")} autoComplete="new-password" required />
				</Field>
				<Field label={t("Confirm password")} error={errors.password ? undefined : errors.confirm_password}>
					<PasswordInput {...register("confirm_password")} autoComplete="new-password" required />
				</Field>
				<Button type="submit" busy={busy} busyText={t("Saving...")}>
					{t("Save password")}
				</Button>
			</form>
		</Page>
	);
}
