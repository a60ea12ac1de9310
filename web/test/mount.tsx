import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type Role, roles } from "@warmline/contract/accounts/roles";
import type { User } from "@warmline/contract/accounts/user";
import { type ReactNode, StrictMode, Suspense } from "react";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../src/platform/http/query.ts";
import { AddressRouter } from "../src/platform/routing/AddressRouter.tsx";
import { base } from "../src/platform/routing/language-address.ts";
import { startSession } from "../src/platform/session.ts";
import { Toasts } from "../src/ui/overlay/Toasts.tsx";

/** A member as the server tells of them to themselves. */
export const member = (role: Role = "listener", part: Partial<User> = {}): User => ({
	id: "0190a0b1-1111-7000-8000-000000000001",
	username: "lina",
	first_name: "Lina",
	last_name: "Moreau",
	nickname: null,
	name: "Lina",
	email: "lina@example.org",
	role: { ...roles[role], role },
	is_active: true,
	is_staff: role === "director",
	is_verified: true,
	is_online: true,
	date_joined: "2026-01-01T00:00:00.000Z",
	gender: null,
	about: null,
	website: null,
	location: null,
	avatar: null,
	followers: [],
	following: [],
	total_followers: 0,
	total_following: 0,
	friends: 0,
	...part,
});

type Surroundings = {
	/** The address at which the component stands, without the language. */
	readonly at?: string;
	/** Who is logged in. */
	readonly as?: User;
};

let latest: QueryClient | undefined;

/** What was asked by the test before is not asked again in the next. */
export const forgetQueries = () => latest?.clear();

/** As in the product, but that a second try follows at once. */
const queries = () => {
	const client = createQueryClient();
	latest = client;
	const { queries, ...others } = client.getDefaultOptions();
	client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
	return client;
};

/** Puts a component on the page, within what the product has around it. */
export const mount = async (component: ReactNode, { at = "/", as }: Surroundings = {}) => {
	history.replaceState(null, "", `${base}${at}`);
	if (as) startSession("a-token", as);
	return render(
		<StrictMode>
			<AddressRouter base={base}>
				<QueryClientProvider client={queries()}>
					<main>
						<Suspense>{component}</Suspense>
					</main>
					<Toasts />
				</QueryClientProvider>
			</AddressRouter>
		</StrictMode>,
	);
};
