import type { OnDuty } from "@warmline/contract/chats/presence";
import { setChatsLimit } from "@warmline/contract/chats/settings-calls";
import { t } from "@warmline/contract/i18n";
import { type FormEvent, useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { changeChatsLimit } from "../supervision-api.ts";

type ChatsLimitDialogProps = { readonly open: boolean; readonly person: OnDuty; readonly onClose: () => void };

/** How many chats one person may have at a time. The panel hears the new number by the channel. */
export function ChatsLimitDialog({ open, person, onClose }: ChatsLimitDialogProps) {
	const [typed, setTyped] = useState(String(person.limit));
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);

	const save = async (limit: number | null) => {
		const checked = setChatsLimit.body.safeParse({ limit });
		if (!checked.success) return setError(checked.error.issues[0]?.message);
		setBusy(true);
		try {
			await changeChatsLimit(person.id, limit);
			onClose();
		} catch (failure) {
			setError(errorMessage(failure, t("Couldn’t change the limit. Please try again.")));
		} finally {
			setBusy(false);
		}
	};

	const submit = (event: FormEvent) => {
		event.preventDefault();
		void save(typed.trim() === "" ? Number.NaN : Number(typed));
	};
	return (
		<Dialog open={open} onClose={onClose} title={t("Chat limit for {name}", { name: person.name })}>
			<form onSubmit={submit} noValidate>
				<Field label={t("Chats at a time")} hint={t("Open chats stay open, even above the limit.")} error={error}>
					<TextInput
						inputMode="numeric"
						value={typed}
						className="max-w-28"
						onChange={(event) => {
							setTyped(event.target.value);
							setError(undefined);
						}}
					/>
				</Field>
				<div className="mt-6 flex flex-wrap justify-end gap-3">
					<Button variant="quiet" disabled={busy} onClick={() => void save(null)}>
						{t("Use the default")}
					</Button>
					<Button variant="quiet" onClick={onClose}>
						{t("Cancel")}
					</Button>
					<Button type="submit" busy={busy} busyText={t("Saving...")}>
						{t("Save")}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
