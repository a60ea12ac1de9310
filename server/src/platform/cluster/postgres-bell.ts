import { type Database, openListener } from "../db/database.ts";
import { notifyParts } from "../db/listening-line.ts";

/** Characters of one part; with what stands before them less than the 8,000 that PostgreSQL takes. */
const partLength = 7800;
/** Texts of which parts are missing that are kept. */
const mostTorn = 1000;

/** The slower way to say the same: by the database, which is there or nothing can be done at all. */
export const openPostgresBell = (database: Database, channel: string, own: string, hear: (text: string) => void) => {
	const torn = new Map<string, string[]>();
	let count = 0;
	const hearPart = (payload: string) => {
		const [id = "", at = "", of = "", part = ""] = payload.split(" ");
		const parts = torn.get(id) ?? [];
		parts[Number(at)] = part;
		torn.set(id, parts);
		if (parts.filter((one) => one !== undefined).length === Number(of)) {
			torn.delete(id);
			hear(Buffer.from(parts.join(""), "base64").toString());
		} else if (torn.size > mostTorn) torn.delete(torn.keys().next().value ?? "");
	};
	const line = openListener(database, channel, hearPart);
	let last: Promise<unknown> = Promise.resolve();
	return {
		/** In the order of these calls. Rejects when the database is not there. */
		say: (text: string): Promise<void> => {
			const whole = Buffer.from(text).toString("base64");
			const of = Math.ceil(whole.length / partLength);
			const id = `${own}:${++count}`;
			const parts = Array.from(
				{ length: of },
				(_, at) => `${id} ${at} ${of} ${whole.slice(at * partLength, (at + 1) * partLength)}`,
			);
			const done = last.then(async () => {
				await notifyParts(database.pool, channel, parts);
			});
			last = done.catch(() => undefined);
			return done;
		},
		close: () => line.close(),
	};
};

export type PostgresBell = ReturnType<typeof openPostgresBell>;
