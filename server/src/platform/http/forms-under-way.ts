import { say } from "@warmline/contract/say";
import { tooMany } from "../refusals.ts";

/** A page sends one file at a time, and somebody has a few pages open. What has come of each lies in memory. */
const mostEach = 6;
/** Seconds. */
const tryAgainAfter = 10;

/** Counts the forms with files that somebody sends at the same moment, before any of it is read. */
export const formsUnderWay = () => {
	const counts = new Map<string, number>();
	return async <T>(who: string, receive: () => Promise<T>): Promise<T> => {
		const now = counts.get(who) ?? 0;
		if (now >= mostEach)
			throw tooMany(tryAgainAfter, say("Several of your files are still being sent. Please try again in a moment."));
		counts.set(who, now + 1);
		try {
			return await receive();
		} finally {
			const left = (counts.get(who) ?? 1) - 1;
			if (left > 0) counts.set(who, left);
			else counts.delete(who);
		}
	};
};
