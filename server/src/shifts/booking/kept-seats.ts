import type { Db } from "../../platform/db/database.ts";
import type { ShownSeats } from "../serializers.ts";
import { byShift, shiftsBetween, waitingBetween } from "../shift-queries.ts";
import { placesBetween } from "./many-places-queries.ts";
import { latestRotaChange } from "./rota-change-queries.ts";

/** Of hundreds of shifts what is asked does not wait for each other, so this takes the pool. */
const readSeats = async (db: Db, from: Date, until: Date): Promise<readonly ShownSeats[]> => {
	const [rows, places, waiting] = await Promise.all([
		shiftsBetween(db, from, until),
		placesBetween(db, from, until),
		waitingBetween(db, from, until),
	]);
	const wait = byShift(waiting);
	return rows.map((shift) => ({
		shift,
		places: places.get(shift.id) ?? [],
		waiting: wait.get(shift.id) ?? [],
	}));
};

/** So many stretches of days, such as weeks, are kept. */
const mostKept = 8;

/**
 * The shifts that begin in a time, with their people. After each change all open pages ask for the same week at once:
 * it is
 * read once for all of them, and again only when the weekly schedule has changed since, which the database is asked
 * each time.
 */
export class KeptSeats {
	/** What was asked for last stands last. */
	private readonly kept = new Map<string, Promise<readonly ShownSeats[]>>();
	/** After which all of them were read. */
	private change = "";
	private readonly db: Db;

	constructor(db: Db) {
		this.db = db;
	}

	async between(from: Date, until: Date): Promise<readonly ShownSeats[]> {
		// Asked before they are read: what changes in between is in them already, and makes them be read once more.
		const change = await latestRotaChange(this.db);
		if (change !== this.change) {
			this.change = change;
			this.kept.clear();
		}
		const times = `${from.toISOString()} ${until.toISOString()}`;
		const seats = this.kept.get(times) ?? this.read(from, until, times);
		this.kept.delete(times);
		this.kept.set(times, seats);
		const [oldest] = this.kept.keys();
		if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
		return seats;
	}

	private read(from: Date, until: Date, times: string): Promise<readonly ShownSeats[]> {
		const seats = readSeats(this.db, from, until);
		// Who asks next does not fail by this.
		seats.catch(() => {
			if (this.kept.get(times) === seats) this.kept.delete(times);
		});
		return seats;
	}
}
