import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { useEffect } from "react";
import { ApiFailure } from "../../platform/http/failure.ts";
import { startSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { CodeField } from "../CodeField.tsx";
import { sendSecondStep } from "../security/security-api.ts";

type CodeStepProps = {
	readonly ticket: string;
	/** One from paper. */
	readonly recovers: boolean;
	readonly onDone: (user: User) => void;
	/** To the password, with what is to be said there. */
	readonly onBack: (why?: string) => void;
};

/** The second half of a login: the code that the phone shows, or one from paper. */
export function CodeStep({ ticket, recovers, onDone, onBack }: CodeStepProps) {
	const send = async (code: string) => {
		try {
			const { token, user } = await sendSecondStep(ticket, { code });
			startSession(token, user);
			onDone(user);
		} catch (error) {
			if (error instanceof ApiFailure && error.code === "login_expired") return onBack(error.message);
			throw error;
		}
	};
	const { form, register, submit, focus, busy, errors, failure } = useForm({
		values: { code: "" },
		check: ({ code }) => (code.trim() === "" ? { errors: { code: t("Please enter the code.") } } : { data: code }),
		send,
		fallback: t("Login failed."),
	});
	useEffect(() => focus("code"), [focus]);
	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
			{failure && <Banner tone="failure">{failure}</Banner>}
			{recovers ? (
				<Field
					label={t("Recovery code")}
					hint={t("One of the ten codes you saved when you set up two-step verification. Each works once.")}
					error={errors.code}
				>
					<TextInput
						{...register("code")}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						required
						className="font-mono"
					/>
				</Field>
			) : (
				<CodeField {...register("code")} error={errors.code} />
			)}
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<Button type="submit" busy={busy} busyText={t("Logging in...")} className="px-7">
					{t("Login")}
				</Button>
				<Button variant="quiet" onClick={() => onBack()} disabled={busy}>
					{t("Back")}
				</Button>
			</div>
		</form>
	);
}
