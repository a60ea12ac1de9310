import { type ApplicantType, signUp } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { useLocation } from "wouter";
import type * as z from "zod/mini";
import { ApiFailure } from "../../platform/http/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { sendSignUp } from "../api.ts";
import { passwordHint } from "../password/password-hint.ts";

type Registration = z.input<typeof signUp>;
type Name = keyof Registration;

/** The order in which the rules are shown: one at a time, the first that fails. */
const order: readonly Name[] = [
	"first_name",
	"last_name",
	"nickname",
	"username",
	"email",
	"password",
	"confirm_password",
	"applicant_type",
];

type RegistrationFormProps = { readonly type: ApplicantType };

export function RegistrationForm({ type }: RegistrationFormProps) {
	const [, navigate] = useLocation();
	const { form, banner, register, submit, busy, errors, failure } = useForm({
		values: {
			first_name: "",
			last_name: "",
			nickname: "",
			username: "",
			email: "",
			password: "",
			confirm_password: "",
			applicant_type: type,
		},
		check: (values) => checkBy(signUp, values),
		send: async (signed) => {
			const { user } = await sendSignUp({ ...signed, applicant_type: type });
			navigate("/email-verification", { state: { email: user.email ?? signed.email, mailed: true } });
		},
		fields: order,
		fallback: (error) =>
			error instanceof ApiFailure && error.code === "unexpected_answer"
				? t("Unexpected response during signup.")
				: t("Signup failed! email or username already exists"),
		onTyping: "keep",
	});
	const first = order.find((name) => errors[name]);
	const errorOf = (name: Name) => (name === first ? errors[name] : undefined);
	const general = failure ?? errorOf("applicant_type");

	return (
		<form ref={form} method="dialog" noValidate onSubmit={submit} className="space-y-5">
			{general && (
				<Banner tone="failure" ref={banner}>
					{general}
				</Banner>
			)}
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label={t("Legal first name")} error={errorOf("first_name")}>
					<TextInput {...register("first_name")} autoComplete="given-name" required />
				</Field>
				<Field label={t("Legal last name")} error={errorOf("last_name")}>
					<TextInput {...register("last_name")} autoComplete="family-name" required />
				</Field>
			</div>
			<Field label={t("Chosen name")} optional hint={t("What people here will call you.")} error={errorOf("nickname")}>
				<TextInput {...register("nickname")} autoComplete="nickname" />
			</Field>
			<Field label={t("Username")} error={errorOf("username")}>
				<TextInput
					{...register("username")}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					required
				/>
			</Field>
			<Field label={t("Email")} error={errorOf("email")}>
				<TextInput {...register("email")} type="email" autoComplete="email" required />
			</Field>
			<Field label={t("Password")} hint={passwordHint} error={errorOf("password")}>
				<PasswordInput {...register("password")} autoComplete="new-password" required />
			</Field>
			<Field label={t("Confirm password")} error={errorOf("confirm_password")}>
				<PasswordInput {...register("confirm_password")} autoComplete="new-password" required />
			</Field>
			<Button type="submit" busy={busy} busyText={t("Registering...")} className="px-7">
				{t("Register")}
			</Button>
		</form>
	);
}
