import { after } from "./after.ts";

export type Cleanup = (end: () => unknown) => void;

/**
 * One `after` for all that was set up: the latest goes first, each goes though another fails, and the first error is
 * thrown. Several of them would run from the earliest on, as far as the first that throws. It begins with the first that
 * is to be put away: an `after` that stands while the tests above it end is run at their end.
 */
export const cleanup = (): Cleanup => {
	const ends: (() => unknown)[] = [];
	const putAllAway = async () => {
		const errors: unknown[] = [];
		for (const end of ends.reverse()) {
			try {
				await end();
			} catch (error) {
				errors.push(error);
			}
		}
		if (errors.length > 0) throw errors[0];
	};
	return (end) => {
		if (ends.push(end) === 1) after(putAllAway);
	};
};
