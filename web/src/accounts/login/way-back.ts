import type { User } from "@warmline/contract/accounts/user";

/** The login page, keeping where one wanted to go. */
export const loginPath = (here: string | null): string => (here ? `/login?next=${encodeURIComponent(here)}` : "/login");

/** Only a path of this site: a link to the login page must not lead on to somebody else's. */
const ownPath = (next: string | null): string | null => {
	if (!next?.startsWith("/")) return null;
	const address = new URL(next, window.location.origin);
	// The path of "/.//elsewhere" begins with two strokes, and would be read as another site's name.
	if (address.origin !== window.location.origin || address.pathname.startsWith("//")) return null;
	return `${address.pathname}${address.search}${address.hash}`;
};

export const afterLogin = (user: Pick<User, "id" | "is_verified">, next: string | null): string => {
	if (!user.is_verified) return "/email-verification";
	return ownPath(next) ?? `/${user.id}/chat-dashboard`;
};
