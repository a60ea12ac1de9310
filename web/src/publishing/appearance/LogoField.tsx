import { t } from "@warmline/contract/i18n";
import { type ChangeEvent, useId, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { logoOf } from "./logo-of.ts";

type LogoFieldProps = {
	/** A PNG in base64; empty for none. */
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (png: string | null) => void;
};

/** The logo is made small here, and what its file says besides stays on this device. */
export function LogoField({ value, error, onChange }: LogoFieldProps) {
	const id = useId();
	const [isUnreadable, setUnreadable] = useState(false);
	const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [file] = target.files ?? [];
		target.value = "";
		if (!file) return;
		try {
			onChange(await logoOf(file));
			setUnreadable(false);
		} catch {
			setUnreadable(true);
		}
	};
	const says = isUnreadable
		? t("This file can’t be used as a logo. Please choose a picture: PNG, JPEG, WebP or SVG.")
		: error;
	return (
		<fieldset aria-describedby={`${id}-hint`}>
			<legend className="mb-1.5 font-semibold">{t("Logo")}</legend>
			<p id={`${id}-hint`} className="mb-3 text-[0.9em] text-soft">
				{t("At the top of every page, in the icon of the site and on home screens. A square one fits best.")}
			</p>
			<div className="flex flex-wrap items-center gap-3">
				{value !== "" && (
					<img
						src={`data:image/png;base64,${value}`}
						alt={t("Your logo")}
						className="h-16 max-w-40 rounded-control border border-line bg-[#fffdf9] object-contain p-1"
					/>
				)}
				<input
					id={id}
					type="file"
					accept="image/png,image/jpeg,image/webp,image/svg+xml"
					onChange={(event) => void choose(event)}
					className="peer sr-only"
				/>
				<label
					htmlFor={id}
					className={buttonLook(
						"secondary",
						"cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pine",
					)}
				>
					{value === "" ? t("Choose a logo") : t("Choose another logo")}
				</label>
				{value !== "" && (
					<Button variant="quiet" onClick={() => onChange(null)}>
						{t("Remove the logo")}
					</Button>
				)}
			</div>
			<p role="alert" className="mt-1.5 text-[0.9em] font-medium text-bad">
				{says}
			</p>
		</fieldset>
	);
}
