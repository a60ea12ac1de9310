import assert from "node:assert/strict";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { test } from "vitest";
import { keptOf, picture, uploads } from "../../../../test/pictures.ts";
import { refusal } from "../../../../test/refusal.ts";
import { society } from "../../../../test/society.ts";

const { address, lina, omar } = await society();
const jpeg = await picture();
await lina.send("GET", "/api/v1/csrf/");
await omar.send("GET", "/api/v1/csrf/");

const head = (name: string, more = "") => `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
const file = (bytes: Buffer, name = "a.jpg") =>
	Buffer.concat([Buffer.from(head("file", `; filename="${name}"`)), bytes, Buffer.from("\r\n")]);
const end = "--b--\r\n";

/** A form that a program wrote letter by letter, as far as it has come. */
const begins = (person: typeof lina, headers: Record<string, string> = {}) => {
	const answered = Promise.withResolvers<{ status: number; headers: Headers; body: unknown }>();
	const asked: ClientRequest = request(
		`${address}/api/v1/media/`,
		{
			method: "POST",
			headers: {
				authorization: `Token ${person.token}`,
				cookie: `csrftoken=${person.cookies.get("csrftoken")}`,
				"x-csrftoken": person.cookies.get("csrftoken") ?? "",
				"content-type": "multipart/form-data; boundary=b",
				...headers,
			},
		},
		(answer: IncomingMessage) => {
			const { statusCode: status = 0, headers: heard } = answer;
			const given = new Headers(Object.entries(heard).map(([name, value]) => [name, String(value)]));
			json(answer).then((body) => answered.resolve({ status, headers: given, body }), answered.reject);
		},
	);
	// A refusal may come before everything was sent.
	asked.on("error", answered.reject);
	asked.flushHeaders();
	return { asked, answer: answered.promise };
};
const sends = (parts: readonly (Buffer | string)[], headers: Record<string, string> = {}) => {
	const { asked, answer } = begins(lina, headers);
	for (const part of parts) asked.write(part);
	asked.end();
	return answer;
};

test("a form that is cut off, has no boundary, or too much of anything is refused, and the next one is taken (F3)", async () => {
	const field = (name: string, text = "x") => `${head(name)}${text}\r\n`;
	const many = (count: number, one: (at: number) => string) =>
		Array.from({ length: count }, (_, at) => one(at)).join("");
	const whole = [file(jpeg), end];
	const crafted: Record<string, Parameters<typeof sends>> = {
		"1,000 fields": [[many(1000, (at) => field(`f${at}`)), ...whole]],
		"1,000 files": [[...Array.from({ length: 1000 }, () => file(Buffer.from("x"))), end]],
		"a name of 100 kB": [[field("n".repeat(100_000)), end]],
		"20 texts of 90 kB": [[many(20, (at) => field(`f${at}`, "x".repeat(90_000))), end]],
		"a text of 200 kB": [[field("source_url", "x".repeat(200_000)), end]],
		"1,000 headers of a part": [[`--b\r\n${many(1000, (at) => `X-${at}: y\r\n`)}\r\nx\r\n`, end]],
		"no end": [[file(jpeg)]],
		"half a head": [["--b\r\nContent-Disposition: form-data; na"]],
		"no boundary": [whole, { "content-type": "multipart/form-data" }],
		"another boundary": [whole, { "content-type": "multipart/form-data; boundary=other" }],
		"nothing but boundaries": [["--b\r\n".repeat(10_000), end]],
		"names of the language": [[field("__proto__"), field("constructor"), end]],
	};
	for (const [what, given] of Object.entries(crafted)) {
		const { status } = await sends(...given);
		assert.ok([400, 413, 415].includes(status), `${what}: ${status}`);
	}
	keptOf(await sends(whole));
	keptOf(await sends([file(jpeg, "..%2f..%2fetc%2fpasswd%0d%0aSet-Cookie: a=b"), end]));
});

test("texts of a form are together not longer than a body may be (F3)", async () => {
	const text = "x".repeat(90_000);
	const long = Array.from({ length: 12 }, (_, at) => `${head(`f${at}`)}${text}\r\n`);
	refusal(await sends([...long, file(jpeg), end]), 413, "too_large");
	keptOf(await sends([`${head("f")}${"x".repeat(1000)}\r\n`, file(jpeg), end]));
});

test("a member sends six forms at once, and a seventh is refused before it is read (F3)", async () => {
	const forms = Array.from({ length: 7 }, () => begins(lina));
	for (const { asked } of forms) asked.write(file(jpeg));
	const refused = await Promise.race(forms.map(({ answer }, at) => answer.then((said) => ({ said, at }))));
	assert.match(refusal(refused.said, 429, "too_many_requests").message, /still uploading/);
	keptOf(await uploads(omar, jpeg));
	for (const [at, { asked }] of forms.entries()) if (at !== refused.at) asked.end(end);
	const rest = await Promise.all(forms.filter((_, at) => at !== refused.at).map(({ answer }) => answer));
	// Five wait for their turn at most, and one is being worked on.
	assert.deepEqual(new Set(rest.map(({ status }) => status)).has(201), true);
	forms[refused.at]?.asked.destroy();
	keptOf(await uploads(lina, jpeg));
});

test("a request with 10,000 headers is refused, and the connection stays good for others", async () => {
	const headers = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`x-${at}`, "y"]));
	const { promise, resolve } = Promise.withResolvers<number>();
	request(`${address}/healthz`, { headers }, (answer) => resolve(answer.resume().statusCode ?? 0))
		.on("error", () => resolve(431))
		.end();
	assert.equal(await promise, 431);
	assert.equal((await fetch(`${address}/healthz`)).status, 200);
});
