import type { OnDuty } from "@warmline/contract/chats/presence";
import { setChatsLimit } from "@warmline/contract/chats/settings-calls";
import { t } from "@warmline/contract/i18n";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { changeChatsLimit } from "../supervision-api.ts";

type ChatsLimitDialogProps = { readonly open: boolean; readonly person: OnDuty; readonly onClose: () => void };

/** How many chats one person may have at a time. The panel hears the new number by the channel. */
export function ChatsLimitDialog({ open, person, onClose }: ChatsLimitDialogProps) {
	const save = useApiMutation((limit: number | null) => changeChatsLimit(person.id, limit), { onSuccess: onClose });
	const { form, register, submit, busy, errors, failure } = useForm({
		values: { limit: String(person.limit) },
		check: ({ limit }) => checkBy(setChatsLimit.body, { limit: limit.trim() === "" ? Number.NaN : Number(limit) }),
		send: ({ limit }) => save.mutate(limit),
		call: save,
		fallback: t("Couldn’t change the limit. Please try again."),
	});
	return (
		<Dialog open={open} onClose={onClose} title={t("Chat limit for {name}", { name: person.name })}>
			<form ref={form} onSubmit={submit} noValidate>
				<Field
					label={t("Chats at a time")}
					hint={t("Open chats stay open, even above the limit.")}
					error={errors.limit ?? failure}
				>
					<TextInput inputMode="numeric" className="max-w-28" {...register("limit")} />
				</Field>
				<div className="mt-6 flex flex-wrap justify-end gap-3">
					<Button variant="quiet" disabled={busy} onClick={() => save.mutate(null)}>
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
