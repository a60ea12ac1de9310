import { emailPattern } from "@warmline/contract/accounts/email";
import { logIn, type User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { Link } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { startSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { sendLogIn } from "../api.ts";

type LoginFields = { identifier: string; password: string };

type LoginFormProps = {
	readonly onDone: (user: User, email: string | undefined) => void;
	/** The password was right, and a code is needed, too. */
	readonly onCodeNeeded: (ticket: string) => void;
	/** Nothing can be done with this login until a second step is set up. */
	readonly onSetUpNeeded: (token: string, user: User) => void;
};

/** What looks like an email is sent as one, anything else as a username. */
const credentialsOf = ({ identifier, password }: LoginFields) => {
	const who = identifier.trim();
	return emailPattern.test(who) ? { email: who, password } : { username: who, password };
};

export function LoginForm({ onDone, onCodeNeeded, onSetUpNeeded }: LoginFormProps) {
	const { register, handleSubmit, setError, resetField, formState } = useForm<LoginFields>({
		defaultValues: { identifier: "", password: "" },
	});
	const { errors, isSubmitting, isSubmitSuccessful } = formState;
	const banner = useRef<HTMLDivElement>(null);

	const submit = async (fields: LoginFields) => {
		const checked = logIn.safeParse(credentialsOf(fields));
		if (!checked.success) {
			const { issues } = checked.error;
			const who = issues.find((issue) => issue.path[0] !== "password");
			const message = (who ?? issues[0])?.message ?? t("Login failed.");
			setError(who ? "identifier" : "password", { message }, { shouldFocus: true });
			return;
		}
		try {
			const { token, user, second_step_due } = await sendLogIn(checked.data);
			if (second_step_due) return onSetUpNeeded(token, user);
			startSession(token, user);
			onDone(user, checked.data.email);
		} catch (error) {
			if (error instanceof ApiFailure && error.ticket !== undefined) return onCodeNeeded(error.ticket);
			resetField("password");
			flushSync(() => setError("root", { message: errorMessage(error, t("Login failed.")) }));
			banner.current?.focus();
		}
	};

	return (
		<form method="post" noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
			{errors.root && (
				<Banner tone="failure" ref={banner}>
					{errors.root.message}
				</Banner>
			)}
			<Field label={t("Email or username")} error={errors.identifier?.message}>
				<TextInput
					{...register("identifier")}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					required
				/>
			</Field>
			<Field label={t("Password")} error={errors.password?.message}>
				<PasswordInput {...register("password")} autoComplete="current-password" required />
			</Field>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
				{/* Until the next page is here, the form is still on the screen. */}
				<Button type="submit" busy={isSubmitting || isSubmitSuccessful} busyText={t("Logging in...")} className="px-7">
					{t("Login")}
				</Button>
				<Link to="/forgot-password" className="flex min-h-11 items-center font-semibold text-pine underline">
					{t("Forgot Password")}
				</Link>
			</div>
		</form>
	);
}
