import { isAgent, roles } from "@warmline/contract/accounts/roles";
import { type Language, languages } from "@warmline/contract/content/words";
import { language, t } from "@warmline/contract/i18n";
import {
	type Invitation,
	type InvitationRole,
	invitationRoles,
	newInvitation,
} from "@warmline/contract/invitations/invitation";
import { invitationKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { policeCheckLevels } from "../platform/recruitment.ts";
import { localDay } from "../platform/time/time.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../ui/forms/use-form.ts";
import { sendInvitation } from "./api.ts";
import { type InvitationFields, toNewInvitation } from "./to-new-invitation.ts";

const mailLanguages: Readonly<Record<Language, string>> = { en: t("English"), fr: t("French") };

type InvitationFormProps = { readonly onSent: (invitation: Invitation) => void; readonly onClose: () => void };

const empty: InvitationFields = {
	name: "",
	email: "",
	role: "",
	certified_since: "",
	earlier_hours: "",
	police_level: "",
	police_date: "",
	police_expires: "",
	languages: "",
	language,
};

/** Whom to invite, as what, and what is known of them as a volunteer. */
export function InvitationForm({ onSent, onClose }: InvitationFormProps) {
	const send = useApiMutation(sendInvitation, {
		invalidates: (error) => (error ? [] : [invitationKeys.lists]),
		onSuccess: onSent,
	});
	const { form, banner, register, values, submit, busy, errors, failure } = useForm({
		values: empty,
		check: (fields) => checkBy(newInvitation, toNewInvitation(fields)),
		send: (invited) => send.mutate(invited),
		call: send,
		fields: [
			"name",
			"email",
			"role",
			"certified_since",
			"earlier_hours",
			"police_check.level",
			"police_check.date",
			"police_check.expires",
			"languages",
			"language",
		],
		fallback: t("Couldn’t send the invitation. Please try again."),
	});
	const role = invitationRoles.find((one): one is InvitationRole => one === values.role);
	const today = localDay();
	return (
		<form
			ref={form}
			aria-label={t("Invite a person")}
			noValidate
			onSubmit={submit}
			className="max-w-2xl space-y-5 rounded-card border border-line bg-surface p-5 shadow-card"
		>
			<h2 className="text-xl">{t("Invite a person")}</h2>
			{failure && (
				<Banner tone="failure" ref={banner}>
					{failure}
				</Banner>
			)}
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label={t("Name")} error={errors.name}>
					<TextInput {...register("name")} autoComplete="off" required />
				</Field>
				<Field label={t("Email")} error={errors.email}>
					<TextInput {...register("email")} type="email" autoComplete="off" required />
				</Field>
				<Field label={t("Role")} error={errors.role}>
					<Select {...register("role")}>
						<option value="">{t("Please choose")}</option>
						{invitationRoles.map((one) => (
							<option key={one} value={one}>
								{roles[one].name}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t("Language of the email")} error={errors.language}>
					<Select {...register("language")}>
						{languages.map((one) => (
							<option key={one} value={one}>
								{mailLanguages[one]}
							</option>
						))}
					</Select>
				</Field>
			</div>
			<fieldset>
				<legend className="text-lg font-semibold">{t("What you know about them")}</legend>
				<p className="mt-1 text-soft">{t("Only for people who volunteer with you already. You can add it later.")}</p>
				<div className="mt-4 grid gap-5 sm:grid-cols-2">
					{role && isAgent(role) && (
						<Field
							label={t("Certified since")}
							optional
							hint={t("Without it, they count as certified on the day they accept.")}
							error={errors.certified_since}
						>
							<TextInput {...register("certified_since")} type="date" max={today} />
						</Field>
					)}
					<Field
						label={t("Hours so far")}
						optional
						hint={t("Hours of support before they joined here.")}
						error={errors.earlier_hours}
						className="self-end"
					>
						<TextInput {...register("earlier_hours")} inputMode="decimal" autoComplete="off" />
					</Field>
					<Field label={t("Police check")} optional error={errors["police_check.level"]}>
						<Select {...register("police_level")}>
							<option value="">{t("Not seen yet")}</option>
							{policeCheckLevels.map(({ level, name }) => (
								<option key={level} value={level}>
									{name}
								</option>
							))}
						</Select>
					</Field>
					{values.police_level !== "" && (
						<>
							<Field label={t("Date of the check")} error={errors["police_check.date"]}>
								<TextInput {...register("police_date")} type="date" max={today} />
							</Field>
							<Field label={t("Expires")} optional error={errors["police_check.expires"]}>
								<TextInput {...register("police_expires")} type="date" />
							</Field>
						</>
					)}
					<Field
						label={t("Languages")}
						optional
						hint={t("With commas between them, like English, French.")}
						error={errors.languages}
						className="sm:col-span-2"
					>
						<TextInput {...register("languages")} autoComplete="off" />
					</Field>
				</div>
			</fieldset>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={busy} busyText={t("Sending...")}>
					{t("Send invitation")}
				</Button>
				<Button variant="quiet" disabled={busy} onClick={onClose}>
					{t("Cancel")}
				</Button>
			</div>
		</form>
	);
}
