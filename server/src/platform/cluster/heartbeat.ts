import { ShortTimeoutClient } from "../db/connections/short-timeout-client.ts";
import type { Database } from "../db/database.ts";
import { enter, leave, sayAlive, silentSeconds } from "./process-queries.ts";

/** Milliseconds for one statement, so that there are several tries before the others give this process up. */
const patience = 1500;
/** Milliseconds after which the time that was answered is no longer taken for now. */
const longestWay = 400;
/** Milliseconds without a heartbeat after which the others are told that there was none. */
const lateMillis = 2000;

/** The heartbeat of a process in the database, and those of its peers there: by a connection of its own. */
export class Heartbeat {
	/** Those who live, the oldest first. */
	alive: readonly string[] = [];
	/** Looks in a row in which the database answered. */
	private steadyLooks = 0;
	/** When the latest sign was begun that arrived. */
	private signedAt = Number.NEGATIVE_INFINITY;
	private readonly line: ShortTimeoutClient;
	private readonly setClock: (truth: Date) => void;

	constructor({ connection, faults }: Database, setClock: (truth: Date) => void) {
		this.line = new ShortTimeoutClient(connection, patience, faults);
		this.setClock = setClock;
	}

	/** After the database was away nobody has said yet that they live: who is silent then is not gone. */
	get isSteady(): boolean {
		return this.steadyLooks > silentSeconds;
	}

	/** It is so long ago that the others are to hear of it. */
	get isLate(): boolean {
		return performance.now() - this.signedAt > lateMillis;
	}

	/** It is so long ago that whoever reaches the database takes this process for gone. Sooner here than there. */
	get isOver(): boolean {
		return performance.now() - this.signedAt > silentSeconds * 1000;
	}

	async begin(id: string) {
		await enter(this.line, id);
	}

	async end(id: string) {
		await leave(this.line, id);
	}

	/** Answers false when the others have given it up. */
	async give(id: string): Promise<boolean> {
		const since = performance.now();
		try {
			const { isKnown, now, living } = await sayAlive(this.line, id, this.isSteady);
			// An answer that was long on its way tells an older time.
			if (performance.now() - since < longestWay) this.setClock(now);
			this.alive = living;
			this.steadyLooks++;
			this.signedAt = since;
			return isKnown;
		} catch (error) {
			this.steadyLooks = 0;
			throw error;
		}
	}

	close() {
		return this.line.close();
	}
}
