/**
 * Where a reader sees a shift among those of its week. `day`: on the clocks of the organisation, as the week counts.
 */
export const weekAddress = (readerId: string, day: string, startsAt: string): string =>
	`/${readerId}/shift-manager?from=${day}#${startsAt}`;

/** The start of the shift that such an address leads to. */
export const startInHash = (hash: string): string | null =>
	Number.isNaN(Date.parse(hash.slice(1))) || !hash.includes("T") ? null : hash.slice(1);
