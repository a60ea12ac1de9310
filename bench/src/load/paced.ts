import { type ChatEnd, type ChatLine, hearMessages, messageFrames, type Side } from "./chat-line.ts";
import { latencies } from "./latencies.ts";

const patienceSeconds = 30;

/**
 * An open loop: messages leave at a fixed rate whatever the server does, round all chats, the two sides in turn.
 * Answers the latency of each in ms, when all have arrived. Numbers start at `first`: one chat must not see a number
 * twice, because a server may take the second for the first, sent again.
 */
export const paced = (
	chats: readonly ChatLine[],
	{ first, messages, perSecond }: { first: number; messages: number; perSecond: number },
): Promise<Float64Array> => {
	const times = latencies();
	const found = new Float64Array(messages);
	let arrived = 0;
	let sent = 0;

	return new Promise((resolve, reject) => {
		const connect = (end: ChatEnd, side: Side) => {
			const frames = messageFrames(end, side);
			end.line.heard = hearMessages(side, (number) => {
				found[arrived++] = times.arrived(number);
				if (arrived < messages) return;
				clearTimeout(late);
				resolve(found);
			});
			return (number: number) => {
				times.left(number);
				end.line.write(frames(number));
			};
		};
		const senders = [
			...chats.map(({ visitor }) => connect(visitor, "visitor")),
			...chats.map(({ agent }) => connect(agent, "agent")),
		];

		const late = setTimeout(
			() => reject(new Error(`Only ${arrived} of ${messages} messages arrived`)),
			(messages / perSecond + patienceSeconds) * 1000,
		);
		const start = performance.now();
		const timer = setInterval(() => {
			const due = Math.min(messages, Math.floor(((performance.now() - start) / 1000) * perSecond));
			while (sent < due) {
				senders[sent % senders.length]?.(first + sent);
				sent++;
			}
			if (sent === messages) clearInterval(timer);
		}, 1);
	});
};
