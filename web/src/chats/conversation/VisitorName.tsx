import { updateCallerName } from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { saveCallerName } from "../api.ts";

type VisitorNameProps = {
	readonly chatId: string;
	readonly name: string;
	readonly onSaved: (name: string) => void;
};

export function VisitorName({ chatId, name, onSaved }: VisitorNameProps) {
	const [editing, setEditing] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const opener = useOpener(editing);
	if (editing) {
		return (
			<NameForm chatId={chatId} name={name} onSaved={onSaved} onFailed={setFailure} onClose={() => setEditing(false)} />
		);
	}
	return (
		<div>
			<div className="flex items-center justify-between gap-2">
				<p className="min-w-0 text-lg font-semibold wrap-anywhere">{name}</p>
				<Button
					ref={opener}
					variant="quiet"
					aria-label={t("Edit visitor’s name")}
					onClick={() => {
						setFailure(null);
						setEditing(true);
					}}
				>
					{t("Edit")}
				</Button>
			</div>
			{failure && (
				<p role="alert" className="text-sm font-medium text-bad">
					{failure}
				</p>
			)}
		</div>
	);
}

type NameFormProps = VisitorNameProps & {
	readonly onFailed: (sentence: string) => void;
	readonly onClose: () => void;
};

/** It closes with the answer, also where that is a refusal: then the old name stands again. */
function NameForm({ chatId, name, onSaved, onFailed, onClose }: NameFormProps) {
	const save = useApiMutation((next: string) => saveCallerName(chatId, next), {
		onSuccess: onSaved,
		onError: (error) => onFailed(errorMessage(error, t("Failed to update caller name."), "always")),
		onSettled: onClose,
	});
	const { form, register, submit, busy, errors } = useForm({
		values: { new_name: name },
		check: (written) => checkBy(updateCallerName.body, written),
		send: ({ new_name }) => save.mutate(new_name),
		call: save,
		fallback: t("Failed to update caller name."),
	});
	return (
		<form ref={form} onSubmit={submit} noValidate>
			<Field label={t("Caller name")} error={errors.new_name}>
				<TextInput autoFocus onKeyDown={(event) => event.key === "Escape" && onClose()} {...register("new_name")} />
			</Field>
			<div className="mt-2 flex gap-2">
				<Button type="submit" busy={busy}>
					{t("Save")}
				</Button>
				<Button variant="quiet" disabled={busy} onClick={onClose}>
					{t("Cancel")}
				</Button>
			</div>
		</form>
	);
}
