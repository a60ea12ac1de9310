import type { FastifyBaseLogger } from "fastify";

/**
 * Lines of one kind that are written in a minute. They tell an operator that something is going on and what; how often
 * it happens is told by the count at the end of the minute, and by the metrics.
 */
export const linesAMinute = 20;
const minute = 60_000;

type Level = "info" | "warn" | "error";
type Kind = { written: number; suppressed: number };

/**
 * Writes the first lines of each kind in a minute, and then how many more there were. The sentence is the kind: it is
 * one of a few that stand in the code.
 */
export type SampledLog = (level: Level, what: object, sentence: string) => void;

export const createSampledLog = (
	log: FastifyBaseLogger,
	perMinute = linesAMinute,
	windowMillis = minute,
): SampledLog => {
	const kinds = new Map<string, Kind>();
	const begin = (sentence: string): Kind => {
		const kind: Kind = { written: 0, suppressed: 0 };
		kinds.set(sentence, kind);
		const end = () => {
			kinds.delete(sentence);
			if (kind.suppressed > 0)
				log.warn({ kind: sentence, suppressed: kind.suppressed }, "more lines of this kind were not written");
		};
		setTimeout(end, windowMillis).unref();
		return kind;
	};
	return (level, what, sentence) => {
		const kind = kinds.get(sentence) ?? begin(sentence);
		if (kind.written < perMinute) {
			kind.written++;
			log[level](what, sentence);
		} else kind.suppressed++;
	};
};
