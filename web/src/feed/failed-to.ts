import { ApiFailure, sentenceOf } from "../platform/http/failure.ts";

/** What did not work, and why, as far as that is known: the server's own words, or that it could not be reached. */
export const failedTo = (failure: unknown, sentence: string): string =>
	failure instanceof ApiFailure && failure.status === 0 && failure.message !== ""
		? `${sentence} ${failure.message}`
		: sentenceOf(failure, sentence);
