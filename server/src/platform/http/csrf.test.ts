import assert from "node:assert/strict";
import { request } from "node:http";
import { test } from "node:test";
import { csrf } from "@warmline/contract/accounts/calls";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { address, newBrowser, lina } = await society();
const path = "/api/v1/chat/initiate-chat/";
const form = JSON.stringify({ message: "Hello", accept_terms: true });

const posts = async (target: string, headers: Record<string, string>) => {
	const response = await fetch(address + target, {
		method: "POST",
		body: form,
		headers: { "content-type": "application/json", ...headers },
	});
	return { status: response.status, headers: response.headers, body: await response.json() };
};

test("every read under /api/v1 sets the cookie where it is missing, and keeps it where it is (A14)", async () => {
	for (const read of ["/api/v1/csrf/", "/api/v1/chat/status/", "/api/v1/account/user/me/", "/api/v1/nothing/"]) {
		const browser = newBrowser();
		const { headers } = await browser.send("GET", read);
		assert.ok((browser.cookies.get("csrftoken") ?? "").length > 20, read);
		assert.match(headers.getSetCookie().join(), /SameSite=Lax/i);
		assert.ok(!/HttpOnly/i.test(headers.getSetCookie().join()), "the page must read it");
		assert.deepEqual((await browser.send("GET", read)).headers.getSetCookie(), []);
	}
});

test("clients that are no browsers get the token as an answer (A14)", async () => {
	const browser = newBrowser();
	const { body } = await browser.calls(csrf);
	assert.equal(csrf.answer.parse(body).csrf_token, browser.cookies.get("csrftoken"));
});

test("without the header, without the cookie, or with another one nothing is done (A14)", async () => {
	const bad: Record<string, string>[] = [
		{},
		{ cookie: "csrftoken=abc" },
		{ "x-csrftoken": "abc" },
		{ cookie: "csrftoken=abc", "x-csrftoken": "abd" },
		{ cookie: "csrftoken=abc", "x-csrftoken": "abcd" },
		{ cookie: "csrftoken=", "x-csrftoken": "" },
		{ authorization: `Token ${lina.token}` },
	];
	for (const headers of bad) refusal(await posts(path, headers), 403, "csrf_failed");
	assert.equal((await posts(path, { cookie: "csrftoken=abc", "x-csrftoken": "abc" })).status, 201);
});

test("PUT, PATCH and DELETE are guarded too (A14)", async () => {
	for (const method of ["PUT", "PATCH", "DELETE"]) {
		const response = await fetch(address + path, { method });
		assert.equal(response.status, 403, method);
	}
});

test("a cookie of letters that are no ASCII is refused, and no fault of the server (A14)", async () => {
	refusal(await posts(path, { cookie: "csrftoken=%C3%A9", "x-csrftoken": "e" }), 403, "csrf_failed");
});

test("another spelling of the path does not get past the guard (A14)", async () => {
	for (const spelling of [
		"/%61pi/v1/chat/initiate-chat/",
		"/api/v1%2Fchat/initiate-chat/",
		"/api/%76%31/chat/initiate-chat/",
		"//api/v1/chat/initiate-chat/",
	]) {
		const { status } = await posts(spelling, {});
		assert.ok(status === 403 || status === 404, `${spelling} answered ${status}`);
	}
});

test("a path that names the whole address does not get past the guard (A14)", async () => {
	const { hostname, port } = new URL(address);
	const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
	const call = request(
		{ hostname, port, method: "POST", path: `${address}${path}`, headers: { "content-type": "application/json" } },
		(response) => {
			response.resume();
			resolve(response.statusCode);
		},
	);
	call.on("error", reject);
	call.end(form);
	const status = await promise;
	assert.ok(status === 403 || status === 404, `answered ${status}`);
});
