import { t } from "@warmline/contract/i18n";
import type { ComponentProps } from "react";
import { Field } from "../ui/forms/Field.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";

type CodeFieldProps = Pick<ComponentProps<"input">, "name" | "value" | "onChange"> & {
	readonly error: string | undefined;
};

/** For a code of the app. */
export function CodeField({ error, ...registered }: CodeFieldProps) {
	return (
		<Field label={t("Code")} hint={t("The six digits your authenticator app shows now.")} error={error}>
			<TextInput
				{...registered}
				inputMode="numeric"
				autoComplete="one-time-code"
				required
				className="max-w-44 font-mono text-lg tracking-widest"
			/>
		</Field>
	);
}
