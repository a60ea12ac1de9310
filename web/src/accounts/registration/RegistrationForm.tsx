import { zodResolver } from "@hookform/resolvers/zod";
import { type ApplicantType, signUp } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, useForm } from "react-hook-form";
import { useLocation } from "wouter";
import type * as z from "zod/mini";
import { errorMessage, fieldErrors } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { sendSignUp } from "../api.ts";
import { passwordHint } from "../password/password-hint.ts";

type Registration = z.input<typeof signUp>;
type Signed = z.output<typeof signUp>;
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

const firstOf = (errors: FieldErrors<Registration>): Name | undefined => order.find((name) => errors[name]);

const refused = t("Signup failed! email or username already exists");

const sentenceFor = (error: unknown): string =>
	error instanceof ApiFailure && error.code === "unexpected_answer"
		? t("Unexpected response during signup.")
		: errorMessage(error, refused);

type RegistrationFormProps = { readonly type: ApplicantType };

export function RegistrationForm({ type }: RegistrationFormProps) {
	const [, navigate] = useLocation();
	const banner = useRef<HTMLDivElement>(null);
	const { register, handleSubmit, setError, formState } = useForm<Registration, unknown, Signed>({
		resolver: zodResolver(signUp),
		reValidateMode: "onSubmit",
		defaultValues: {
			first_name: "",
			last_name: "",
			nickname: "",
			username: "",
			email: "",
			password: "",
			confirm_password: "",
			applicant_type: type,
		},
	});
	const { errors, isSubmitting } = formState;
	const first = firstOf(errors);
	const errorOf = (name: Name) => (name === first ? errors[name]?.message : undefined);
	const general = errors.root?.message ?? errorOf("applicant_type");

	const submit = async (form: Signed) => {
		try {
			const { user } = await sendSignUp({ ...form, applicant_type: type });
			navigate("/email-verification", { state: { email: user.email ?? form.email } });
		} catch (error) {
			const wrong = fieldErrors(error, order);
			const field = order.find((name) => wrong[name]);
			if (field) return setError(field, { message: wrong[field] }, { shouldFocus: true });
			flushSync(() => setError("root", { message: sentenceFor(error) }));
			banner.current?.focus();
		}
	};

	return (
		<form method="post" noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
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
			<Button type="submit" busy={isSubmitting} busyText={t("Registering...")} className="px-7">
				{t("Register")}
			</Button>
		</form>
	);
}
