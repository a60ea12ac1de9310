import { sendVerificationEmail } from "@warmline/contract/accounts/calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { Trans } from "../../ui/text/Trans.tsx";
import { askForVerificationEmail } from "../api.ts";
import { linkInText } from "../link-in-text.tsx";
import { useResendWait } from "./resend-wait.ts";

type VerificationEmailFormProps = {
	readonly known: string | undefined;
	/** A link is on its way already. */
	readonly mailed: boolean;
};

export function VerificationEmailForm({ known, mailed }: VerificationEmailFormProps) {
	const [answer, setAnswer] = useState<string>();
	const { left, start } = useResendWait();
	const fallback = t("Failed to send verification email. Please try again.");
	const { form, banner, register, submit, busy, isDone, errors, failure } = useForm({
		values: { email: "" },
		check: ({ email }) => checkBy(sendVerificationEmail.body, { email: known ?? email }),
		send: async ({ email }) => {
			const { message } = await askForVerificationEmail(email);
			setAnswer(message);
			start();
		},
		fields: [],
		fallback,
	});

	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
			{known ? (
				<p>
					{mailed ? (
						<Trans
							text="We’ve sent an email to <email>{known}</email>. Open the link in it to verify your email. If it doesn’t arrive within a few minutes, have it sent again here."
							parts={{ email: (words) => <strong>{words}</strong> }}
							values={{ known }}
						/>
					) : (
						<Trans
							text="Your account’s email is <email>{known}</email>. We’ll send a link to it."
							parts={{ email: (words) => <strong>{words}</strong> }}
							values={{ known }}
						/>
					)}
				</p>
			) : (
				<Field label={t("Email")} hint={t("The email you registered with.")} error={errors.email}>
					<TextInput type="email" autoComplete="email" required {...register("email")} />
				</Field>
			)}
			{isDone && <Banner tone="success">{answer}</Banner>}
			{failure && (
				<Banner ref={banner} tone="failure">
					{fallback}
				</Banner>
			)}
			<Button type="submit" busy={busy} disabled={left > 0} className="tabular-nums">
				{left > 0 ? t("Resend Email ({left}s)", { left }) : t("Send Verification Email")}
			</Button>
			{known && (
				<p className="text-base text-soft">
					<Trans
						text="Nothing after a few minutes? Check your spam folder. Wrong address? <register>Register again</register> with another username."
						parts={{ register: linkInText("/register") }}
					/>{" "}
					{t("If you already had an account with this email, we’ve sent you an email about how to log in to it.")}
				</p>
			)}
		</form>
	);
}
