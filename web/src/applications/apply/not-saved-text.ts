import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import type { Begun, Kind } from "../kind.ts";

/** What is said when a save failed: that it did, and why. */
export const notSavedText = (words: Kind<Begun>["words"], failure: unknown): readonly string[] => {
	const expected = failure instanceof ApiFailure && failure.code !== "unexpected_answer";
	if (!expected && words.unexpected) return [words.unexpected];
	return [words.notSaved, errorMessage(failure, words.notSavedWhy)];
};
