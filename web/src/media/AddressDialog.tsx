import { t } from "@warmline/contract/i18n";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { type Checked, useForm } from "../ui/forms/use-form.ts";
import { Dialog } from "../ui/overlay/Dialog.tsx";

type AddressDialogProps = { readonly onGiven: (address: string) => void; readonly onClose: () => void };

const isAddress = (text: string): boolean => {
	try {
		return /^https?:$/.test(new URL(text).protocol);
	} catch {
		return false;
	}
};

const checkAddress = (text: string): Checked<string> =>
	isAddress(text)
		? { data: text }
		: { errors: { address: t("Please give a full address that starts with https://.") } };

/** A picture, a video or a YouTube video by its address. */
export function AddressDialog({ onGiven, onClose }: AddressDialogProps) {
	const { form, register, submit, errors } = useForm({
		values: { address: "" },
		check: ({ address }) => checkAddress(address.trim()),
		send: onGiven,
		fallback: "",
	});
	return (
		<Dialog open onClose={onClose} title={t("Add from a web address")}>
			<form
				ref={form}
				noValidate
				onSubmit={(event) => {
					// In React it stands inside of the form that it adds to.
					event.stopPropagation();
					submit(event);
				}}
			>
				<Field
					label={t("Address")}
					hint={t(
						"The address of a picture, a video, or a YouTube video. Pictures and videos are copied to this site.",
					)}
					error={errors.address}
				>
					<TextInput type="url" inputMode="url" autoComplete="off" placeholder="https://" {...register("address")} />
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
