import { t } from "@warmline/contract/i18n";
import type { Profile } from "@warmline/contract/profiles/calls";
import { type ChangeEvent, useEffect, useId, useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { fullName } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { AvatarCropper } from "./AvatarCropper.tsx";
import { cropPicture, type Part } from "./crop-picture.ts";
import { useAvatar } from "./use-avatar.ts";

type AvatarDialogProps = { readonly profile: Profile; readonly onClose: () => void };

/** The address under which the page can show a chosen file, as long as it is chosen. */
const useShownFile = () => {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		if (address !== null) return () => URL.revokeObjectURL(address);
	}, [address]);
	return { address, show: (file: File | null) => setAddress(file && URL.createObjectURL(file)) };
};

export function AvatarDialog({ profile, onClose }: AvatarDialogProps) {
	const { address, show } = useShownFile();
	const [part, setPart] = useState<Part | null>(null);
	const [unreadable, setUnreadable] = useState(false);
	const { mutate, isPending, error, part: sent } = useAvatar(profile.id);
	const inputId = useId();

	const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [file] = target.files ?? [];
		if (!file) return;
		setUnreadable(false);
		setPart(null);
		show(file);
		target.value = "";
	};
	const notReadable = () => {
		setUnreadable(true);
		setPart(null);
		show(null);
	};
	const save = () => {
		if (address === null || part === null) return;
		cropPicture(address, part).then((picture) => mutate(picture, { onSuccess: onClose }), notReadable);
	};

	return (
		<Dialog open onClose={onClose} title={t("Your picture")} busy={isPending}>
			{address === null ? (
				<div className="flex items-center gap-5">
					<Avatar name={fullName(profile)} picture={profile.avatar} size="size-24 text-3xl" />
					<p className="text-soft">{t("Members see it next to your name. Visitors don’t.")}</p>
				</div>
			) : (
				<AvatarCropper key={address} address={address} onPart={setPart} onUnreadable={notReadable} />
			)}
			{unreadable && (
				<Banner tone="failure" className="mt-4">
					{t("Couldn’t open this file as a picture. Please choose a JPEG, PNG or WebP.")}
				</Banner>
			)}
			{error && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(error, t("Failed to update user details."), "always")}
				</Banner>
			)}
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				{address === null && profile.avatar !== null && (
					<Button variant="danger" busy={isPending} onClick={() => mutate(null, { onSuccess: onClose })}>
						{t("Remove the picture")}
					</Button>
				)}
				<Button variant="quiet" disabled={isPending} onClick={onClose}>
					{t("Cancel")}
				</Button>
				<input
					id={inputId}
					type="file"
					accept="image/*"
					disabled={isPending}
					onChange={choose}
					className="peer sr-only"
				/>
				<label
					htmlFor={inputId}
					className={buttonLook(
						address === null ? "primary" : "secondary",
						"cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pine peer-disabled:cursor-not-allowed",
					)}
				>
					{address === null ? t("Choose a picture") : t("Choose another")}
				</label>
				{address !== null && (
					<Button
						disabled={part === null}
						busy={isPending}
						busyText={t("Saving, {percent}%", { percent: Math.round(sent * 100) })}
						onClick={save}
					>
						{t("Save")}
					</Button>
				)}
			</div>
		</Dialog>
	);
}
