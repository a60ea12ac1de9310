import { email as emailSchema } from "@warmline/contract/accounts/email";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { askForVerificationEmail } from "./api.ts";
import { useResendWait } from "./resend-wait.ts";

const failed = "Failed to send verification email. Please try again.";

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
					Your account's email is <strong>{known}</strong>. Press the button, and we will send a link to it.
				</p>
			) : (
				<Field label="Email" hint="The email you registered with." error={problem}>
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
				{left > 0 ? `Resend Email (${left}s)` : "Send Verification Email"}
			</Button>
			{known && (
				<p className="text-base text-soft">
					Nothing there after a few minutes? Look into the spam folder. Wrong address?{" "}
					<Link to="/register" className="font-semibold text-pine underline">
						Register again
					</Link>{" "}
					with another username.
				</p>
			)}
		</form>
	);
}
