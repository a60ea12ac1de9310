import assert from "node:assert/strict";
import { calls, webhookEvents } from "@warmline/contract";
import type { Call } from "@warmline/contract/calls";
import { scopes } from "@warmline/contract/integrations/scopes";
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

test("its document lists every event that is sent to other systems, with its body", async () => {
	const { body } = await newBrowser().send("GET", "/api/docs/openapi.json");
	const data = z.object({ properties: z.object({ url: z.unknown() }) });
	const schema = z.object({ properties: z.object({ type: z.object({ const: z.string() }), data }) });
	const post = z.object({
		summary: z.string(),
		requestBody: z.object({ content: z.object({ "application/json": z.object({ schema }) }) }),
	});
	const { webhooks } = z.object({ webhooks: z.record(z.string(), z.object({ post })) }).parse(body);
	assert.deepEqual(Object.keys(webhooks), Object.keys(webhookEvents));
	for (const [type, event] of Object.entries(webhooks))
		assert.equal(event.post.requestBody.content["application/json"].schema.properties.type.const, type);
});

test("it says for each call whether an API token may make it, and by which scope", async () => {
	const { body } = await newBrowser().send("GET", "/api/docs/openapi.json");
	const operation = z.object({
		operationId: z.string(),
		description: z.string(),
		security: z.array(z.record(z.string(), z.array(z.string()))),
	});
	const { components, info, paths } = z
		.object({
			components: z.object({ securitySchemes: z.object({ api_token: z.object({ scheme: z.literal("bearer") }) }) }),
			info: z.object({ description: z.string() }),
			paths: z.record(z.string(), z.record(z.string(), operation)),
		})
		.parse(body);
	assert.ok(components.securitySchemes.api_token);
	for (const scope of scopes) assert.ok(info.description.includes(`\`${scope}\``), scope);
	const described = new Map(
		Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => [one.operationId, one])),
	);
	for (const [name, { scope }] of Object.values(calls).flatMap((feature) => Object.entries<Call>(feature))) {
		const found = described.get(name) ?? assert.fail(name);
		const byToken = found.security.flatMap(({ api_token = [] }) => api_token);
		assert.deepEqual(byToken, scope === undefined ? [] : [scope], name);
		assert.equal(found.description.includes("Scope for API tokens"), scope !== undefined, name);
	}
});
