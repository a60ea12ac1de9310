import { type Passkey, passkeyName } from "@warmline/contract/accounts/passkey";
import { locale, t } from "@warmline/contract/i18n";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { isTooLate, useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { relativeTime } from "../../platform/time/relative-time.ts";
import { formatDay, localDay } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { useMinute } from "../../ui/text/use-minute.ts";
import { securityQuery } from "../security/security-api.ts";
import { remove, rename } from "./passkey-api.ts";

type OnePasskeyProps = {
	readonly passkey: Passkey;
	/** The only second step: it goes when two-step verification is turned off. */
	readonly isLast: boolean;
	readonly onRemoved: () => void;
};

const whenText = ({ created_at, used_at }: Passkey): string => {
	const added = formatDay(localDay(new Date(created_at)));
	if (used_at === null) return t("Added {added}. Not used yet", { added });
	return t("Added {added}. Last used: {used}", { added, used: relativeTime(used_at).toLocaleLowerCase(locale) });
};

export function OnePasskey({ passkey, isLast, onRemoved }: OnePasskeyProps) {
	useMinute();
	const [doing, setDoing] = useState<"rename" | "remove" | null>(null);
	const { name, backed_up } = passkey;
	const end = () => setDoing(null);
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
			<span className="min-w-0 flex-1 basis-52">
				<span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
					{name}
					{backed_up && <Badge>{t("Synced")}</Badge>}
				</span>
				<span className="block text-sm text-soft">{whenText(passkey)}</span>
				{isLast && (
					<span className="block text-sm text-soft">
						{t("This is your only second step. To remove it, turn off two-step verification.")}
					</span>
				)}
			</span>
			<Button variant="secondary" aria-label={t("Rename {name}", { name })} onClick={() => setDoing("rename")}>
				{t("Rename")}
			</Button>
			{!isLast && (
				<Button variant="danger" aria-label={t("Remove {name}", { name })} onClick={() => setDoing("remove")}>
					{t("Remove")}
				</Button>
			)}
			{doing === "rename" && <RenameDialog passkey={passkey} onClose={end} />}
			{doing === "remove" && <RemoveDialog passkey={passkey} onRemoved={onRemoved} onClose={end} />}
		</li>
	);
}

const renaming = z.object({ name: passkeyName });

function RenameDialog({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
	const call = useApiMutation((name: string) => rename(passkey.id, name), {
		invalidates: [securityQuery.queryKey],
		waits: true,
		onSuccess: onClose,
	});
	const { form, register, submit, focus, busy, errors, failure } = useForm({
		values: { name: passkey.name },
		check: (values) => checkBy(renaming, values),
		send: ({ name }) => call.mutate(name),
		call,
		fallback: t("Couldn’t rename the passkey. Please try again."),
	});
	useEffect(() => focus("name"), [focus]);
	return (
		<Dialog open title={t("Rename passkey")} onClose={onClose} busy={busy} holdsWords>
			<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-4">
				{failure && <Banner tone="failure">{failure}</Banner>}
				<Field label={t("Name of the passkey")} error={errors.name}>
					<TextInput {...register("name")} autoComplete="off" maxLength={60} required />
				</Field>
				<div className="flex flex-wrap justify-end gap-3">
					<Button variant="quiet" onClick={onClose} disabled={busy}>
						{t("Cancel")}
					</Button>
					<Button type="submit" busy={busy}>
						{t("Save name")}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

type RemoveDialogProps = { readonly passkey: Passkey; readonly onRemoved: () => void; readonly onClose: () => void };

function RemoveDialog({ passkey, onRemoved, onClose }: RemoveDialogProps) {
	const { name } = passkey;
	const { mutate, isPending, error } = useApiMutation(() => remove(passkey.id), {
		onSuccess: onRemoved,
		onError: (failed) => {
			// That it is gone already is what was wanted.
			if (failed instanceof ApiFailure && failed.status === 404) onRemoved();
		},
		invalidates: (failed) => (failed === null || isTooLate(failed) ? [securityQuery.queryKey] : []),
	});
	return (
		<ConfirmDialog
			open
			danger
			title={t("Remove the passkey “{name}”?", { name })}
			confirm={t("Remove")}
			busy={isPending}
			failure={error ? errorMessage(error, t("Couldn’t remove the passkey. Please try again.")) : undefined}
			onConfirm={() => mutate()}
			onCancel={onClose}
		>
			<p>
				{t("You can’t log in with it any more. It may still be listed on your device: you can delete it there, too.")}
			</p>
		</ConfirmDialog>
	);
}
