import { type ComponentType, createContext, Fragment, type ReactNode } from "react";

/** What a menu is about. */
export type MenuTarget = {
	readonly kind: "post" | "comment";
	readonly id: string;
	readonly post_id: string;
	readonly author: { readonly id: string; readonly name: string };
};

type FeedExtras = {
	/** What else one can do about others' posts and comments: items of a menu. What they open stands outside of it. */
	readonly menuItems: ((target: MenuTarget) => ReactNode) | null;
	/** Around each place where one writes: it says why one cannot for now. */
	readonly Writing: ComponentType<{ readonly children: ReactNode }>;
};

/** What other features add to posts; the pages compose it. */
export const FeedExtrasContext = createContext<FeedExtras>({ menuItems: null, Writing: Fragment });
