import { createContext, useContext } from "react";
import { classNames } from "../class-names.ts";

type FieldWiring = { readonly id: string; readonly describedBy: string | undefined; readonly invalid: boolean };

export const FieldContext = createContext<FieldWiring | null>(null);

/** What a control inside a `Field` needs to belong to its label, hint and error. */
export const useFieldWiring = () => {
	const wiring = useContext(FieldContext);
	if (!wiring) return {};
	return {
		id: wiring.id,
		"aria-describedby": wiring.describedBy,
		"aria-invalid": wiring.invalid || undefined,
	};
};

/** One look for every control that is typed in or chosen from. */
export const controlLook = (more?: string): string =>
	classNames(
		"block min-h-11 w-full rounded-control border border-edge bg-surface px-3.5 py-2 text-ink placeholder:text-soft",
		"placeholder:opacity-100 disabled:cursor-not-allowed disabled:bg-sunk disabled:text-soft",
		"aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad",
		more,
	);
