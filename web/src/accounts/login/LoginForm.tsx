import { emailPattern } from "@warmline/contract/accounts/email";
import { logIn, type User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import type * as z from "zod/mini";
import { ApiFailure } from "../../platform/http/failure.ts";
import { startSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { type Checked, checkBy, useForm } from "../../ui/forms/use-form.ts";
import { sendLogIn } from "../api.ts";
import { type LoginSteps, loginSteps } from "../passkeys/passkey-api.ts";

type LoginFields = { identifier: string; password: string };

type LoginFormProps = {
	readonly onDone: (user: User, email: string | undefined) => void;
	/** The password was right, and a second step is needed, too. */
	readonly onCodeNeeded: (ticket: string, steps: LoginSteps | undefined) => void;
	/** Nothing can be done with this login until a second step is set up. */
	readonly onSetUpNeeded: (token: string, user: User) => void;
};

/** What looks like an email is sent as one, anything else as a username. */
const credentialsOf = ({ identifier, password }: LoginFields) => {
	const who = identifier.trim();
	return emailPattern.test(who) ? { email: who, password } : { username: who, password };
};

/** One thing at a time: first who it is. */
const checkLogin = (fields: LoginFields): Checked<z.output<typeof logIn>> => {
	const checked = checkBy(logIn, credentialsOf(fields));
	if ("data" in checked) return checked;
	const { password, ...others } = checked.errors;
	const [identifier] = Object.values(others);
	return { errors: identifier ? { identifier } : { password } };
};

export function LoginForm({ onDone, onCodeNeeded, onSetUpNeeded }: LoginFormProps) {
	const send = async (credentials: z.output<typeof logIn>) => {
		try {
			const { token, user, second_step_due } = await sendLogIn(credentials);
			if (second_step_due) return onSetUpNeeded(token, user);
			startSession(token, user);
			onDone(user, credentials.email);
		} catch (error) {
			if (error instanceof ApiFailure && error.ticket !== undefined) {
				// Where it can't be told, the next page asks again.
				return onCodeNeeded(error.ticket, await loginSteps(error.ticket).catch(() => undefined));
			}
			change({ password: "" });
			throw error;
		}
	};
	const { form, banner, register, change, submit, busy, isDone, errors, failure } = useForm({
		values: { identifier: "", password: "" },
		check: checkLogin,
		send,
		fields: [],
		fallback: t("Login failed."),
	});

	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
			{failure && (
				<Banner tone="failure" ref={banner}>
					{failure}
				</Banner>
			)}
			<Field label={t("Email or username")} error={errors.identifier}>
				<TextInput
					{...register("identifier")}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					required
				/>
			</Field>
			<Field label={t("Password")} error={errors.password}>
				<PasswordInput {...register("password")} autoComplete="current-password" required />
			</Field>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
				{/* Until the next page is here, the form is still on the screen. */}
				<Button type="submit" busy={busy || isDone} busyText={t("Logging in...")} className="px-7">
					{t("Login")}
				</Button>
				<Link to="/forgot-password" className="flex min-h-11 items-center font-semibold text-pine underline">
					{t("Forgot Password")}
				</Link>
			</div>
		</form>
	);
}
