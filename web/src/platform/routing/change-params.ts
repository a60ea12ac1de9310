import { useCallback } from "react";
import { type Step, useSearchParams } from "./address.ts";

/**
 * Changes a part of what stands in the address after the "?"; "" takes something out. The rest stays as the address has it
 * now: what a page shows can be a moment behind that, and would undo what was chosen in that moment.
 */
export const useChangeParams = () => {
	const [, setParams] = useSearchParams();
	return useCallback(
		(part: Readonly<Record<string, string>>, step?: Pick<Step, "replace">) => {
			const all = { ...Object.fromEntries(new URLSearchParams(window.location.search)), ...part };
			setParams(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "")), step);
		},
		[setParams],
	);
};
