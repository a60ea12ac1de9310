import { t } from "@warmline/contract/i18n";
import { apiTokenLimits, newApiToken, presetTokenDays, tokenDays } from "@warmline/contract/integrations/api-tokens";
import { type Scope, scopeDescriptions, scopeNames, scopes } from "@warmline/contract/integrations/scopes";
import { useEffect, useId } from "react";
import { integrationKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { daysNames } from "./token-text.ts";
import { type CreatedToken, createToken } from "./tokens-api.ts";

type TokenFormProps = { readonly onCreated: (made: CreatedToken) => void; readonly onClose: () => void };

const noScopes: Readonly<Record<Scope, boolean>> = {
	"members:read": false,
	"applications:read": false,
	"shifts:read": false,
	"hours:read": false,
	"statistics:read": false,
};

/** What a token is for, what it opens and how long. */
export function TokenForm({ onCreated, onClose }: TokenFormProps) {
	const errorId = useId();
	const make = useApiMutation(createToken, {
		invalidates: (error) => (error ? [] : [integrationKeys.apiTokens]),
		onSuccess: onCreated,
	});
	const { form, banner, register, registerCheckbox, submit, busy, errors, failure, focus } = useForm({
		values: { name: "", days: String(presetTokenDays), ...noScopes },
		fields: ["name", "scopes", "days"],
		check: ({ name, days, ...chosen }) =>
			checkBy(newApiToken, {
				name,
				scopes: scopes.filter((scope) => chosen[scope]),
				days: tokenDays.find((one) => String(one) === days),
			}),
		send: (token) => make.mutate(token),
		call: make,
		fallback: t("Couldn’t create the token. Please try again."),
	});
	// The button that opened it is gone.
	useEffect(() => focus("name"), [focus]);
	return (
		<form
			ref={form}
			aria-label={t("Create a token")}
			noValidate
			onSubmit={submit}
			className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-card"
		>
			{failure && (
				<Banner tone="failure" ref={banner}>
					{failure}
				</Banner>
			)}
			<Field
				label={t("Name")}
				hint={t("The system that will use it, for example “Hours spreadsheet”.")}
				error={errors.name}
			>
				<TextInput {...register("name")} maxLength={apiTokenLimits.name} autoComplete="off" />
			</Field>
			<fieldset data-invalid={errors.scopes ? true : undefined} aria-describedby={errors.scopes ? errorId : undefined}>
				<legend className="font-semibold">{t("What it can read")}</legend>
				{scopes.map((scope) => (
					<Checkbox
						key={scope}
						{...registerCheckbox(scope)}
						label={
							<>
								<span className="font-medium">{scopeNames[scope]}</span>
								<span className="block text-sm text-soft">{scopeDescriptions[scope]}</span>
							</>
						}
					/>
				))}
				{errors.scopes && (
					<p id={errorId} className="mt-1 text-[0.9em] font-medium text-bad">
						{errors.scopes}
					</p>
				)}
			</fieldset>
			<Field label={t("Works for")} error={errors.days} className="max-w-xs">
				<Select {...register("days")}>
					{tokenDays.map((days) => (
						<option key={days} value={String(days)}>
							{daysNames.get(days)}
						</option>
					))}
				</Select>
			</Field>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={busy} busyText={t("Creating the token...")}>
					{t("Create token")}
				</Button>
				<Button variant="quiet" disabled={busy} onClick={onClose}>
					{t("Cancel")}
				</Button>
			</div>
		</form>
	);
}
