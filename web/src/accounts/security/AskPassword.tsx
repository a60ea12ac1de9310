import { t } from "@warmline/contract/i18n";
import { type ReactNode, useEffect } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { useForm } from "../../ui/forms/use-form.ts";

type AskPasswordProps = { readonly act: (password: string) => Promise<void>; readonly beside: ReactNode };

/** Once more, so that nobody at an open page can do it. */
export function AskPassword({ act, beside }: AskPasswordProps) {
	const { form, register, submit, focus, busy, errors, failure } = useForm({
		values: { password: "" },
		check: ({ password }) =>
			password === "" ? { errors: { password: t("Password is required.") } } : { data: password },
		send: act,
		fallback: t("That didn’t work. Please try again."),
	});
	useEffect(() => focus("password"), [focus]);
	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-4">
			{failure && <Banner tone="failure">{failure}</Banner>}
			<Field
				label={t("Your password")}
				hint={t("For your security, please enter your password again.")}
				error={errors.password}
			>
				<PasswordInput {...register("password")} autoComplete="current-password" required />
			</Field>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={busy} busyText={t("Checking...")}>
					{t("Continue")}
				</Button>
				{beside}
			</div>
		</form>
	);
}
