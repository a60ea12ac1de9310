import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/Button.tsx";
import type { ButtonVariant } from "../../ui/button-look.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { blame } from "../blame.ts";
import type { PasswordAndCode } from "./security-api.ts";

type PasswordAndCodeFormProps = {
	readonly act: (shown: PasswordAndCode) => Promise<void>;
	readonly button: string;
	readonly variant?: ButtonVariant;
	readonly beside: ReactNode;
};

/** Both once more, for what makes an account easier to get into. */
export function PasswordAndCodeForm({ act, button, variant, beside }: PasswordAndCodeFormProps) {
	const { register, handleSubmit, setError, setFocus, formState } = useForm<PasswordAndCode>({
		defaultValues: { password: "", code: "" },
	});
	const { errors, isSubmitting } = formState;
	useEffect(() => setFocus("password"), [setFocus]);

	const submit = async (shown: PasswordAndCode) => {
		const tell = (where: "password" | "code" | "root", message: string) =>
			setError(where, { message }, { shouldFocus: true });
		if (shown.password === "") return tell("password", t("Password is required."));
		if (shown.code.trim() === "") return tell("code", t("Please enter the code."));
		try {
			await act(shown);
		} catch (failure) {
			blame(failure, ["password", "code"], tell, t("That didn’t work. Please try again."));
		}
	};
	return (
		<form method="post" noValidate onSubmit={handleSubmit(submit)} className="space-y-4 text-ink">
			{errors.root && <Banner tone="failure">{errors.root.message}</Banner>}
			<Field label={t("Your password")} error={errors.password?.message}>
				<PasswordInput {...register("password")} autoComplete="current-password" required />
			</Field>
			<Field label={t("Code from your app, or a recovery code")} error={errors.code?.message}>
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
				<Button type="submit" variant={variant ?? "primary"} busy={isSubmitting} busyText={t("Checking...")}>
					{button}
				</Button>
				{beside}
			</div>
		</form>
	);
}
