import { t } from "@warmline/contract/i18n";
import Copy from "lucide-react/icons/copy";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../Button.tsx";
import { Field } from "./Field.tsx";
import { TextInput } from "./TextInput.tsx";

type CopyFieldProps = { readonly label: string; readonly hint?: ReactNode; readonly value: string };

/** An address or the like, to be taken elsewhere. */
export function CopyField({ label, hint, value }: CopyFieldProps) {
	const input = useRef<HTMLInputElement>(null);
	const [tried, setTried] = useState<{ readonly value: string; readonly copied: boolean } | null>(null);
	const copied = tried?.value === value ? tried.copied : null;
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(value);
			setTried({ value, copied: true });
		} catch {
			input.current?.select();
			setTried({ value, copied: false });
		}
	};
	return (
		<>
			<Field label={label} hint={hint}>
				<TextInput
					ref={input}
					readOnly
					value={value}
					className="font-mono text-sm"
					onFocus={(event) => event.target.select()}
				/>
			</Field>
			<div className="mt-3 flex flex-wrap items-center gap-3">
				<Button variant="secondary" onClick={() => void copy()}>
					<Copy aria-hidden="true" className="size-4" />
					{t("Copy")}
				</Button>
				<p role="status" className="font-medium text-pine-strong">
					{copied === true && t("Copied.")}
					{copied === false && t("Couldn’t copy it. It’s selected now: please copy it yourself.")}
				</p>
			</div>
		</>
	);
}
