import type { User } from "@warmline/contract/accounts/user";
import { useSyncExternalStore } from "react";

/** A member's session lives in this tab and ends with it. */
export type Session = { readonly token: string; readonly user_id: string; readonly user: User };

const keys = ["token", "user_id", "user", "first_name", "last_name", "username", "name", "role"] as const;
type Key = (typeof keys)[number];

/** Why the last session of this tab ended: only after `expired` is the way back worth keeping. */
export type Ending = "logged_out" | "expired" | null;

const listeners = new Set<() => void>();
let ending: Ending = null;

/** What stands in the tab's storage was written by this file; a torn or foreign value counts as no session. */
const isUser = (value: unknown): value is User =>
	typeof value === "object" && value !== null && "id" in value && "role" in value;

const parseUser = (text: string | null): User | null => {
	try {
		const value: unknown = JSON.parse(text ?? "null");
		return isUser(value) ? value : null;
	} catch {
		return null;
	}
};

const read = (): Session | null => {
	const token = sessionStorage.getItem("token");
	const userId = sessionStorage.getItem("user_id");
	const user = parseUser(sessionStorage.getItem("user"));
	return token && userId && user ? { token, user_id: userId, user } : null;
};

/** While a page is rendered ahead there is no tab, and nobody is logged in. */
let current = import.meta.env?.SSR ? null : read();

const changed = () => {
	current = read();
	for (const listener of listeners) listener();
};

const put = (values: Record<Key, string>) => {
	for (const key of keys) sessionStorage.setItem(key, values[key]);
	changed();
};

export const startSession = (token: string, user: User): void => {
	ending = null;
	put({
		token,
		user_id: user.id,
		user: JSON.stringify(user),
		first_name: user.first_name,
		last_name: user.last_name,
		username: user.username,
		name: user.name,
		role: user.role.role,
	});
};

/** The member as the server has them now: a new role or name shows without logging in again. */
export const renewUser = (user: User): void => {
	if (current && current.user_id === user.id) startSession(current.token, user);
};

export const endSession = (why: Exclude<Ending, null>): void => {
	ending = why;
	for (const key of keys) sessionStorage.removeItem(key);
	changed();
};

/** Logged in, but the member is not known yet: only token and id are in the tab. */
export const unknownMember = (): { token: string; user_id: string } | null => {
	const token = sessionStorage.getItem("token");
	const userId = sessionStorage.getItem("user_id");
	return !current && token && userId ? { token, user_id: userId } : null;
};

export const currentSession = (): Session | null => current;
export const lastEnding = (): Ending => ending;

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** The session of this tab, or null. */
/** What a page rendered ahead was rendered for. */
const nobody = () => null;

export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession, nobody);

export const fullName = (user: Pick<User, "first_name" | "last_name">): string =>
	`${user.first_name} ${user.last_name}`.trim();
