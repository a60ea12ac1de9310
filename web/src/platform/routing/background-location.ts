import { useCallback } from "react";
import { useAddress } from "./address.ts";

/** The page that stands under a dialog which has an address of its own. */
export type BackgroundLocation = { readonly pathname: string; readonly search: string; readonly hash: string };

const textIn = (value: object, name: string): string => {
	const text: unknown = Reflect.get(value, name);
	return typeof text === "string" ? text : "";
};

/** What the page before handed over as the one that stays in sight; null where there is none, or somebody else's state. */
export const backgroundIn = (state: unknown): BackgroundLocation | null => {
	if (typeof state !== "object" || state === null || !("background" in state)) return null;
	const { background } = state;
	if (typeof background !== "object" || background === null) return null;
	const pathname = textIn(background, "pathname");
	return pathname.startsWith("/")
		? { pathname, search: textIn(background, "search"), hash: textIn(background, "hash") }
		: null;
};

/** What a link to such a dialog hands over, so that this page stays in sight under it; in a dialog, the page under that. */
export const useBackgroundState = (): { readonly background: BackgroundLocation } => {
	const { pathname, search, hash, state } = useAddress();
	return { background: backgroundIn(state) ?? { pathname, search, hash } };
};

/** Leaves such a dialog: back to the page under it, else to the one that is given (with what stands before every path). */
export const useCloseModal = (otherwise: string): (() => void) => {
	const { state, go } = useAddress();
	const under = backgroundIn(state) !== null;
	return useCallback(() => {
		if (under) window.history.back();
		else go(otherwise, { replace: true });
	}, [under, otherwise, go]);
};
