import { t } from "@warmline/contract/i18n";
import SwitchCamera from "lucide-react/icons/switch-camera";
import { useRef, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/overlay/Dialog.tsx";
import { type Facing, useCamera } from "./use-camera.ts";

type CameraDialogProps = { readonly onTaken: (file: File) => void; readonly onClose: () => void };

/** A picture by the camera: seen before it is used, and taken again as often as one likes. */
export function CameraDialog({ onTaken, onClose }: CameraDialogProps) {
	return (
		<Dialog open onClose={onClose} title={t("Take a picture")}>
			<CameraView onTaken={onTaken} onClose={onClose} />
		</Dialog>
	);
}

function CameraView({ onTaken, onClose }: CameraDialogProps) {
	const video = useRef<HTMLVideoElement>(null);
	const [facing, setFacing] = useState<Facing>("user");
	const { camera, take, again } = useCamera(facing, video);
	const { phase } = camera;
	const failed = phase === "refused" || phase === "missing";
	return (
		<>
			{!failed && (
				<div className="relative overflow-hidden rounded-control bg-sunk">
					<video
						ref={video}
						playsInline
						muted
						aria-label={t("Camera preview")}
						className={phase === "taken" ? "hidden" : "aspect-[4/3] w-full object-contain"}
					/>
					{phase === "taken" && (
						<img src={camera.address} alt={t("The picture you took")} className="aspect-[4/3] w-full object-contain" />
					)}
					{phase === "asking" && (
						<p role="status" className="absolute inset-0 grid place-items-center p-4 text-center text-soft">
							{t("Your browser will ask for permission to use the camera.")}
						</p>
					)}
				</div>
			)}
			{phase === "refused" && (
				<p role="status" className="text-soft">
					{t(
						"The camera isn’t allowed, and that’s fine. You can choose a picture from this device instead, or allow the camera in your browser’s settings and try again.",
					)}
				</p>
			)}
			{phase === "missing" && (
				<p role="status" className="text-soft">
					{t("No camera is available. You can choose a picture from this device instead.")}
				</p>
			)}
			<div className="mt-5 flex flex-wrap justify-end gap-3">
				<Button variant="quiet" onClick={onClose}>
					{t("Cancel")}
				</Button>
				{failed && (
					<Button variant="secondary" onClick={again}>
						{t("Try again")}
					</Button>
				)}
				{phase === "live" && (
					<>
						<Button variant="secondary" onClick={() => setFacing(facing === "user" ? "environment" : "user")}>
							<SwitchCamera aria-hidden="true" className="size-5" />
							{t("Switch camera")}
						</Button>
						<Button onClick={() => void take()}>{t("Take picture")}</Button>
					</>
				)}
				{phase === "taken" && (
					<>
						<Button variant="secondary" onClick={again}>
							{t("Retake")}
						</Button>
						<Button onClick={() => onTaken(camera.file)}>{t("Use this picture")}</Button>
					</>
				)}
			</div>
		</>
	);
}
