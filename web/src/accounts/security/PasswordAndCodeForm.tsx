import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { Button } from "../../ui/Button.tsx";
import type { ButtonVariant } from "../../ui/button-look.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import type { PasswordAndCode } from "./security-api.ts";

type PasswordAndCodeFormProps = {
	readonly act: (shown: PasswordAndCode) => Promise<void>;
	readonly button: string;
	readonly variant?: ButtonVariant;
	readonly beside: ReactNode;
};

/** Both once more, for what makes an account easier to get into. */
export function PasswordAndCodeForm({ act, button, variant, beside }: PasswordAndCodeFormProps) {
	const { form, register, submit, focus, busy, errors, failure } = useForm({
		values: { password: "", code: "" },
		check: (shown) => {
			if (shown.password === "") return { errors: { password: t("Password is required.") } };
			return shown.code.trim() === "" ? { errors: { code: t("Please enter the code.") } } : { data: shown };
		},
		send: act,
		fallback: t("That didn’t work. Please try again."),
	});
	useEffect(() => focus("password"), [focus]);
	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-4 text-ink">
			{failure && <Banner tone="failure">{failure}</Banner>}
			<Field label={t("Your password")} error={errors.password}>
				<PasswordInput {...register("password")} autoComplete="current-password" required />
			</Field>
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
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant={variant ?? "primary"} busy={busy} busyText={t("Checking...")}>
					{button}
				</Button>
				{beside}
			</div>
		</form>
	);
}
