import { isAgent, type Role } from "@warmline/contract/accounts/roles";

type Person = { readonly id: string; readonly role: Role };

/** What is kept of a person is their own and the directors' matter. */
export const mayExport = (reader: Person, memberId: string) => reader.id === memberId || reader.role === "director";

/**
 * Notes and summaries are about visitors. Who does not work in chats reads nothing of them, in a copy of their own
 * data neither.
 */
export const mayReadAboutVisitors = ({ role }: Person) => isAgent(role);

/**
 * Nothing is mailed for a closed account, so nobody could confirm it. Directors do it for directors, and nobody for
 * themselves.
 */
export const mayCorrectEmail = (director: Person, member: Person & { readonly is_active: boolean }) =>
	director.role === "director" && director.id !== member.id && member.is_active;

/** Whether the organisation would have a director left. */
export const leavesADirector = (directors: readonly Person[], without: string) =>
	directors.some(({ id, role }) => role === "director" && id !== without);
