import { parse } from "zod/v4/core";
import type { Connection } from "./connection.ts";
import type { PubSubChannel } from "./pubsub.ts";
import { RemoteSubscriptions } from "./remote-subscriptions.ts";

/**
 * Of the subscribers of the topics: only those who subscribe to `among` as well, and none who subscribe to `without`.
 */
export type Restriction = { readonly among?: string | undefined; readonly without?: string | undefined };
type PublishOptions = Restriction & { readonly except?: Connection | undefined };

/** The hubs of other server processes. None of these calls waits or throws; messages keep their order. */
export type OtherProcesses = {
	publish(topics: readonly string[], text: string, restriction: Restriction): void;
	broadcast(name: string, what: unknown): void;
	/** Here a topic has its first subscriber, or none any more. */
	subscribed(topic: string): void;
	unsubscribed(topic: string): void;
};

/**
 * Publish and subscribe by topic, in all server processes. It knows no feature: topics are strings of those who use
 * it.
 */
export class Hub {
	/** Subscriptions in other processes; kept by the cluster. */
	readonly others = new RemoteSubscriptions((topic) => {
		if (!this.hasSubscribersHere(topic)) this.changed(topic);
	});
	private readonly listeners = new Map<string, Set<Connection>>();
	private readonly watchers: { start: string; changed: (topic: string) => void }[] = [];
	private readonly handlers = new Map<string, (what: unknown) => void>();
	private otherProcesses: OtherProcesses | undefined;
	private lastInOrder: Promise<void> = Promise.resolve();
	private marks = 0;

	/** From now on the others receive what is published here. */
	connectTo(processes: OtherProcesses) {
		this.otherProcesses = processes;
	}

	/** Other processes may publish about the same things, and messages may cross on the way. */
	get isShared(): boolean {
		return this.otherProcesses !== undefined;
	}

	subscribe(connection: Connection, topic: string) {
		// An act that began before the connection was gone must not bring it back.
		if (connection.gone) return;
		const present = this.listeners.get(topic);
		if (present?.has(connection)) return;
		connection.topics.push(topic);
		if (present) present.add(connection);
		else {
			this.listeners.set(topic, new Set([connection]));
			this.otherProcesses?.subscribed(topic);
			if (!this.others.hasSubscribers(topic)) this.changed(topic);
		}
	}

	unsubscribe(connection: Connection, topic: string) {
		const at = connection.topics.indexOf(topic);
		if (at < 0) return;
		connection.topics.splice(at, 1);
		this.remove(connection, topic);
	}

	/** For a connection that has closed. */
	unsubscribeAll(connection: Connection) {
		connection.gone = true;
		for (const topic of connection.topics) this.remove(connection, topic);
		connection.topics.length = 0;
	}

	/** By a connection of any process. */
	hasSubscribers(topic: string): boolean {
		return this.hasSubscribersHere(topic) || this.others.hasSubscribers(topic);
	}

	/** By a connection of this process. */
	hasSubscribersHere(topic: string): boolean {
		return this.listeners.has(topic);
	}

	/** Topics with subscribers, in any process, that begin so. */
	topicsWith(start: string): string[] {
		return [...new Set([...this.topicsHere(start), ...this.others.topicsWith(start)])];
	}

	/** The same of this process. */
	topicsHere(start = ""): string[] {
		return [...this.listeners.keys()].filter((topic) => topic.startsWith(start));
	}

	/**
	 * `changed` is called when a topic that begins so has its first subscriber of all, or none any more; it must not
	 * throw.
	 */
	watch(start: string, changed: (topic: string) => void) {
		this.watchers.push({ start, changed });
	}

	/** Of this process. To reach those of all processes, broadcast. */
	connectionsOf(topic: string): readonly Connection[] {
		return [...(this.listeners.get(topic) ?? [])];
	}

	/** Sends a frame to the subscribers of the topics in all processes, to each connection once, but not to `except`. */
	publish(topics: readonly string[], frame: object, { except, ...restriction }: PublishOptions = {}) {
		if (!this.otherProcesses) return this.publishHere(topics, frame, { except, ...restriction });
		const text = JSON.stringify(frame);
		this.otherProcesses.publish(topics, text, restriction);
		this.deliver(topics, () => text, { except, ...restriction });
	}

	/**
	 * One after the other: for what first asks, after the commit, who is to hear of it. Frames keep the order of the
	 * acts.
	 */
	publishInOrder(run: () => Promise<void> | void): Promise<void> {
		const done = this.lastInOrder.then(run);
		this.lastInOrder = done.catch(() => undefined);
		return done;
	}

	/** Sends it to those of this process alone, where each process does the same. */
	publishHere(topics: readonly string[], frame: object, options: PublishOptions = {}) {
		this.deliver(topics, () => JSON.stringify(frame), options);
	}

	/** Published in another process. */
	receivePublished(topics: readonly string[], text: string, restriction: Restriction) {
		this.deliver(topics, () => text, restriction);
	}

	/** Handles what any process broadcasts on a channel. Each channel has one handler, which must not throw. */
	onBroadcast<T>({ name, schema }: PubSubChannel<T>, run: (what: T) => void) {
		if (this.handlers.has(name)) throw new Error(`the channel ${name} has a handler`);
		this.handlers.set(name, (what) => run(parse(schema, what)));
	}

	broadcast<T>(one: PubSubChannel<T>, what: T) {
		this.broadcastElsewhere(one, what);
		this.receiveBroadcast(one.name, what);
	}

	/** Where this process has done it already. */
	broadcastElsewhere<T>({ name }: PubSubChannel<T>, what: T) {
		this.otherProcesses?.broadcast(name, what);
	}

	/** Broadcast by another process. A channel that is not known here is of another version. */
	receiveBroadcast(name: string, what: unknown) {
		this.handlers.get(name)?.(what);
	}

	/** Calls those who watch the topic in this process. */
	changed(topic: string) {
		for (const { start, changed } of this.watchers) if (topic.startsWith(start)) changed(topic);
	}

	/** What was published to them leaves before anything else of this tick is done. */
	flush(topics: readonly string[]) {
		for (const topic of topics) for (const connection of this.listeners.get(topic) ?? []) connection.flush();
	}

	private deliver(topics: readonly string[], text: () => string, { except, among, without }: PublishOptions) {
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
		this.otherProcesses?.unsubscribed(topic);
		if (!this.others.hasSubscribers(topic)) this.changed(topic);
	}
}
