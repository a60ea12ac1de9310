import { type ChatLine, hearMessages, messageFrames } from "./chat-line.ts";
import { latencies } from "./latencies.ts";

/** What became of the messages of one conversation: milliseconds of those that arrived. */
export type Conversation = { readonly took: readonly number[]; readonly sent: number };

/**
 * Two people who write in turn, by the clock. Unlike `paced` it goes on when messages are late or lost, for that is what
 * is looked for.
 */
export const converse = async (
	{ visitor, agent }: ChatLine,
	{ first, messages, perSecond, patience }: { first: number; messages: number; perSecond: number; patience: number },
): Promise<Conversation> => {
	const times = latencies();
	const took: number[] = [];
	let whole = () => {};
	const allArrived = new Promise<void>((resolve) => {
		whole = resolve;
	});
	const writers = (
		[
			["visitor", visitor],
			["agent", agent],
		] as const
	).map(([side, end]) => {
		const frames = messageFrames(end, side);
		end.line.heard = hearMessages(side, (number) => {
			if (number < first) return;
			took.push(times.arrived(number));
			if (took.length === messages) whole();
		});
		return (number: number) => {
			times.left(number);
			end.line.write(frames(number));
		};
	});
	const start = performance.now();
	let sent = 0;
	const timer = setInterval(() => {
		const due = Math.min(messages, Math.floor(((performance.now() - start) / 1000) * perSecond));
		for (; sent < due; sent++) writers[sent % writers.length]?.(first + sent);
		if (sent === messages) clearInterval(timer);
	}, 1);
	let late: NodeJS.Timeout | undefined;
	const tooLate = new Promise<void>((resolve) => {
		late = setTimeout(resolve, (messages / perSecond + patience) * 1000);
	});
	await Promise.race([allArrived, tooLate]);
	clearTimeout(late);
	clearInterval(timer);
	return { took, sent };
};
