import { addCannedResponse, type CannedResponse } from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import { type FormEvent, useState } from "react";
import { errorMessage, type FieldErrors, schemaErrors } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { type CannedResponseFields, saveCannedResponse } from "../api.ts";

type CannedResponseFormProps = {
	/** Null for a new one. */
	readonly response: CannedResponse | null;
	readonly supervising: boolean;
	readonly onSaved: () => void;
	readonly onCancel: () => void;
};

export function CannedResponseForm({ response, supervising, onSaved, onCancel }: CannedResponseFormProps) {
	const [fields, setFields] = useState<CannedResponseFields>({
		shortcut: response?.shortcut ?? "",
		body: response?.body ?? "",
		shared: response?.shared ?? false,
	});
	const [problems, setProblems] = useState<FieldErrors>({});
	const save = useApiMutation((next: CannedResponseFields) => saveCannedResponse(response?.id ?? null, next), {
		onSuccess: onSaved,
		onError: (error) => {
			if (!(error instanceof ApiFailure)) return;
			setProblems(error.code === "shortcut_taken" ? { shortcut: error.message } : error.errors);
		},
	});
	const change = (part: Partial<CannedResponseFields>) => setFields({ ...fields, ...part });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const found = schemaErrors(addCannedResponse.body.safeParse(fields).error);
		setProblems(found);
		if (Object.keys(found).length === 0) save.mutate(fields);
	};
	return (
		<form onSubmit={submit} noValidate className="space-y-4">
			{save.isError && Object.keys(problems).length === 0 && (
				<Banner tone="failure">{errorMessage(save.error, t("Couldn’t save the response. Please try again."))}</Banner>
			)}
			<Field
				label={t("Shortcut")}
				hint={t("Typed after the slash, such as hello, thanks or bye.")}
				error={problems.shortcut}
			>
				<TextInput
					autoComplete="off"
					autoCapitalize="none"
					value={fields.shortcut}
					onChange={(event) => change({ shortcut: event.target.value })}
				/>
			</Field>
			<Field
				label={t("Message text")}
				hint={t("Type {visitor} for the visitor’s name and {listener} for your own.", {
					visitor: "{visitor}",
					listener: "{listener}",
				})}
				error={problems.body}
			>
				<TextArea rows={4} value={fields.body} onChange={(event) => change({ body: event.target.value })} />
			</Field>
			{supervising && (
				<Checkbox
					label={t("Share with everyone")}
					checked={fields.shared}
					onChange={(event) => change({ shared: event.target.checked })}
				/>
			)}
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="quiet" onClick={onCancel}>
					{t("Cancel")}
				</Button>
				<Button type="submit" busy={save.isPending} busyText={t("Saving...")}>
					{t("Save")}
				</Button>
			</div>
		</form>
	);
}
