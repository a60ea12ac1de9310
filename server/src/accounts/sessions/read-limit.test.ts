import assert from "node:assert/strict";
import { listSessions } from "@warmline/contract/accounts/security-calls";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { lina, omar, clock } = await society();
// However slow this machine is, no read comes back while the others are made.
clock.stop();

const reads = async (person: typeof lina, times: number) => {
	const statuses: number[] = [];
	for (let left = times; left > 0; left -= 50)
		statuses.push(
			...(await Promise.all(
				Array.from({ length: Math.min(50, left) }, async () => (await person.calls(listSessions)).status),
			)),
		);
	return statuses.filter((status) => status !== 200);
};

test("a member who reads without end is told to wait, and others are not", async () => {
	assert.deepEqual(await reads(lina, 1000), []);
	assert.deepEqual(await reads(lina, 50), new Array(50).fill(429));
	assert.deepEqual(await reads(omar, 100), []);
});

test("who was told to wait reads on after the time that was named", async () => {
	await reads(omar, 1000);
	const answer = await omar.calls(listSessions);
	refusal(answer, 429, "too_many_requests");
	assert.ok(Number(answer.headers.get("retry-after")) >= 1);
	clock.passMinutes(1);
	assert.deepEqual(await reads(omar, 500), []);
});
