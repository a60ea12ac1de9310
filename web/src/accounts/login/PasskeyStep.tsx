import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { useEffect, useRef } from "react";
import { ApiFailure } from "../../platform/http/failure.ts";
import { startSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { sendPasskeyStep } from "../passkeys/passkey-api.ts";

type PasskeyStepProps = {
	readonly ticket: string;
	readonly onDone: (user: User) => void;
	/** To the password, with what is to be said there. */
	readonly onBack: (why?: string) => void;
};

/** The second half of a login by a passkey in place of a code. */
export function PasskeyStep({ ticket, onDone, onBack }: PasskeyStepProps) {
	const button = useRef<HTMLButtonElement>(null);
	const send = async () => {
		try {
			const { token, user } = await sendPasskeyStep(ticket);
			startSession(token, user);
			onDone(user);
		} catch (error) {
			if (error instanceof ApiFailure && error.code === "login_expired") return onBack(error.message);
			throw error;
		}
	};
	const { form, submit, busy, isDone, failure } = useForm({
		values: {},
		check: (data) => ({ data }),
		send,
		fallback: t("Login failed."),
	});
	useEffect(() => button.current?.focus(), []);
	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
			{failure && <Banner tone="failure">{failure}</Banner>}
			<p>{t("Confirm with your passkey that it’s you.")}</p>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<Button
					ref={button}
					type="submit"
					busy={busy || isDone}
					busyText={t("Waiting for your passkey...")}
					className="px-7"
				>
					{t("Use your passkey")}
				</Button>
				<Button variant="quiet" onClick={() => onBack()} disabled={busy}>
					{t("Back")}
				</Button>
			</div>
		</form>
	);
}
