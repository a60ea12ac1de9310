import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiFailure } from "../../platform/http/failure.ts";
import { startSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { blame } from "../blame.ts";
import { CodeField } from "../CodeField.tsx";
import { sendSecondStep } from "../security/security-api.ts";

type SecondStepFormProps = {
	readonly ticket: string;
	readonly onDone: (user: User) => void;
	/** To the password, with what is to be said there. */
	readonly onBack: (why?: string) => void;
};

/** The second half of a login: the code that the phone shows, or one from paper. */
export function SecondStepForm({ ticket, onDone, onBack }: SecondStepFormProps) {
	const [recovers, setRecovers] = useState(false);
	const { register, handleSubmit, setError, setFocus, reset, formState } = useForm<{ code: string }>({
		defaultValues: { code: "" },
	});
	const { errors, isSubmitting } = formState;

	// biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one when the other code is asked for
	useEffect(() => setFocus("code"), [setFocus, recovers]);

	const submit = async ({ code }: { code: string }) => {
		if (code.trim() === "") return setError("code", { message: t("Please enter the code.") }, { shouldFocus: true });
		try {
			const { token, user } = await sendSecondStep(ticket, code);
			startSession(token, user);
			onDone(user);
		} catch (failure) {
			if (failure instanceof ApiFailure && failure.code === "login_expired") return onBack(failure.message);
			const tell = (where: "code" | "root", message: string) => setError(where, { message }, { shouldFocus: true });
			blame(failure, ["code"], tell, t("Login failed."));
		}
	};

	const turn = () => {
		reset();
		setRecovers(!recovers);
	};
	return (
		<form method="post" noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
			{errors.root && <Banner tone="failure">{errors.root.message}</Banner>}
			{recovers ? (
				<Field
					key="recovery"
					label={t("Recovery code")}
					hint={t("One of the ten codes you saved when you set up two-step verification. Each works once.")}
					error={errors.code?.message}
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
				<CodeField key="app" {...register("code")} error={errors.code?.message} />
			)}
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<Button type="submit" busy={isSubmitting} busyText={t("Logging in...")} className="px-7">
					{t("Login")}
				</Button>
				<Button variant="quiet" onClick={() => onBack()} disabled={isSubmitting}>
					{t("Back")}
				</Button>
			</div>
			<p>
				<Button variant="quiet" onClick={turn} disabled={isSubmitting} className="-ml-4">
					{recovers ? t("Use the app instead") : t("Use a recovery code instead")}
				</Button>
			</p>
			<p className="text-soft">{t("If you have neither, ask a director to reset your two-step verification.")}</p>
		</form>
	);
}
