/** What is told of one thing, and its place in that thing's order. */
type Telling = { readonly at: number; readonly told: Promise<void> };
type Answers = ReadonlyMap<string, readonly Telling[]>;
type Batch = {
	readonly things: ReadonlySet<string>;
	/** What was stored of each thing, once the database has answered; made when an act waits for it, which is seldom. */
	awaited: PromiseWithResolvers<Answers> | undefined;
};

const answersOf = (batch: Batch): Promise<Answers> => {
	batch.awaited ??= Promise.withResolvers();
	return batch.awaited.promise;
};

/** Whoever waits for their write hears of it before this. */
const soon = () => new Promise<void>((done) => setImmediate(done));

/*
 * Who waited for a lock can have their answer before the one who let go of it has theirs: answers that lie ready on two
 * connections are read in any order. So an act on a thing (a chat) and a batch of writes to many of them tell in the
 * order of their places: an act has that of the latest write when it had the lock, a write its own.
 */
const acts = new Map<string, readonly Telling[]>();
const batches = new Set<Batch>();

/** An act's commit is about to be sent. `at` is the place of the latest write it saw under its lock. */
export const deliverInOrder = (thing: string, at: number) => {
	const { promise: told, resolve } = Promise.withResolvers<void>();
	const earlier = acts.get(thing) ?? [];
	const own = { at, told };
	acts.set(thing, [...earlier, own]);
	return {
		/** Resolves when everything that was committed before it is told. */
		turn: async () => {
			const sent = [...batches].filter(({ things }) => things.has(thing)).map(answersOf);
			await Promise.all(earlier.map((act) => act.told));
			for (const answers of await Promise.all(sent)) {
				for (const write of answers.get(thing) ?? []) if (write.at <= at) await write.told;
			}
		},
		told: () => {
			const others = acts.get(thing)?.filter((act) => act !== own) ?? [];
			if (others.length > 0) acts.set(thing, others);
			else acts.delete(thing);
			resolve();
		},
	};
};

/** A batch of writes is sent. It must be answered, also when it failed. */
export const deliverBatch = (things: ReadonlySet<string>) => {
	const batch: Batch = { things, awaited: undefined };
	batches.add(batch);
	const stored = new Map<string, Telling[]>();
	return {
		/** When a write is told: at once, that is undefined, or after the acts that came before it. */
		turnOf: (thing: string, at: number): Promise<void> | undefined => {
			const before = acts.get(thing)?.filter((act) => act.at < at) ?? [];
			const turn = before.length > 0 ? Promise.all(before.map((act) => act.told)).then(() => undefined) : undefined;
			if (batch.awaited)
				stored.set(thing, [...(stored.get(thing) ?? []), { at, told: turn ? turn.then(soon) : soon() }]);
			return turn;
		},
		/** In the same breath as the last `turnOf`: what nobody waits for by now, nobody will. */
		answered: () => {
			batches.delete(batch);
			batch.awaited?.resolve(stored);
		},
	};
};
