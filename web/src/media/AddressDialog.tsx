import { t } from "@warmline/contract/i18n";
import { type FormEvent, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { Dialog } from "../ui/overlay/Dialog.tsx";

type AddressDialogProps = { readonly onGiven: (address: string) => void; readonly onClose: () => void };

const isAddress = (text: string): boolean => {
	try {
		return /^https?:$/.test(new URL(text).protocol);
	} catch {
		return false;
	}
};

/** A picture, a video or a YouTube video by its address. */
export function AddressDialog({ onGiven, onClose }: AddressDialogProps) {
	const [address, setAddress] = useState("");
	const [problem, setProblem] = useState<string>();

	const submit = (event: FormEvent) => {
		event.preventDefault();
		event.stopPropagation();
		const given = address.trim();
		if (isAddress(given)) return onGiven(given);
		setProblem(t("Please give a full address that starts with https://."));
	};

	return (
		<Dialog open onClose={onClose} title={t("Add from a web address")}>
			<form onSubmit={submit} noValidate>
				<Field
					label={t("Address")}
					hint={t(
						"The address of a picture, a video, or a YouTube video. Pictures and videos are copied to this site.",
					)}
					error={problem}
				>
					<TextInput
						type="url"
						inputMode="url"
						autoComplete="off"
						placeholder="https://"
						value={address}
						onChange={(event) => setAddress(event.target.value)}
					/>
				</Field>
				<div className="mt-6 flex flex-wrap justify-end gap-3">
					<Button variant="quiet" onClick={onClose}>
						{t("Cancel")}
					</Button>
					<Button type="submit">{t("Add")}</Button>
				</div>
			</form>
		</Dialog>
	);
}
