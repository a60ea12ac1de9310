import { zodResolver } from "@hookform/resolvers/zod";
import { forgotPassword } from "@warmline/contract/accounts/calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { askForResetLink } from "../api.ts";

export function ForgotPasswordPage() {
	const [said, setSaid] = useState<string | null>(null);
	const { register, handleSubmit, setError, formState } = useForm<{ email: string }>({
		resolver: zodResolver(forgotPassword.body),
		defaultValues: { email: "" },
	});
	const { errors, isSubmitting } = formState;

	const submit = async ({ email }: { email: string }) => {
		setSaid(null);
		try {
			setSaid((await askForResetLink(email)).message);
		} catch (error) {
			setError("root", { message: errorMessage(error, t("Couldn’t send the link. Please try again.")) });
		}
	};

	return (
		<Page
			title={t("Forgot password")}
			heading={t("Forgot your password?")}
			lead={t("Enter the email address of your account. We’ll send you a link that works once, within an hour.")}
			width="form"
		>
			<form method="post" noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
				{said && <Banner tone="success">{said}</Banner>}
				{errors.root && <Banner tone="failure">{errors.root.message}</Banner>}
				<Field label={t("Email")} error={errors.email?.message}>
					<TextInput {...register("email")} type="email" autoComplete="email" required />
				</Field>
				<Button type="submit" busy={isSubmitting}>
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
