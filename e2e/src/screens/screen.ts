import type { Page } from "@playwright/test";
import type { Role } from "@warmline/contract/accounts/roles";
import { type Language, languages } from "@warmline/contract/content/words";
import type { ApiClient } from "../support/api-client.ts";
import type { Product } from "../support/product.ts";
import type { Size } from "../support/test.ts";

/**
 * Somebody without an account ("visitor", or "visitor:NAME" with a browser of their own), or the username of a member:
 * of the demo organisation, or of the area's people.
 */
export type Viewer = string;

/** A screen: a route of the product in a state that a person sees. */
export type Screen<Data> = {
	/** Names its pictures; there is no other of that name. */
	readonly name: string;
	/**
	 * As `web/src/app/member-routes.ts` or `app/public-routes.ts` has it, the address of a page of the content, or "*"
	 * for no page at all.
	 */
	readonly route: string;
	/** Who looks at it. Each sees it in every theme and width. */
	readonly viewers: readonly Viewer[];
	/** The requirements that name this screen. */
	readonly requirements?: readonly string[];
	/** Where it stands, if the route has more than `:userId` to fill in. */
	readonly address?: string | ((data: Data) => string);
	/** What is arranged before the page is loaded: a call that fails, a chat that waits. */
	readonly arrange?: (page: Page, data: Data) => Promise<unknown>;
	/** What shows that the page is there. Else: it has a heading, nothing says that it loads, and no call is out. */
	readonly ready?: (page: Page, data: Data) => Promise<unknown>;
	/** The steps from the loaded page to a state of it. */
	readonly steps?: (page: Page, data: Data) => Promise<unknown>;
	/** The width in which these steps are taken; a desktop's, if nothing is said. */
	readonly size?: Size;
	/** Looked at with text of twice the size. */
	readonly largeText?: true;
	/** All languages; English alone for a screen that is reached by steps, if nothing is said. */
	readonly languages?: readonly Language[];
	/** What the browser's console says because of what was arranged. */
	readonly expectedError?: RegExp;
	/** The page is not for these viewers, and says so. */
	readonly refused?: true;
};

export type Stage = { readonly product: Product; readonly api: ApiClient };

/** Screens that are looked at in one product. */
export type Area<Data> = {
	/** Members who are made for these screens, verified and with a role. */
	readonly people?: Readonly<Record<string, Role>>;
	/** Members whom `prepare` makes, with the role that they have by then. */
	readonly prepared?: Readonly<Record<string, Role>>;
	/** Makes what the screens show, once. */
	readonly prepare: (stage: Stage) => Promise<Data>;
	readonly screens: readonly Screen<Data>[];
};

/** Infers the data from `prepare`. */
export const area = <Data>(definition: Area<Data>): Area<Data> => definition;

/** Members of the demo organisation. */
export const demoRoles: Readonly<Record<string, Role>> = {
	newhire: "new_hire",
	trainee: "trainee_listener",
	listener1: "listener",
	listener2: "listener",
	supervisor: "supervisor",
	director: "director",
};

const [english] = languages;

/** In which languages a screen is looked at. */
export const languagesOf = ({
	steps,
	languages: own,
}: Pick<Screen<never>, "steps" | "languages">): readonly Language[] => own ?? (steps ? [english] : languages);
