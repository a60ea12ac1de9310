import { createContext, use, useCallback, useMemo } from "react";
import { useLocation } from "wouter";

/** `first`: this page began the visit. `push`: by a link or a redirect. `pop`: by the browser's back and forward. */
export type NavigationAction = "first" | "push" | "pop";

export type Step = { readonly replace?: boolean; readonly state?: unknown };

export type Address = {
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
	/** What the page before handed over. */
	readonly state: unknown;
	/** How one came here. */
	readonly action: NavigationAction;
	readonly go: (to: string, step?: Step) => void;
};

export const AddressContext = createContext<Address | null>(null);

/** Where one is, as the browser writes it. The path without the site's base is wouter's `useLocation`. */
export const useAddress = (): Address => {
	const address = use(AddressContext);
	if (address === null) throw new Error("There is no AddressRouter around this.");
	return address;
};

/** Asked when the browser has gone back or forward; true: one stays, and the address was put right. */
export const backGuard: { stays: (() => boolean) | null } = { stays: null };

type Params = Readonly<Record<string, string>>;

/** Instead of wouter's hook of this name, which decodes twice: a "%26" that somebody searches for would become "&". */
export const useSearchParams = () => {
	const { search, pathname: here } = useAddress();
	const [pathname, navigate] = useLocation();
	const params = useMemo(() => new URLSearchParams(search), [search]);
	const setParams = useCallback(
		(wanted: Params, step?: Pick<Step, "replace">) => {
			// While the next page is still coming this one is there, and a search that settles late must not lead back to it.
			if (window.location.pathname !== here) return;
			const query = new URLSearchParams(wanted).toString();
			navigate(query === "" ? pathname : `${pathname}?${query}`, step);
		},
		[pathname, here, navigate],
	);
	return [params, setParams] as const;
};
