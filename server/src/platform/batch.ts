/**
 * Work on many things that come one by one: the first is done at once, and what comes while it is being done is done
 * together afterwards. Resolves when the thing has been worked on. When it is to stop, what is being done is done.
 */
export const batched = <T>(run: (things: T[]) => Promise<void>, failed: (error: unknown) => void) => {
	let next: { things: Set<T>; done: Promise<void> } | undefined;
	let last = Promise.resolve();
	let isStopped = false;
	const add = (thing: T): Promise<void> => {
		if (!next) {
			const things = new Set<T>();
			const done = last.then(() => {
				next = undefined;
				if (isStopped) return;
				return run([...things]).catch(failed);
			});
			next = { things, done };
			last = done;
		}
		next.things.add(thing);
		return next.done;
	};
	return Object.assign(add, {
		stop: async () => {
			isStopped = true;
			await last;
		},
	});
};
