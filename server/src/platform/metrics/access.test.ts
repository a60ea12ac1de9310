import assert from "node:assert/strict";
import { test } from "vitest";
import { society } from "../../../test/society.ts";
import { mayReadMetrics } from "./access.ts";

const token = "a-token-of-the-society";
const asked = (remoteAddress: string | undefined, headers: Record<string, string> = {}) => ({
	socket: { remoteAddress },
	headers: { host: "localhost:3000", ...headers },
});

for (const address of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])
	test(`without a token ${address} may read the figures`, () => {
		assert.ok(mayReadMetrics(asked(address), undefined));
	});

for (const address of [
	"10.0.0.7",
	"192.168.1.2",
	"203.0.113.9",
	"::ffff:10.0.0.7",
	"fe80::1",
	"2001:db8::1",
	"",
	undefined,
])
	test(`without a token ${address || "nobody's address"} may not read them`, () => {
		assert.ok(!mayReadMetrics(asked(address), undefined));
	});

for (const name of [
	"x-forwarded-for",
	"x-forwarded-proto",
	"x-forwarded-host",
	"x-real-ip",
	"forwarded",
	"via",
	"cf-connecting-ip",
])
	test(`without a token what came through a proxy, which says ${name}, may not read them`, () => {
		assert.ok(!mayReadMetrics(asked("127.0.0.1", { [name]: "127.0.0.1" }), undefined));
	});

for (const [host, may] of [
	["127.0.0.1:3000", true],
	["[::1]:3000", true],
	["warmline.example", false],
	["localhost.evil.example", false],
	["", false],
] as const)
	test(`without a token somebody who calls this machine "${host}" ${may ? "may" : "may not"} read them`, () => {
		assert.equal(mayReadMetrics(asked("127.0.0.1", { host }), undefined), may);
	});

test("with a token set, whoever sends it may read them from anywhere, and nobody else", () => {
	const sends = (authorization: string, address = "203.0.113.9") =>
		mayReadMetrics(asked(address, { authorization, "x-forwarded-for": "203.0.113.9" }), token);
	assert.ok(sends(`Bearer ${token}`));
	assert.ok(sends(`bearer ${token}`));
	for (const wrong of ["", "Bearer", "Bearer ", `Token ${token}`, token, `Bearer ${token}x`, "Bearer undefined"])
		assert.ok(!sends(wrong), wrong);
	assert.ok(!sends("", "127.0.0.1"), "not even this machine");
	assert.ok(!mayReadMetrics(asked("127.0.0.1"), token));
});

const open = await society();
const closed = await society({ METRICS_TOKEN: token });
const statusOf = async (cast: typeof open, headers: Record<string, string>, method = "GET") => {
	const answer = await cast.newBrowser().send(method, "/metrics", undefined, headers);
	return { status: answer.status, says: JSON.stringify(answer.body) };
};

test("for whoever may not read them there is no such page, like any other", async () => {
	const { body } = await open.newBrowser().send("GET", "/api/v1/no-such-page/");
	const none = { status: 404, says: JSON.stringify(body) };
	assert.deepEqual(await statusOf(open, { "x-forwarded-for": "203.0.113.9" }), none);
	assert.deepEqual(await statusOf(closed, {}), none);
	assert.deepEqual(await statusOf(closed, { authorization: "Bearer wrong-wrong-wrong" }), none);
	assert.deepEqual(await statusOf(closed, { authorization: `Token ${closed.dora.token}` }), none);
	assert.equal((await statusOf(open, {}, "POST")).status, 404);
});

test("a server answers who is on this machine, or who has the token", async () => {
	assert.equal((await statusOf(open, {})).status, 200);
	assert.equal((await statusOf(closed, { authorization: `Bearer ${token}` })).status, 200);
});
