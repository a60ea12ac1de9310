type Turn = { wanted: boolean; readonly done: Promise<boolean> };

type Switch<A> = {
	readonly send: (wanted: boolean) => Promise<A>;
	/** It stands as it was pressed last. */
	readonly arrived: (answer: A) => void;
	/** It stands as the server last said it does. */
	readonly failed: (stands: boolean, failure: unknown) => void;
};

/**
 * Something that is on or off for each id, and pressed faster than answers come. One call at a time goes out, so that none
 * overtakes another, and what was pressed last counts.
 */
export const createInTurn = <A>() => {
	const turns = new Map<string, Turn>();

	const run = async (id: string, turn: Pick<Turn, "wanted">, stood: boolean, { send, arrived, failed }: Switch<A>) => {
		let stands = stood;
		try {
			let answer: A | undefined;
			while (stands !== turn.wanted) {
				const { wanted } = turn;
				answer = await send(wanted);
				stands = wanted;
			}
			turns.delete(id);
			if (answer !== undefined) arrived(answer);
			return true;
		} catch (failure) {
			turns.delete(id);
			failed(stands, failure);
			return false;
		}
	};

	/** True once it stands as it was pressed last. */
	return (id: string, wanted: boolean, acts: Switch<A>): Promise<boolean> => {
		const known = turns.get(id);
		if (known) {
			known.wanted = wanted;
			return known.done;
		}
		const first = { wanted };
		const done = run(id, first, !wanted, acts);
		turns.set(id, Object.assign(first, { done }));
		return done;
	};
};
