import { t } from "@warmline/contract/i18n";
import { acceptInvitation } from "@warmline/contract/invitations/calls";
import { acceptedInvitation, type OpenedInvitation } from "@warmline/contract/invitations/invitation";
import { request } from "../../platform/http/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordInput } from "../../ui/forms/PasswordInput.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import type { Agreement } from "./agreement.ts";

type AcceptInvitationFormProps = {
	readonly token: string;
	readonly invited: OpenedInvitation;
	/** Null where the organisation has none. */
	readonly agreement: Agreement | null;
	readonly passwordHint: string;
	/** With the email that they have to verify yet, if there is one. */
	readonly onAccepted: (emailToVerify: string | null) => void;
};

/** The last word of a name is taken for the last name until its owner says otherwise. */
const namesIn = (name: string) => {
	const words = name.trim().split(/\s+/);
	return {
		first_name: words.slice(0, -1).join(" ") || (words[0] ?? ""),
		last_name: words.length > 1 ? (words.at(-1) ?? "") : "",
	};
};

export function AcceptInvitationForm(props: AcceptInvitationFormProps) {
	const { token, invited, agreement, passwordHint, onAccepted } = props;
	const { form, banner, register, registerCheckbox, submit, busy, errors, failure } = useForm({
		values: {
			token,
			...namesIn(invited.name),
			email: "",
			nickname: "",
			username: "",
			password: "",
			confirm_password: "",
			agreed: false,
		},
		check: ({ agreed, email, ...values }) => {
			const checked = checkBy(acceptedInvitation, {
				...values,
				...(invited.email === null ? { email } : {}),
				...(agreement ? { text_version: agreement.version } : {}),
			});
			if (agreement === null || agreed) return checked;
			const missing = { agreed: t("Please read the agreement and tick the box.") };
			return { errors: "errors" in checked ? { ...checked.errors, ...missing } : missing };
		},
		send: async (accepted) => {
			await request(acceptInvitation, { body: accepted });
			// Who runs the server has nothing to prove: the first director.
			onAccepted(invited.role === "director" ? null : (accepted.email ?? null));
		},
		fallback: t("Couldn’t create your account. Please try again."),
	});
	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
			{failure && (
				<Banner tone="failure" ref={banner}>
					{failure}
				</Banner>
			)}
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label={t("Legal first name")} error={errors.first_name}>
					<TextInput {...register("first_name")} autoComplete="given-name" required />
				</Field>
				<Field label={t("Legal last name")} error={errors.last_name}>
					<TextInput {...register("last_name")} autoComplete="family-name" required />
				</Field>
			</div>
			<Field label={t("Chosen name")} optional hint={t("What people here will call you.")} error={errors.nickname}>
				<TextInput {...register("nickname")} autoComplete="nickname" />
			</Field>
			<Field
				label={t("Username")}
				hint={
					invited.email === null
						? t("You can log in with it, or with your email.")
						: t("You can log in with it, or with your email: {email}", { email: invited.email })
				}
				error={errors.username}
			>
				<TextInput
					{...register("username")}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					required
				/>
			</Field>
			{invited.email === null && (
				<Field label={t("Email")} error={errors.email}>
					<TextInput {...register("email")} type="email" autoComplete="email" required />
				</Field>
			)}
			<Field label={t("Password")} hint={passwordHint} error={errors.password}>
				<PasswordInput {...register("password")} autoComplete="new-password" required />
			</Field>
			<Field label={t("Confirm password")} error={errors.password ? undefined : errors.confirm_password}>
				<PasswordInput {...register("confirm_password")} autoComplete="new-password" required />
			</Field>
			{agreement && (
				<section aria-labelledby="agreement">
					<h2 id="agreement" className="text-xl">
						{t("Confidentiality agreement")}
					</h2>
					<div
						// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
						tabIndex={0}
						className="mt-3 max-h-96 overflow-y-auto rounded-control border border-line bg-surface px-4 pb-4"
					>
						{agreement.text}
					</div>
					<Checkbox
						{...registerCheckbox("agreed")}
						label={t("I have read and agree.")}
						error={errors.agreed ?? errors.text_version}
						required
						className="mt-3"
					/>
				</section>
			)}
			<Button type="submit" busy={busy} busyText={t("Creating your account...")} className="px-7">
				{t("Create my account")}
			</Button>
		</form>
	);
}
