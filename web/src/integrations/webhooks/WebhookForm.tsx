import { t } from "@warmline/contract/i18n";
import {
	type WebhookEventType,
	webhookEventNames,
	webhookEventTypes,
} from "@warmline/contract/integrations/webhook-events";
import { type WebhookForm as Form, type Webhook, webhookForm } from "@warmline/contract/integrations/webhooks";
import { useEffect, useId } from "react";
import { integrationKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { eventSentences } from "./webhook-text.ts";

type WebhookFormProps<Saved> = {
	/** What is changed; a new one where it is left out. */
	readonly webhook?: Webhook;
	readonly save: (form: Form) => Promise<Saved>;
	readonly onSaved: (saved: Saved) => void;
	readonly onClose: () => void;
};

/** What it is called, where it goes, and what is sent. */
export function WebhookForm<Saved>({ webhook, save, onSaved, onClose }: WebhookFormProps<Saved>) {
	const call = useApiMutation(save, {
		invalidates: (error) => (error ? [] : [integrationKeys.webhooks]),
		onSuccess: onSaved,
	});
	const events: readonly WebhookEventType[] = webhook?.events ?? [];
	const { form, banner, values, register, change, submit, busy, errors, failure, focus } = useForm({
		values: { name: webhook?.name ?? "", url: webhook?.url ?? "", events },
		check: (typed) => checkBy(webhookForm, { ...typed, events: [...typed.events] }),
		send: (checked) => call.mutate(checked),
		call,
		fallback: t("Couldn’t save the webhook. Please try again."),
	});
	// The button that opened it is gone.
	useEffect(() => focus("name"), [focus]);
	const label = webhook ? t("Edit webhook") : t("Add a webhook");
	return (
		<form
			ref={form}
			aria-label={label}
			noValidate
			onSubmit={submit}
			className="max-w-2xl space-y-5 rounded-card border border-line bg-surface p-5 shadow-card"
		>
			{failure && (
				<Banner tone="failure" ref={banner}>
					{failure}
				</Banner>
			)}
			<Field label={t("Name")} hint={t("For you and other directors, such as “Spreadsheet”.")} error={errors.name}>
				<TextInput {...register("name")} autoComplete="off" />
			</Field>
			<Field
				label={t("Address")}
				hint={t("Where the other system receives events: https://, without a port.")}
				error={errors.url}
			>
				<TextInput {...register("url")} type="url" inputMode="url" autoComplete="off" placeholder="https://" />
			</Field>
			<EventChoice chosen={values.events} error={errors.events} onChoose={(chosen) => change({ events: chosen })} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={busy} busyText={t("Saving...")}>
					{webhook ? t("Save") : t("Add webhook")}
				</Button>
				<Button variant="quiet" disabled={busy} onClick={onClose}>
					{t("Cancel")}
				</Button>
			</div>
		</form>
	);
}

type EventChoiceProps = {
	readonly chosen: readonly WebhookEventType[];
	readonly error: string | undefined;
	readonly onChoose: (chosen: readonly WebhookEventType[]) => void;
};

function EventChoice({ chosen, error, onChoose }: EventChoiceProps) {
	const errorId = useId();
	return (
		<fieldset aria-describedby={error ? errorId : undefined} data-invalid={error ? "" : undefined}>
			<legend className="font-semibold">{t("Events")}</legend>
			{webhookEventTypes.map((type) => (
				<Checkbox
					key={type}
					checked={chosen.includes(type)}
					onChange={({ target }) =>
						onChoose(webhookEventTypes.filter((one) => (one === type ? target.checked : chosen.includes(one))))
					}
					label={
						<>
							<span className="font-medium">{webhookEventNames[type]}</span>
							<span className="block text-[0.9em] text-soft">{eventSentences[type]}</span>
						</>
					}
				/>
			))}
			{error && (
				<p id={errorId} className="mt-1 text-[0.9em] font-medium text-bad">
					{error}
				</p>
			)}
		</fieldset>
	);
}
