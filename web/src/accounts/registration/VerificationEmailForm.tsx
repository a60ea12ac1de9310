import { email as emailSchema } from "@warmline/contract/accounts/email";
import { t } from "@warmline/contract/i18n";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { Trans } from "../../ui/text/Trans.tsx";
import { askForVerificationEmail } from "../api.ts";
import { linkInText } from "../link-in-text.tsx";
import { useResendWait } from "./resend-wait.ts";

const failed = t("Failed to send verification email. Please try again.");

type Result = { readonly tone: "success" | "failure"; readonly text: string };

type VerificationEmailFormProps = { readonly known: string | undefined };

export function VerificationEmailForm({ known }: VerificationEmailFormProps) {
	const [typed, setTyped] = useState("");
	const [problem, setProblem] = useState<string | undefined>();
	const [busy, setBusy] = useState(false);
	const [result, setResult] = useState<Result | null>(null);
	const { left, start } = useResendWait();

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const address = emailSchema.safeParse(known ?? typed);
		setProblem(address.success ? undefined : address.error.issues[0]?.message);
		if (!address.success) return;
		setBusy(true);
		setResult(null);
		try {
			const { message } = await askForVerificationEmail(address.data);
			setResult({ tone: "success", text: message });
			start();
		} catch {
			setResult({ tone: "failure", text: failed });
		} finally {
			setBusy(false);
		}
	};

	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
			{known ? (
				<p>
					<Trans
						text="Your account’s email is <email>{known}</email>. We’ll send a link to it."
						parts={{ email: (words) => <strong>{words}</strong> }}
						values={{ known }}
					/>
				</p>
			) : (
				<Field label={t("Email")} hint={t("The email you registered with.")} error={problem}>
					<TextInput
						type="email"
						autoComplete="email"
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
						required
					/>
				</Field>
			)}
			{result && <Banner tone={result.tone}>{result.text}</Banner>}
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
