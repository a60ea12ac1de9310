/** Work that takes a whole core is done one at a time, so that there is always another core for what is quick. */
export const inTurn = () => {
	let last: Promise<unknown> = Promise.resolve();
	return <T>(work: () => Promise<T>): Promise<T> => {
		const done = last.then(work);
		last = done.catch(() => undefined);
		return done;
	};
};
