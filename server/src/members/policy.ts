import type { Role } from "@warmline/contract/accounts/roles";

type Person = { readonly id: string; readonly role: Role };

/** What is kept of a person is his own and the directors' matter. */
export const mayExport = (reader: Person, memberId: string) => reader.id === memberId || reader.role === "director";

/** Whether the society would have a director left. */
export const leavesADirector = (directors: readonly Person[], without: string) =>
	directors.some(({ id, role }) => role === "director" && id !== without);
