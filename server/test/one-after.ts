import { after } from "node:test";

export type PutAway = (end: () => unknown) => void;

/**
 * One `after` for all that was set up: the latest goes first, each goes though another fails, and the first error is
 * thrown. Several of them would run from the earliest on, as far as the first that throws.
 */
export const oneAfter = (): PutAway => {
	const ends: (() => unknown)[] = [];
	after(async () => {
		const errors: unknown[] = [];
		for (const end of ends.reverse()) {
			try {
				await end();
			} catch (error) {
				errors.push(error);
			}
		}
		if (errors.length > 0) throw errors[0];
	});
	return (end) => void ends.push(end);
};
