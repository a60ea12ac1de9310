import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Splitter } from "./splitters.ts";
import type { Weather } from "./weather.ts";

/** So many bytes wait in us; what is more waits with the sender, as it would on a real line. */
const mostHeld = 256 * 1024;

/** What waits to be carried, and since when: a chunk, or that the sender has said all. */
type Item = { readonly came: number; readonly bytes?: Buffer };

/** Carries what one end says to the other, in order, as the weather allows. */
export const carries = (from: Socket, to: Socket, weather: Weather, split: Splitter | undefined) => {
	const waiting: Item[] = [];
	let held = 0;
	let carrying = false;

	const closed = new Promise((done) => to.once("close", done));
	const writes = async (bytes: Buffer) => {
		if (!to.writable) return;
		if (!to.write(bytes)) await Promise.race([once(to, "drain").catch(() => undefined), closed]);
	};

	const carriesOne = async ({ came, bytes }: Item) => {
		const late = came + weather.delay - performance.now();
		if (late > 0) await delay(late);
		await weather.isOpen();
		if (!bytes) to.end();
		for (const piece of weather.pieces(bytes ?? Buffer.alloc(0))) {
			await weather.isOpen();
			await writes(piece);
			await weather.takesItsTime(piece.length);
		}
	};

	const carriesAll = async () => {
		if (carrying) return;
		carrying = true;
		for (let item = waiting.shift(); item; item = waiting.shift()) {
			await carriesOne(item);
			held -= item.bytes?.length ?? 0;
			if (held < mostHeld && from.isPaused() && !from.destroyed) from.resume();
		}
		carrying = false;
	};

	const takes = (item: Item) => {
		waiting.push(item);
		held += item.bytes?.length ?? 0;
		if (held >= mostHeld) from.pause();
		void carriesAll();
	};

	let overtaken: Item | undefined;
	const takesOvertaken = () => {
		if (overtaken) takes(overtaken);
		overtaken = undefined;
	};

	from.on("data", (bytes: Buffer) => {
		const came = performance.now();
		const wholes = split?.(bytes) ?? [bytes];
		for (const whole of wholes) {
			const item = { came, bytes: whole };
			const isMessage = split?.mayRepeat(whole) ?? false;
			if (isMessage && !overtaken && weather.swapsNow()) {
				overtaken = item;
				continue;
			}
			takes(item);
			if (isMessage && weather.repeatsNow()) takes(item);
			if (isMessage) takesOvertaken();
		}
	});
	from.on("end", () => {
		takesOvertaken();
		takes({ came: performance.now() });
	});
};
