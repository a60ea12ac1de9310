import { forgotPassword } from "@warmline/contract/accounts/calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Link } from "wouter";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { Page } from "../../ui/navigation/Page.tsx";
import { askForResetLink } from "../api.ts";

export function ForgotPasswordPage() {
	const [said, setSaid] = useState<string | null>(null);
	const { form, register, submit, busy, errors, failure } = useForm({
		values: { email: "" },
		check: (values) => checkBy(forgotPassword.body, values),
		send: async ({ email }) => {
			setSaid(null);
			setSaid((await askForResetLink(email)).message);
		},
		fields: [],
		fallback: t("Couldn’t send the link. Please try again."),
		onTyping: "check",
	});

	return (
		<Page
			title={t("Forgot password")}
			heading={t("Forgot your password?")}
			lead={t("Enter the email address of your account. We’ll send you a link that works once, within an hour.")}
			width="form"
		>
			<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
				{said && <Banner tone="success">{said}</Banner>}
				{failure && <Banner tone="failure">{failure}</Banner>}
				<Field label={t("Email")} error={errors.email}>
					<TextInput {...register("email")} type="email" autoComplete="email" required />
				</Field>
				<Button type="submit" busy={busy}>
					{t("Reset Password")}
				</Button>
			</form>
			<p className="mt-8">
				<Link to="/login" className="font-semibold text-pine underline">
					{t("Back to login")}
				</Link>
			</p>
		</Page>
	);
}
