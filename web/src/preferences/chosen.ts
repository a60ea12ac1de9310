import type { Preferences } from "@warmline/contract/preferences/calls";

/** What is chosen and still under way, when a part of it no longer is: what was chosen anew meanwhile stays. */
export const withoutChosen = (chosen: Partial<Preferences>, part: Partial<Preferences>): Partial<Preferences> => {
	const settled = new Map<string, unknown>(Object.entries(part));
	return Object.fromEntries(
		Object.entries(chosen).filter(([name, value]) => !settled.has(name) || settled.get(name) !== value),
	);
};
