import { type ChatEnd, type ChatLine, hearMessages, messageFrames, type Side } from "./chat-line.ts";
import { latencies } from "./latencies.ts";

export type PingPong = {
	/** Delivered messages since the start, for whoever waits for a number of them. */
	delivered(): number;
	/** Forget what was measured, and measure from now. */
	begin(): void;
	/** Latencies in ms, and messages a second, since `begin`. */
	read(): { perSecond: number; latencies: Float64Array };
	/** Send no more; resolves when everything on the way has arrived. */
	stop(): Promise<void>;
	addToEveryChat(messages: number): void;
};

/** Latencies that are kept of one step. */
const most = 4_000_000;
const patienceSeconds = 30;

/**
 * A closed loop. In every chat so many messages are on the way, and who hears one answers it, so that visitor and
 * agent alternate. A message counts when the other side has it.
 */
export const pingPong = (chats: readonly ChatLine[]): PingPong => {
	const times = latencies();
	const found = new Float64Array(most);
	let count = 0;
	let counted = 0;
	let next = 1;
	let onTheWay = 0;
	let since = performance.now();
	let stopping = false;
	let stopped = () => {};

	const connect = (end: ChatEnd, side: Side) => {
		const frames = messageFrames(end, side);
		const send = () => {
			const number = next++ % 100_000_000;
			times.left(number);
			end.line.write(frames(number));
		};
		end.line.heard = hearMessages(side, (number) => {
			count++;
			if (counted < most) found[counted++] = times.arrived(number);
			if (!stopping) return send();
			onTheWay--;
			if (onTheWay === 0) stopped();
		});
		return send;
	};

	const starts = chats.map(({ visitor, agent }) => {
		connect(agent, "agent");
		return connect(visitor, "visitor");
	});

	return {
		delivered: () => count,
		begin: () => {
			counted = 0;
			since = performance.now();
		},
		read: () => ({
			perSecond: (counted / (performance.now() - since)) * 1000,
			latencies: found.slice(0, counted),
		}),
		stop: () =>
			new Promise((resolve, reject) => {
				const late = setTimeout(() => reject(new Error(`${onTheWay} messages never arrived`)), patienceSeconds * 1000);
				stopped = () => {
					clearTimeout(late);
					resolve();
				};
				stopping = true;
				if (onTheWay === 0) stopped();
			}),
		addToEveryChat: (messages) => {
			onTheWay += messages * starts.length;
			for (const start of starts) for (let i = 0; i < messages; i++) start();
		},
	};
};
