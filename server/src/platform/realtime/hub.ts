import { parse } from "zod/v4/core";
import type { Connection } from "./connection.ts";
import type { PubSubChannel } from "./pubsub.ts";
import { RemoteSubscriptions } from "./remote-subscriptions.ts";

/** Of those who listen to the topics: only who listens to `among` as well, and nobody who listens to `without`. */
export type Restriction = { readonly among?: string | undefined; readonly without?: string | undefined };
type Telling = Restriction & { readonly except?: Connection | undefined };

/** The hubs of other server processes. None of these calls waits or throws; what they are told keeps its order. */
export type Elsewhere = {
	tell(topics: readonly string[], text: string, restriction: Restriction): void;
	ring(name: string, what: unknown): void;
	/** Here a topic has its first listener, or none any more. */
	heard(topic: string): void;
	left(topic: string): void;
};

/** Who listens to what, by topic, in all server processes. Knows no feature: topics are words of those who use it. */
export class Hub {
	/** Who listens in other processes; kept by those who hear from them. */
	readonly others = new RemoteSubscriptions((topic) => {
		if (!this.isHeardHere(topic)) this.changed(topic);
	});
	private readonly listeners = new Map<string, Set<Connection>>();
	private readonly watchers: { start: string; changed: (topic: string) => void }[] = [];
	private readonly bells = new Map<string, (what: unknown) => void>();
	private elsewhere: Elsewhere | undefined;
	private marks = 0;

	/** From now on the others hear what is told here. */
	joins(elsewhere: Elsewhere) {
		this.elsewhere = elsewhere;
	}

	/** Others may tell of the same things, and what they tell may cross on the way. */
	get isShared(): boolean {
		return this.elsewhere !== undefined;
	}

	listen(connection: Connection, topic: string) {
		// An act that began before the line was gone must not bring it back.
		if (connection.gone) return;
		const present = this.listeners.get(topic);
		if (present?.has(connection)) return;
		connection.topics.push(topic);
		if (present) present.add(connection);
		else {
			this.listeners.set(topic, new Set([connection]));
			this.elsewhere?.heard(topic);
			if (!this.others.isHeard(topic)) this.changed(topic);
		}
	}

	leave(connection: Connection, topic: string) {
		const at = connection.topics.indexOf(topic);
		if (at < 0) return;
		connection.topics.splice(at, 1);
		this.remove(connection, topic);
	}

	/** For a connection that has closed. */
	leaveAll(connection: Connection) {
		connection.gone = true;
		for (const topic of connection.topics) this.remove(connection, topic);
		connection.topics.length = 0;
	}

	/** By a connection of any process. */
	isHeard(topic: string): boolean {
		return this.isHeardHere(topic) || this.others.isHeard(topic);
	}

	/** By a connection of this process. */
	isHeardHere(topic: string): boolean {
		return this.listeners.has(topic);
	}

	/** Topics somebody listens to, in any process, that begin so. */
	topicsWith(start: string): string[] {
		return [...new Set([...this.topicsHere(start), ...this.others.topicsWith(start)])];
	}

	/** The same of this process. */
	topicsHere(start = ""): string[] {
		return [...this.listeners.keys()].filter((topic) => topic.startsWith(start));
	}

	/** Hears when a topic that begins so has its first listener of all, or none any more. `changed` must not throw. */
	watch(start: string, changed: (topic: string) => void) {
		this.watchers.push({ start, changed });
	}

	/** Of this process. What is to be done with all of them is rung for. */
	connectionsOf(topic: string): readonly Connection[] {
		return [...(this.listeners.get(topic) ?? [])];
	}

	/** Tells everybody who listens to one of the topics, each connection once, but not `except`. */
	tell(topics: readonly string[], frame: object, { except, ...restriction }: Telling = {}) {
		if (!this.elsewhere) return this.tellHere(topics, frame, { except, ...restriction });
		const text = JSON.stringify(frame);
		this.elsewhere.tell(topics, text, restriction);
		this.deliver(topics, () => text, { except, ...restriction });
	}

	/** Tells those of this process alone: each process tells its own. */
	tellHere(topics: readonly string[], frame: object, telling: Telling = {}) {
		this.deliver(topics, () => JSON.stringify(frame), telling);
	}

	/** What was told in another process. */
	toldElsewhere(topics: readonly string[], text: string, restriction: Restriction) {
		this.deliver(topics, () => text, restriction);
	}

	/** Says what is to be done when this bell is rung in any process. One answers each bell. `run` must not throw. */
	answer<T>({ name, schema }: PubSubChannel<T>, run: (what: T) => void) {
		this.bells.set(name, (what) => run(parse(schema, what)));
	}

	ring<T>(one: PubSubChannel<T>, what: T) {
		this.ringElsewhere(one, what);
		this.rangElsewhere(one.name, what);
	}

	/** For who has done it here themselves. */
	ringElsewhere<T>({ name }: PubSubChannel<T>, what: T) {
		this.elsewhere?.ring(name, what);
	}

	/** A bell of another process. One that is not known here is of another version. */
	rangElsewhere(name: string, what: unknown) {
		this.bells.get(name)?.(what);
	}

	/** Whoever watches it in this process hears that something about it is another now. */
	changed(topic: string) {
		for (const { start, changed } of this.watchers) if (topic.startsWith(start)) changed(topic);
	}

	/** What they were told leaves before anything else of this tick is done. */
	flush(topics: readonly string[]) {
		for (const topic of topics) for (const connection of this.listeners.get(topic) ?? []) connection.flush();
	}

	private deliver(topics: readonly string[], text: () => string, { except, among, without }: Telling) {
		let data: Buffer | undefined;
		const mark = ++this.marks;
		if (without) for (const connection of this.listeners.get(without) ?? []) connection.mark = mark;
		const wanted = among ? (this.listeners.get(among) ?? new Set()) : undefined;
		for (const topic of topics) {
			const present = this.listeners.get(topic);
			if (!present) continue;
			// Written once for all of them.
			data ??= Buffer.from(text());
			for (const connection of present) {
				if (connection.mark === mark || connection === except || wanted?.has(connection) === false) continue;
				connection.mark = mark;
				connection.sendData(data);
			}
		}
	}

	private remove(connection: Connection, topic: string) {
		const present = this.listeners.get(topic);
		if (!present?.delete(connection)) return;
		if (present.size > 0) return;
		this.listeners.delete(topic);
		this.elsewhere?.left(topic);
		if (!this.others.isHeard(topic)) this.changed(topic);
	}
}
