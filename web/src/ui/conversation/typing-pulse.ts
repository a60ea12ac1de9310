/** Milliseconds between two `typing` frames. */
const typingEvery = 3000;

/** True at most once in that time. */
export const createTypingPulse = () => {
	let last = Number.NEGATIVE_INFINITY;
	return (): boolean => {
		const now = performance.now();
		if (now - last < typingEvery) return false;
		last = now;
		return true;
	};
};
