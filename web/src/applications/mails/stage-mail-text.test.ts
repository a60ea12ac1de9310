import assert from "node:assert/strict";
import { test } from "vitest";
import { ApiFailure, networkFailure } from "../../platform/http/failure.ts";
import { notSentText } from "./stage-mail-text.ts";

const unclear = "We don’t know whether it was sent. Pressing again won’t send it twice.";

test("only a refusal says for sure that no mail went out", () => {
	assert.equal(notSentText(new ApiFailure(409, "nobody_there", "No recipients.")), "No recipients.");
	assert.equal(notSentText(new ApiFailure(403, "unknown", "")), "No email was sent. Please try again.");
	assert.equal(notSentText(networkFailure()), `${networkFailure().message} ${unclear}`);
	assert.equal(notSentText(new ApiFailure(502, "unknown", "")), unclear);
	assert.equal(notSentText(new ApiFailure(200, "unexpected_answer", "")), unclear);
});
