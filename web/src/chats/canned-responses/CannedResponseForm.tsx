import { addCannedResponse, type CannedResponse } from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { type CannedResponseFields, saveCannedResponse } from "../api.ts";

type CannedResponseFormProps = {
	/** Null for a new one. */
	readonly response: CannedResponse | null;
	readonly supervising: boolean;
	readonly onSaved: () => void;
	readonly onCancel: () => void;
};

export function CannedResponseForm({ response, supervising, onSaved, onCancel }: CannedResponseFormProps) {
	const save = useApiMutation((next: CannedResponseFields) => saveCannedResponse(response?.id ?? null, next), {
		onSuccess: onSaved,
	});
	const { form, banner, register, registerCheckbox, submit, busy, errors, failure } = useForm({
		values: {
			shortcut: response?.shortcut ?? "",
			body: response?.body ?? "",
			shared: response?.shared ?? false,
		},
		check: (written) => checkBy(addCannedResponse.body, written),
		send: (fields) => save.mutate(fields),
		call: save,
		fallback: t("Couldn’t save the response. Please try again."),
	});
	return (
		<form ref={form} onSubmit={submit} noValidate className="space-y-4">
			{failure && (
				<Banner ref={banner} tone="failure">
					{failure}
				</Banner>
			)}
			<Field
				label={t("Shortcut")}
				hint={t("Typed after the slash, such as hello, thanks or bye.")}
				error={errors.shortcut}
			>
				<TextInput autoComplete="off" autoCapitalize="none" {...register("shortcut")} />
			</Field>
			<Field
				label={t("Message text")}
				hint={t("Type {visitor} for the visitor’s name and {listener} for your own.", {
					visitor: "{visitor}",
					listener: "{listener}",
				})}
				error={errors.body}
			>
				<TextArea rows={4} {...register("body")} />
			</Field>
			{supervising && <Checkbox label={t("Share with everyone")} {...registerCheckbox("shared")} />}
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="quiet" onClick={onCancel}>
					{t("Cancel")}
				</Button>
				<Button type="submit" busy={busy} busyText={t("Saving...")}>
					{t("Save")}
				</Button>
			</div>
		</form>
	);
}
