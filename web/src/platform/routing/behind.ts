import { useCallback } from "react";
import { useAddress } from "./address.ts";

/** The page that stands under a dialog which has an address of its own. */
export type Behind = { readonly pathname: string; readonly search: string; readonly hash: string };

const textIn = (value: object, name: string): string => {
	const text: unknown = Reflect.get(value, name);
	return typeof text === "string" ? text : "";
};

/** What the page before handed over as the one that stays in sight; null where there is none, or somebody else's state. */
export const behindIn = (state: unknown): Behind | null => {
	if (typeof state !== "object" || state === null || !("behind" in state)) return null;
	const { behind } = state;
	if (typeof behind !== "object" || behind === null) return null;
	const pathname = textIn(behind, "pathname");
	return pathname.startsWith("/") ? { pathname, search: textIn(behind, "search"), hash: textIn(behind, "hash") } : null;
};

/** What a link to such a dialog hands over, so that this page stays in sight under it; in a dialog, the page under that. */
export const useStaysBehind = (): { readonly behind: Behind } => {
	const { pathname, search, hash, state } = useAddress();
	return { behind: behindIn(state) ?? { pathname, search, hash } };
};

/** Leaves such a dialog: back to the page under it, else to the one that is given (with what stands before every path). */
export const useLeaveOver = (otherwise: string): (() => void) => {
	const { state, go } = useAddress();
	const under = behindIn(state) !== null;
	return useCallback(() => {
		if (under) window.history.back();
		else go(otherwise, { replace: true });
	}, [under, otherwise, go]);
};
