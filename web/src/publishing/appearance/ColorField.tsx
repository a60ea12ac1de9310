import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";

type ColorFieldProps = {
	readonly label: string;
	readonly hint: string;
	/** As `#0f5257`, or what is being typed. */
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (color: string) => void;
	readonly children?: ReactNode;
};

const withHash = (typed: string): string => {
	const color = typed.trim().toLowerCase();
	return /^[\da-f]{6}$/.test(color) ? `#${color}` : color;
};

/** A color to be picked, or typed as a brand guide gives it. */
export function ColorField({ label, hint, value, error, onChange, children }: ColorFieldProps) {
	return (
		<div>
			<Field label={label} hint={hint} error={error}>
				<TextInput
					value={value}
					spellCheck={false}
					autoComplete="off"
					maxLength={9}
					onChange={({ target }) => onChange(withHash(target.value))}
				/>
			</Field>
			<input
				type="color"
				aria-label={t("Pick: {name}", { name: label })}
				value={/^#[\da-f]{6}$/.test(value) ? value : "#000000"}
				onChange={({ target }) => onChange(target.value)}
				className="mt-2 h-11 w-full cursor-pointer rounded-control border border-edge bg-surface p-1"
			/>
			{children}
		</div>
	);
}
