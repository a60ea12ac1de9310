import { t } from "@warmline/contract/i18n";
import { type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { blame } from "../blame.ts";

type AskPasswordProps = { readonly act: (password: string) => Promise<void>; readonly beside: ReactNode };

/** Once more, so that nobody at an open page can do it. */
export function AskPassword({ act, beside }: AskPasswordProps) {
	const { register, handleSubmit, setError, setFocus, formState } = useForm<{ password: string }>({
		defaultValues: { password: "" },
	});
	const { errors, isSubmitting } = formState;
	useEffect(() => setFocus("password"), [setFocus]);

	const submit = async ({ password }: { password: string }) => {
		const tell = (where: "password" | "root", message: string) => setError(where, { message }, { shouldFocus: true });
		if (password === "") return tell("password", t("Password is required."));
		try {
			await act(password);
		} catch (failure) {
			blame(failure, ["password"], tell, t("That didn’t work. Please try again."));
		}
	};
	return (
		<form method="post" noValidate onSubmit={handleSubmit(submit)} className="space-y-4">
			{errors.root && <Banner tone="failure">{errors.root.message}</Banner>}
			<Field
				label={t("Your password")}
				hint={t("For your security, please enter your password again.")}
				error={errors.password?.message}
			>
				<PasswordInput {...register("password")} autoComplete="current-password" required />
			</Field>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isSubmitting} busyText={t("Checking...")}>
					{t("Continue")}
				</Button>
				{beside}
			</div>
		</form>
	);
}
