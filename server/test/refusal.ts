import assert from "node:assert/strict";
import { type ApiError, apiError } from "@warmline/contract/errors";
import type { Answer } from "./browser.ts";

/** Checks that an answer is a refusal as the contract says it, and gives it back. */
export const refusal = (answer: Answer, status: number, code?: string): ApiError => {
	assert.equal(answer.status, status, JSON.stringify(answer.body));
	const error = apiError.parse(answer.body);
	assert.equal(error.status, status);
	if (code !== undefined) assert.equal(error.code, code);
	return error;
};
