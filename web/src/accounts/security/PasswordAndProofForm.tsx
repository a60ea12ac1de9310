import type { Security } from "@warmline/contract/accounts/security-calls";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import type { ButtonVariant } from "../../ui/button-look.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { showOwnPasskey } from "../passkeys/passkey-api.ts";
import { supportsPasskeys } from "../passkeys/passkey-browser.ts";
import type { PasswordAndProof } from "./security-api.ts";

type PasswordAndProofFormProps = {
	readonly security: Security;
	readonly act: (shown: PasswordAndProof) => Promise<void>;
	readonly button: string;
	readonly variant?: ButtonVariant;
	readonly beside: ReactNode;
};

/** The password and a second step once more, for what makes an account easier to get into. */
export function PasswordAndProofForm({ security, act, button, variant, beside }: PasswordAndProofFormProps) {
	const { passkeys = [], second_step } = security;
	const hasPasskey = passkeys.length > 0 && supportsPasskeys();
	const [byPasskey, setByPasskey] = useState(hasPasskey && second_step?.app !== true);
	const { form, register, submit, focus, busy, errors, failure } = useForm({
		values: { password: "", code: "" },
		check: ({ password, code }) => {
			if (password === "") return { errors: { password: t("Password is required.") } };
			if (byPasskey) return { data: { password } };
			return code.trim() === "" ? { errors: { code: t("Please enter the code.") } } : { data: { password, code } };
		},
		send: async (shown: PasswordAndProof) => act(byPasskey ? { ...shown, passkey: await showOwnPasskey() } : shown),
		fallback: t("That didn’t work. Please try again."),
	});
	useEffect(() => focus("password"), [focus]);
	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-4 text-ink">
			{failure && <Banner tone="failure">{failure}</Banner>}
			<Field label={t("Your password")} error={errors.password}>
				<PasswordInput {...register("password")} autoComplete="current-password" required />
			</Field>
			{byPasskey ? (
				<p className="text-soft">{t("Your browser will then ask for your passkey.")}</p>
			) : (
				<Field label={t("Code from your app, or a recovery code")} error={errors.code}>
					<TextInput
						{...register("code")}
						autoComplete="one-time-code"
						autoCapitalize="none"
						spellCheck={false}
						required
						className="max-w-60 font-mono"
					/>
				</Field>
			)}
			{hasPasskey && (
				<Button variant="quiet" className="-ml-4" disabled={busy} onClick={() => setByPasskey(!byPasskey)}>
					{byPasskey ? t("Use a code instead") : t("Use a passkey instead")}
				</Button>
			)}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant={variant ?? "primary"} busy={busy} busyText={t("Checking...")}>
					{button}
				</Button>
				{beside}
			</div>
		</form>
	);
}
