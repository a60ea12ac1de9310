import { roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { linkLimits, linkRoles, newInvitationLink } from "@warmline/contract/invitations/link-calls";
import { invitationKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { makeLink } from "./links-api.ts";

type LinkFormProps = { readonly onMade: () => void; readonly onClose: () => void };

const numberIn = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

/** For which role, how many people and how long. */
export function LinkForm({ onMade, onClose }: LinkFormProps) {
	const make = useApiMutation(makeLink, {
		invalidates: (error) => (error ? [] : [invitationKeys.links]),
		onSuccess: onMade,
	});
	const { form, banner, register, submit, busy, errors, failure } = useForm({
		values: { role: "", uses: "10", days: "7" },
		check: ({ role, uses, days }) => checkBy(newInvitationLink, { role, uses: numberIn(uses), days: numberIn(days) }),
		send: (link) => make.mutate(link),
		call: make,
		fallback: t("Couldn’t make the link. Please try again."),
	});
	return (
		<form
			ref={form}
			aria-label={t("Make a link")}
			noValidate
			onSubmit={submit}
			className="max-w-2xl space-y-5 rounded-card border border-line bg-surface p-5 shadow-card"
		>
			{failure && (
				<Banner tone="failure" ref={banner}>
					{failure}
				</Banner>
			)}
			<Field label={t("Role")} error={errors.role} className="max-w-xs">
				<Select {...register("role")}>
					<option value="">{t("Please choose")}</option>
					{linkRoles.map((role) => (
						<option key={role} value={role}>
							{roles[role].name}
						</option>
					))}
				</Select>
			</Field>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label={t("People")} hint={t("How many may use it.")} error={errors.uses}>
					<TextInput {...register("uses")} type="number" inputMode="numeric" min={1} max={linkLimits.uses} />
				</Field>
				<Field label={t("Days")} hint={t("How long it works.")} error={errors.days}>
					<TextInput {...register("days")} type="number" inputMode="numeric" min={1} max={linkLimits.days} />
				</Field>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={busy} busyText={t("Making the link...")}>
					{t("Make a link")}
				</Button>
				<Button variant="quiet" disabled={busy} onClick={onClose}>
					{t("Cancel")}
				</Button>
			</div>
		</form>
	);
}
