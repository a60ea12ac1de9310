import { t } from "@warmline/contract/i18n";
import Camera from "lucide-react/icons/camera";
import ImagePlus from "lucide-react/icons/image-plus";
import Link2 from "lucide-react/icons/link-2";
import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { buttonLook } from "../ui/button-look.ts";
import { Menu, MenuItem } from "../ui/overlay/Menu.tsx";
import { AddressDialog } from "./AddressDialog.tsx";
import { CameraDialog } from "./CameraDialog.tsx";
import { acceptedMedia } from "./file-check.ts";

type AddMediaProps = {
	readonly onFile: (file: File) => void;
	readonly onAddress: (address: string) => void;
};

/** Where a picture or a video can come from: this device, an address, the camera. */
export function AddMedia({ onFile, onAddress }: AddMediaProps) {
	const input = useRef<HTMLInputElement>(null);
	const [asking, setAsking] = useState<"address" | "camera" | null>(null);
	const close = () => setAsking(null);
	return (
		<>
			<input
				ref={input}
				type="file"
				accept={acceptedMedia}
				hidden
				aria-label={t("Choose a picture or video")}
				onChange={(event) => {
					const file = event.target.files?.[0];
					if (file) onFile(file);
					// The same file may be chosen again.
					event.target.value = "";
				}}
			/>
			<Menu
				buttonClassName={buttonLook("quiet", "sm:px-2.5!")}
				label={t("Add a picture or video")}
				button={
					<>
						<ImagePlus aria-hidden="true" className="size-5" />
						<span className="max-sm:sr-only">{t("Picture or video")}</span>
					</>
				}
			>
				<MenuItem onSelect={() => input.current?.click()}>
					<Upload aria-hidden="true" className="size-5" />
					{t("From this device")}
				</MenuItem>
				<MenuItem onSelect={() => setAsking("camera")}>
					<Camera aria-hidden="true" className="size-5" />
					{t("Take a picture")}
				</MenuItem>
				<MenuItem onSelect={() => setAsking("address")}>
					<Link2 aria-hidden="true" className="size-5" />
					{t("From a web address or YouTube")}
				</MenuItem>
			</Menu>
			{asking === "camera" && (
				<CameraDialog
					onClose={close}
					onTaken={(file) => {
						close();
						onFile(file);
					}}
				/>
			)}
			{asking === "address" && (
				<AddressDialog
					onClose={close}
					onGiven={(address) => {
						close();
						onAddress(address);
					}}
				/>
			)}
		</>
	);
}
