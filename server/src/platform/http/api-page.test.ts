import assert from "node:assert/strict";
import { calls } from "@warmline/contract";
import type { Call } from "@warmline/contract/calls";
import { test } from "vitest";
import { z } from "zod";
import { society } from "../../../test/society.ts";

const { newBrowser } = await society();

test("the page of the API is served, with what it needs from this server alone", async () => {
	const browser = newBrowser();
	const { status, headers, body } = await browser.send("GET", "/api/docs/");
	assert.equal(status, 200);
	assert.match(headers.get("content-type") ?? "", /text\/html/);
	const outside = [...String(body).matchAll(/(?:src|href)="(https?:[^"]+)"/g)].map(([, url]) => url);
	assert.deepEqual(outside, []);
});

test("its document lists every call of the contract, with its body and its answer", async () => {
	const { status, body } = await newBrowser().send("GET", "/api/docs/openapi.json");
	assert.equal(status, 200);
	const operation = z.object({
		operationId: z.string(),
		summary: z.string(),
		requestBody: z.unknown().optional(),
		responses: z.record(z.string(), z.unknown()),
	});
	const { openapi, paths } = z
		.object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), operation)) })
		.parse(body);
	assert.equal(openapi, "3.1.0");
	let listed = 0;
	for (const [name, call] of Object.values(calls).flatMap((feature) => Object.entries<Call>(feature))) {
		const found = paths[`/api/v1${call.path.replace(/:(\w+)/g, "{$1}")}`]?.[call.method.toLowerCase()];
		assert.equal(found?.operationId, name);
		assert.equal(found.requestBody !== undefined, call.body !== undefined, name);
		assert.ok(String(call.status) in found.responses && "default" in found.responses, name);
		listed++;
	}
	assert.equal(Object.values(paths).flatMap((methods) => Object.keys(methods)).length, listed);
});
