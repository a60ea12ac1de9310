import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from "react";
import { Router } from "wouter";
import { type Address, AddressContext, backGuard, type NavigationAction, type Step, useAddress } from "./address.ts";

type Place = Omit<Address, "go">;

const placeInBrowser = (action: NavigationAction): Place => {
	const { pathname, search, hash } = window.location;
	return { pathname, search, hash, state: window.history.state, action };
};

const memberPage = /^(\/fr)?\/([\da-f]{8}-|hashtag\/|user\/)/;

const usePathAndGo = (): [string, Address["go"]] => {
	const { pathname, go } = useAddress();
	return [pathname, go];
};

type AddressRouterProps = {
	/** What stands before every path of the site, as "/fr". */
	readonly base: string;
	/** The page's path, while it is rendered ahead. */
	readonly path?: string;
	readonly children: ReactNode;
};

/**
 * Keeps the address, and tells how one came to it. It changes in a transition, which wouter's own way to follow the
 * browser cannot do: the page one leaves stays until the next one's file is here.
 */
export function AddressRouter({ base, path, children }: AddressRouterProps) {
	const [place, setPlace] = useState<Place>(() =>
		path === undefined
			? placeInBrowser("first")
			: { pathname: base + path, search: "", hash: "", state: null, action: "first" },
	);

	const [arrive, go] = useMemo(() => {
		const arrive = (action: NavigationAction) => startTransition(() => setPlace(placeInBrowser(action)));
		const go = (to: string, { replace, state = null }: Step = {}) => {
			// Before the installation is open the server decides which public page there is.
			if ("closed" in document.documentElement.dataset && !memberPage.test(to))
				return window.location[replace ? "replace" : "assign"](to);
			const { pathname, search, hash } = window.location;
			// A link to the page one is on must not lengthen the way back.
			const stays = replace ?? to === `${pathname}${search}${hash}`;
			window.history[stays ? "replaceState" : "pushState"](state, "", to);
			arrive("push");
		};
		return [arrive, go] as const;
	}, []);

	useLayoutEffect(() => {
		const popped = () => {
			if (!backGuard.stays?.()) arrive("pop");
		};
		window.addEventListener("popstate", popped);
		return () => window.removeEventListener("popstate", popped);
	}, [arrive]);

	const address = useMemo(() => ({ ...place, go }), [place, go]);
	return (
		<AddressContext value={address}>
			<Router base={base} hook={usePathAndGo}>
				{children}
			</Router>
		</AddressContext>
	);
}
