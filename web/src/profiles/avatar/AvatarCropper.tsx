import { t } from "@warmline/contract/i18n";
import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { Field } from "../../ui/forms/Field.tsx";
import { useFieldWiring } from "../../ui/forms/field-wiring.ts";
import type { Part } from "./crop-picture.ts";

/** Pixels by which an arrow key moves the picture. */
const step = 4;
const closest = 4;

type AvatarCropperProps = {
	readonly address: string;
	readonly onPart: (part: Part) => void;
	readonly onUnreadable: () => void;
};

/** Which round part of a picture is shown: moved by hand or by the arrow keys, made larger with a slider. */
export function AvatarCropper({ address, onPart, onUnreadable }: AvatarCropperProps) {
	const [crop, setCrop] = useState({ x: 0, y: 0 });
	const [zoom, setZoom] = useState(1);
	const hintId = useId();
	return (
		<>
			<div className="relative h-64 overflow-hidden rounded-control bg-sunk sm:h-80">
				<Cropper
					// The content policy lets no style of its own stand in the page.
					disableAutomaticStylesInjection
					image={address}
					crop={crop}
					zoom={zoom}
					minZoom={1}
					maxZoom={closest}
					aspect={1}
					cropShape="round"
					showGrid={false}
					keyboardStep={step}
					onCropChange={setCrop}
					onZoomChange={setZoom}
					onCropComplete={(_, part) => onPart(part)}
					mediaProps={{ alt: "", onError: onUnreadable }}
					cropperProps={{
						role: "group",
						"aria-label": t("Visible part of the picture"),
						"aria-describedby": hintId,
					}}
				/>
			</div>
			<p id={hintId} className="mt-2 text-sm text-soft">
				{t("Move the picture by dragging it, or with the arrow keys.")}
			</p>
			<Field label={t("Size")} className="mt-3">
				<FieldRange min={1} max={closest} step={0.05} value={zoom} onChange={setZoom} />
			</Field>
		</>
	);
}

type FieldRangeProps = {
	readonly min: number;
	readonly max: number;
	readonly step: number;
	readonly value: number;
	readonly onChange: (value: number) => void;
};

/** The browser's own slider: arrow keys and screen readers know it. */
function FieldRange({ onChange, ...rest }: FieldRangeProps) {
	return (
		<input
			{...useFieldWiring()}
			{...rest}
			type="range"
			onChange={(event) => onChange(event.target.valueAsNumber)}
			className="h-11 w-full accent-pine"
		/>
	);
}
