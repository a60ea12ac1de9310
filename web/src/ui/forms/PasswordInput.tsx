import { t } from "@warmline/contract/i18n";
import { type ComponentProps, useState } from "react";
import { controlLook, useFieldWiring } from "./field-wiring.ts";

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
	const [shown, setShown] = useState(false);
	return (
		<div className="relative">
			<input
				{...useFieldWiring()}
				{...rest}
				type={shown ? "text" : "password"}
				spellCheck={false}
				autoCapitalize="none"
				className={controlLook(`pr-24 ${className ?? ""}`)}
			/>
			<button
				type="button"
				aria-pressed={shown}
				aria-label={t("Show password")}
				onClick={() => setShown(!shown)}
				className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 text-sm font-semibold text-pine hover:underline"
			>
				{shown ? t("Hide") : t("Show")}
			</button>
		</div>
	);
}
