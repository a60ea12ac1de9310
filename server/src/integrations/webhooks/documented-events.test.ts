import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { webhookEvents } from "@warmline/contract";
import { test } from "vitest";
import * as z from "zod";

test("the document has an example of each event, with all that is sent and nothing else", async () => {
	const text = await readFile(new URL("../../../../docs/webhooks.md", import.meta.url), "utf8");
	const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json = ""]) => JSON.parse(json));
	const typed = z.object({ type: z.string() });
	assert.deepEqual(
		examples.map((example) => typed.parse(example).type),
		Object.keys(webhookEvents),
	);
	for (const example of examples)
		assert.deepEqual(webhookEvents[typed.parse(example).type]?.payload.parse(example), example);
});
