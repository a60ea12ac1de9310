import { Worker } from "node:worker_threads";
import { percentile } from "../figures.ts";
import { attacks } from "../load/attacks.ts";
import { type Conversation, converse } from "../load/conversation.ts";
import type { HostileWork } from "../load/hostile-thread.ts";
import type { Running } from "../targets/target.ts";

/** Above this a conversation no longer feels like one. */
const longest = 250;
const hostileSockets = 5;
const perSecond = 10;
const messages = 40;
/** Seconds in which a message may still arrive. */
const patience = 1.5;

const thread = new URL("../load/hostile-thread.ts", import.meta.url);

/** What one attack did to the honest conversation. */
export type Row = { name: string; p50: number; p95: number; max: number; lost: number; isBorne: boolean };

const rowOf = (name: string, { took, sent }: Conversation): Row => {
	const max = Math.max(...took);
	const lost = messages - took.length;
	return {
		name,
		p50: percentile(took, 0.5),
		p95: percentile(took, 0.95),
		max,
		lost,
		isBorne: lost === 0 && max <= longest && sent === messages,
	};
};

/** One visitor and one listener talk, while others do their worst, one attack after the other. */
export const hostile = async (target: Running, tell: (row: Row) => void): Promise<Row[]> => {
	const { openHostile } = target;
	if (!openHostile) throw new Error("This target cannot be attacked.");
	const [chat] = await target.openChats(1);
	if (!chat) throw new Error("No chat was opened.");
	let first = 1;
	const talk = async (name: string): Promise<Row> => {
		const row = rowOf(name, await converse(chat, { first, messages, perSecond, patience }));
		first += messages;
		tell(row);
		return row;
	};
	// The first messages find cold code; what they took is shown, and counts for nothing.
	await talk("nobody, cold");
	const rows = [await talk("nobody")];
	for (const { name } of attacks) {
		const { port, paths } = await openHostile(hostileSockets);
		const work: HostileWork = { name, port, paths };
		const worker = new Worker(thread, { workerData: work });
		const failed = new Promise<never>((_, reject) => worker.once("error", reject));
		rows.push(await Promise.race([talk(name), failed]));
		await worker.terminate();
	}
	return rows;
};

const ms = (value: number) => value.toFixed(1).padStart(9);

export const headOfRows = `${"attack".padEnd(28)}      p50      p95      max   lost   within ${longest} ms`;
export const lineOf = ({ name, p50, p95, max, lost, isBorne }: Row): string =>
	`${name.padEnd(28)}${ms(p50)}${ms(p95)}${ms(max)}${String(lost).padStart(7)}   ${isBorne ? "yes" : "NO"}`;
