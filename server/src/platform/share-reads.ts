/**
 * A read that many may ask for at once: one is under way at a time, and whoever asks meanwhile gets what is read after it.
 * So a crowd needs one connection to the database, and nobody is told what was so before they asked.
 */
export const sharedRead = <T>(read: () => Promise<T>) => {
	let last: Promise<unknown> = Promise.resolve();
	let next: Promise<T> | undefined;
	return (): Promise<T> => {
		next ??= last.then(() => {
			next = undefined;
			return read();
		});
		const answer = next;
		last = answer.catch(() => undefined);
		return answer;
	};
};
