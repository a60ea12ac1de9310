import assert from "node:assert/strict";
import { apiTokenLimits } from "@warmline/contract/integrations/api-tokens";
import { test } from "vitest";
import { createsToken, programWith, revokesToken, triesToCreateToken } from "../../../test/api-tokens.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society({ TRUSTED_PROXIES: "127.0.0.1" });
const { address, clock, dora, newMember } = cast;
// However slow this machine is, no request comes back while the others are made.
clock.stop();
const path = "/api/v1/shift-manager/shift-times/";
const asks = (token: string, from = "198.51.100.1") =>
	programWith(address, token).send("GET", path, undefined, { "x-forwarded-for": from });
const statuses = async (token: string, times: number, from?: string) =>
	(await Promise.all(Array.from({ length: times }, () => asks(token, from)))).map(({ status }) => status);

test("a token that asks without end is told how long to wait, and another one is not", async () => {
	const [busy, quiet] = [await createsToken(dora), await createsToken(dora)];
	for (let round = 0; round < 4; round++) assert.deepEqual(new Set(await statuses(busy.token, 30)), new Set([200]));
	const answer = await asks(busy.token);
	refusal(answer, 429, "too_many_requests");
	assert.ok(Number(answer.headers.get("retry-after")) >= 1);
	assert.equal((await asks(quiet.token)).status, 200);
	assert.equal((await dora.send("GET", path)).status, 200, "and their maker is not, either");
	clock.passMinutes(0.5);
	assert.equal((await asks(busy.token)).status, 200);
});

test("tokens that do not work are limited by address; one that does goes on from there", async () => {
	const { token } = await createsToken(dora);
	const wrong = `wlt_${"x".repeat(43)}`;
	for (let round = 0; round < 4; round++)
		assert.deepEqual(new Set(await statuses(wrong, 25, "198.51.100.7")), new Set([401]));
	const answer = await asks(wrong, "198.51.100.7");
	refusal(answer, 429, "too_many_requests");
	assert.ok(Number(answer.headers.get("retry-after")) >= 1);
	assert.equal((await asks(wrong, "198.51.100.8")).status, 401);
	assert.equal((await asks(token, "198.51.100.7")).status, 200);
});

test("one director makes twenty in a day, and all together have fifty that work", async () => {
	const makers = [
		await newMember("ana", "director"),
		await newMember("bea", "director"),
		await newMember("cyd", "director"),
	];
	const made: number[] = [];
	for (const maker of makers)
		for (let n = 0; n < 20; n++) made.push((await triesToCreateToken(maker, { name: `Token ${n}` })).status);
	assert.equal(made.filter((status) => status === 201).length, apiTokenLimits.inForce - 3, "three were there before");
	refusal(await triesToCreateToken(makers[0] ?? dora), 429, "too_many_requests");
	refusal(await triesToCreateToken(dora), 409, "too_many_tokens");
	const first = await cast.pool.query<{ id: string }>("SELECT id FROM api_tokens ORDER BY id LIMIT 1");
	await revokesToken(dora, first.rows[0]?.id ?? "");
	const both = await Promise.all([1, 2, 3].map(() => triesToCreateToken(dora)));
	assert.deepEqual(
		both.map(({ status }) => status).sort(),
		[201, 409, 409],
		"of those who come at once, one has the place",
	);
});
