import { ApiFailure } from "./failure.ts";

/** What did not succeed, and why where that is known. */
export const failedSentence = (sentence: string, error: unknown): string =>
	error instanceof ApiFailure && error.message !== "" ? `${sentence} ${error.message}` : sentence;
