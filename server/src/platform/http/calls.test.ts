import assert from "node:assert/strict";
import { calls } from "@warmline/contract";
import type { Call } from "@warmline/contract/calls";
import { apiError } from "@warmline/contract/errors";
import fc from "fast-check";
import { test } from "vitest";
import type { Answer } from "../../../test/browser.ts";
import { goodForms } from "../../../test/good-forms.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newBrowser, dora, newVisitor } = cast;
const { chat_id } = await newVisitor().asksForSupport();

const entries: [string, Call][] = Object.values(calls).flatMap((feature) => Object.entries<Call>(feature));
const pathOf = ({ path }: Call) => `/api/v1${path.replace(":chat_id", chat_id).replace(/:\w+/, dora.id)}`;
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const isNoFault = ({ status, body }: Answer, what: string) => {
	assert.ok(status < 500, `${what} answered ${status}`);
	if (status >= 400) apiError.parse(body);
};

const nowhere = refusal(await newBrowser().send("GET", "/api/v1/nothing/"), 404, "not_found").message;

for (const [name, call] of entries) {
	test(`${name} has a route at ${call.method} ${call.path}`, async () => {
		const { status, body } = await newBrowser().send(call.method, pathOf(call), call.body ? {} : undefined);
		assert.notEqual(status, 405);
		if (status === 404) assert.notEqual(apiError.parse(body).message, nowhere);
	});
}

test("a path answers 405 to every method it does not have, and names those it has", async () => {
	const has = new Map<string, string[]>();
	for (const [, call] of entries) has.set(pathOf(call), [...(has.get(pathOf(call)) ?? []), call.method]);
	for (const [path, known] of has) {
		const present = methods.filter((one) => known.includes(one));
		for (const method of methods.filter((one) => !known.includes(one))) {
			const answer = await dora.send(method, path);
			refusal(answer, 405, "method_not_allowed");
			assert.deepEqual(answer.headers.get("allow")?.split(", "), present);
		}
	}
});

test("a path answers with and without its last slash", async () => {
	assert.equal((await newBrowser().send("GET", "/api/v1/chat/status")).status, 200);
});

test("a path that is not there is 404, as an error of ours", async () => {
	for (const path of [
		"/api/v1/",
		"/api/v1/nothing/",
		"/api/v2/csrf/",
		"/api/v1/chat/",
		`/api/v1/chat/${"x".repeat(300)}/messages/`,
	]) {
		refusal(await dora.send("GET", path), 404, "not_found");
		refusal(await dora.send("POST", path, {}), 404, "not_found");
	}
});

test("a path that is no address is an error of ours too", async () => {
	const answer = await dora.send("GET", "/api/v1/account/user/%E0%A4%A/");
	assert.ok(answer.status === 400 || answer.status === 404, String(answer.status));
	apiError.parse(answer.body);
});

const posts = entries.filter(([, call]) => call.body !== undefined);

test("a body of ten megabytes is refused with 413", async () => {
	const body = JSON.stringify({ message: "x".repeat(10_000_000) });
	for (const [, call] of posts) refusal(await dora.send(call.method, pathOf(call), body), 413, "too_large");
});

test("a body that is no JSON is refused with 400", async () => {
	for (const [name, call] of posts) {
		for (const body of [
			"{",
			"hello",
			'{"a":}',
			"{'a': 1}",
			'{"a": 1} b',
			"",
			'{"__proto__": {"a": 1}}',
			'{"constructor": {"prototype": {}}}',
		]) {
			const answer = await dora.send(call.method, pathOf(call), body);
			assert.equal(answer.status, 400, `${name} ${body}`);
			apiError.parse(answer.body);
		}
	}
});

test("a body of another kind is refused with 415", async () => {
	for (const [, call] of posts) {
		for (const type of [
			"text/plain",
			"application/x-www-form-urlencoded",
			"multipart/form-data; boundary=x",
			"text/html",
			"application/xml",
		]) {
			// A form is no other kind there.
			if (call.files && type.startsWith("multipart/")) continue;
			refusal(await dora.send(call.method, pathOf(call), "a=1", { "content-type": type }), 415, "unsupported_type");
		}
	}
});

const deep = JSON.parse(`${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`);
const wrong = [
	null,
	0,
	-1,
	1.5,
	1e308,
	true,
	"",
	" ",
	"\u0000",
	"a\u0000@b.c",
	"\ud800",
	"x".repeat(100_000),
	[],
	[[]],
	{},
	deep,
	["a"],
	{ toString: 1 },
];
for (const [name, call] of posts) {
	test(`no body and no field of ${name} is a fault of the server, whatever its type`, async () => {
		const form = goodForms(dora.id).get(name) ?? assert.fail(`a good form for ${name} is missing in this test`);
		for (const text of wrong.map((body) => JSON.stringify(body)))
			isNoFault(await dora.send(call.method, pathOf(call), text), `${name} ${text.slice(0, 40)}`);
		for (const field of Object.keys(form)) {
			for (const value of wrong) {
				const answer = await dora.send(call.method, pathOf(call), { ...form, [field]: value });
				isNoFault(answer, `${name} with ${field} ${JSON.stringify(value).slice(0, 40)}`);
			}
		}
	});
}

test("no query is a fault of the server", async () => {
	const value = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.integer().map(String),
		fc.maxSafeInteger().map(String),
		fc.constantFrom("\u0000", "1e309", "NaN", "-0", "2147483648"),
	);
	const query = fc.array(
		fc.tuple(fc.constantFrom("after", "limit", "last", "cursor", "token", "a[b]", "__proto__"), value),
		{ maxLength: 4 },
	);
	const reads = entries.filter(([, { method }]) => method === "GET");
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...reads), query, async ([name, call], pairs) => {
			const sent = pairs
				.map(([key, word]) => `${encodeURIComponent(key)}=${encodeURIComponent(word.toWellFormed())}`)
				.join("&");
			isNoFault(await dora.send("GET", `${pathOf(call)}?${sent}`), `${name} ?${sent}`);
		}),
		{ numRuns: 150 },
	);
});

test("codes of the contract are small letters, digits and underscores", () => {
	for (const [name, call] of entries) for (const code of call.errors) assert.match(code, /^[a-z0-9_]+$/, name);
});
