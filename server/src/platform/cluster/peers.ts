/** What a process has said so far, as this one has heard it. */
type Peer = {
	/** Its latest batch that was applied; undefined until it has said what is heard there. */
	last: number | undefined;
	/** Later ones, of which an earlier one is missing. */
	readonly ahead: Map<number, readonly string[]>;
	/** Looks at the clock since it was last heard. */
	silentLooks: number;
};

type Heard = {
	/** A line of a peer, each once and in the order in which they were said. Must not throw. */
	apply(peer: string, line: string): void;
	/** All topics that are heard at the peer by now. */
	topics(peer: string, topics: readonly string[]): void;
	/** Some of what the peer said will not be heard any more. */
	lost(peer: string): void;
	/** Asks the peer to say again what came after a batch; from nothing, what is heard there. */
	askAgain(peer: string, after: number | undefined): void;
};

/** Looks without a word after which a peer that lives is asked what was missed: between two looks it says several. */
const patience = 1;
/** Batches that may wait for one that is missing. */
const mostAhead = 20_000;

/** The streams of all other processes: each is numbered, so what comes twice, late or not at all is noticed. */
export class Peers {
	private readonly peers = new Map<string, Peer>();
	private readonly heard: Heard;

	constructor(heard: Heard) {
		this.heard = heard;
	}

	get known(): readonly string[] {
		return [...this.peers.keys()];
	}

	/** Has said what is heard there. */
	isKnown(id: string): boolean {
		return this.peers.get(id)?.last !== undefined;
	}

	batch(id: string, at: number, lines: readonly string[]) {
		const peer = this.meet(id);
		if (peer.last !== undefined && at <= peer.last) return;
		if (peer.ahead.size < mostAhead) peer.ahead.set(at, lines);
		this.goOn(id, peer);
		if (peer.ahead.size > 0) this.heard.askAgain(id, peer.last);
	}

	beat(id: string, at: number) {
		const peer = this.meet(id);
		if (peer.last === undefined || at > peer.last) this.heard.askAgain(id, peer.last);
	}

	here(id: string, at: number, topics: readonly string[]) {
		const peer = this.meet(id);
		if (peer.last !== undefined && at <= peer.last) return;
		// What was heard of it before, and is not to be applied after what it led to, may have told somebody something.
		let missed = peer.last !== undefined;
		peer.last = at;
		for (const early of peer.ahead.keys()) if (early <= at) missed = peer.ahead.delete(early) || missed;
		this.heard.topics(id, topics);
		if (missed) this.heard.lost(id);
		this.goOn(id, peer);
	}

	/** A look at the clock: these live. */
	look(livingIds: readonly string[]) {
		for (const id of livingIds) {
			const peer = this.peers.get(id) ?? this.add(id);
			peer.silentLooks++;
			if (peer.last === undefined || peer.silentLooks > patience) this.heard.askAgain(id, peer.last);
		}
	}

	/** For who hears nothing: each is asked what it has said. */
	askAll() {
		for (const [id, { last }] of this.peers) this.heard.askAgain(id, last);
	}

	/** Whether all was heard that it has said up to this batch. */
	hasAll(id: string, at: number): boolean {
		return this.peers.get(id)?.last === at;
	}

	forget(id: string) {
		this.peers.delete(id);
	}

	private meet(id: string): Peer {
		const peer = this.peers.get(id) ?? this.add(id);
		peer.silentLooks = 0;
		return peer;
	}

	private add(id: string): Peer {
		const peer: Peer = { last: undefined, ahead: new Map(), silentLooks: 0 };
		this.peers.set(id, peer);
		return peer;
	}

	private goOn(id: string, peer: Peer) {
		while (peer.last !== undefined) {
			const lines = peer.ahead.get(peer.last + 1);
			if (!lines) return;
			peer.last++;
			peer.ahead.delete(peer.last);
			for (const line of lines) this.heard.apply(id, line);
		}
	}
}
