import { v7 } from "uuid";
import { notifyParts } from "../db/connections/listen-connection.ts";
import { ShortTimeoutClient } from "../db/connections/short-timeout-client.ts";
import { type Database, openListener } from "../db/database.ts";

/** Characters of one part; with what stands before them less than the 8,000 that PostgreSQL takes. */
const partLength = 7800;
/** Texts of which parts are missing that are kept. */
const mostTorn = 1000;
/** Characters that are said in one statement, and that wait to be said; of what is more the oldest is not said. */
const mostAtOnce = 1_000_000;
const mostWaiting = 8_000_000;
/** Milliseconds for one statement. */
const patience = 5000;

/** The slower way to say the same: by the database, which is there or nothing can be done at all. */
export const openPostgresPubSub = (
	database: Database,
	channel: string,
	hear: (text: string) => void,
	failed: (error: unknown) => void,
) => {
	/** Whose parts these are, whatever the process is called by then. */
	const own = v7();
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
	const partsOf = (text: string): string[] => {
		const whole = Buffer.from(text).toString("base64");
		const of = Math.ceil(whole.length / partLength);
		const id = `${own}:${++count}`;
		return Array.from(
			{ length: of },
			(_, at) => `${id} ${at} ${of} ${whole.slice(at * partLength, (at + 1) * partLength)}`,
		);
	};
	const ear = openListener(database, channel, hearPart);
	const mouth = new ShortTimeoutClient(database.connection, patience, database.faults);
	const waiting: string[] = [];
	let size = 0;
	let saying: Promise<void> | undefined;
	const next = (): string[] => {
		const texts: string[] = [];
		for (let taken = 0; taken < mostAtOnce; ) {
			const text = waiting.shift();
			if (text === undefined) break;
			taken += text.length;
			size -= text.length;
			texts.push(text);
		}
		return texts;
	};
	const sayAll = async () => {
		for (let texts = next(); texts.length > 0; texts = next()) {
			// What could not be said is missing in a numbered stream: it is asked for.
			await notifyParts(mouth, channel, texts.flatMap(partsOf)).catch(failed);
		}
		saying = undefined;
	};
	return {
		/** In the order of these calls. While the database is away only the latest are kept. */
		publish: (text: string) => {
			waiting.push(text);
			size += text.length;
			while (size > mostWaiting && waiting.length > 1) size -= waiting.shift()?.length ?? 0;
			saying ??= sayAll();
		},
		/** Characters that wait. */
		waits: () => size,
		/** What was to be said is said first. */
		close: async () => {
			await saying;
			await mouth.close();
			await ear.close();
		},
	};
};

export type PostgresPubSub = ReturnType<typeof openPostgresPubSub>;
