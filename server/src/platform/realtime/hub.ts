import type { Connection } from "./connection.ts";

type Telling = { except?: Connection | undefined; now?: boolean };

/** Who listens to what, by topic. Knows no feature: topics are words of those who use it. */
export class Hub {
	private readonly listeners = new Map<string, Set<Connection>>();
	private marks = 0;

	listen(connection: Connection, topic: string) {
		// An act that began before the line was gone must not bring it back.
		if (connection.gone) return;
		const present = this.listeners.get(topic);
		if (present?.has(connection)) return;
		if (present) present.add(connection);
		else this.listeners.set(topic, new Set([connection]));
		connection.topics.push(topic);
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

	isHeard(topic: string): boolean {
		return this.listeners.has(topic);
	}

	/** Topics somebody listens to that begin so. */
	topicsWith(start: string): string[] {
		return [...this.listeners.keys()].filter((topic) => topic.startsWith(start));
	}

	connectionsOf(topic: string): readonly Connection[] {
		return [...(this.listeners.get(topic) ?? [])];
	}

	/**
	 * Tells everybody who listens to one of the topics, each connection once, but not `except`. What is told `now` leaves
	 * before anything else of this tick is done, in a packet of its own.
	 */
	tell(topics: readonly string[], frame: object, { except, now = false }: Telling = {}) {
		let data: Buffer | undefined;
		const mark = ++this.marks;
		for (const topic of topics) {
			const present = this.listeners.get(topic);
			if (!present) continue;
			// Written once for all of them.
			data ??= Buffer.from(JSON.stringify(frame));
			for (const connection of present) {
				if (connection.mark === mark || connection === except) continue;
				connection.mark = mark;
				connection.sendData(data);
				if (now) connection.flush();
			}
		}
	}

	private remove(connection: Connection, topic: string) {
		const present = this.listeners.get(topic);
		if (!present?.delete(connection)) return;
		if (present.size === 0) this.listeners.delete(topic);
	}
}
