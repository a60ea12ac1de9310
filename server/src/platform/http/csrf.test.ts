import assert from "node:assert/strict";
import { request } from "node:http";
import { csrf, logInCall, logOut, me } from "@warmline/contract/accounts/calls";
import { rateAfter } from "@warmline/contract/chats/after-calls";
import { initiateChat, leaveQuickly } from "@warmline/contract/chats/calls";
import { test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { address, newBrowser, lina } = await society();
const path = "/api/v1/chat/initiate-chat/";
const form = JSON.stringify({ message: "Hello", accept_terms: true });

const json = { "content-type": "application/json" };

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
		{ cookie: "csrftoken=abc", "x-csrftoken": "abc" },
		{ cookie: "csrftoken=abc.def", "x-csrftoken": "abc.def" },
		{ authorization: `Token ${lina.token}` },
	];
	for (const headers of bad) refusal(await posts(path, headers), 403, "csrf_failed");
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

const csrfOf = ({ cookies }: Browser) => cookies.get("csrftoken") ?? "";
const plants = (browser: Browser, token: string) => browser.cookies.set("csrftoken", token);
const asked = async (browser = newBrowser()) => {
	await browser.calls(csrf);
	return browser;
};
const logsIn = async (browser: Browser, username: string) => {
	const { body } = await browser.calls(logInCall, { username, password });
	browser.token = logInCall.answer.parse(body).token;
	return browser;
};
const asksForChat = async (browser: Browser) => {
	const { body } = await browser.send("POST", path, form, json);
	return initiateChat.answer.parse(body).chat_id;
};
const rates = (browser: Browser, chat_id: string) => browser.calls(rateAfter, { scale: 5 }, { chat_id });
const isRefused = async (answer: ReturnType<Browser["send"]>) => refusal(await answer, 403, "csrf_failed");

test("a token whose signature is another's, or whose letters were changed, is refused (A14)", async () => {
	const [one, other] = [await asked(), await asked()];
	const [[random, mark], [, , seal]] = [csrfOf(one).split("."), csrfOf(other).split(".")];
	const own = csrfOf(one);
	for (const forged of [`${random}.${mark}.${seal}`, `${random}.${mark}.`, `${random}.${mark}`, `${own}x`, `x${own}`]) {
		plants(one, forged);
		await isRefused(one.send("POST", path, form, json));
	}
});

/** A token that was asked for by who is logged in. */
const boundTo = async (username: string) => {
	const browser = await logsIn(await asked(), username);
	browser.cookies.delete("csrftoken");
	return asked(browser);
};

test("a token that was made for a session opens nothing to another session (A14)", async () => {
	const [linas, omars] = [await boundTo("lina"), await boundTo("omar")];
	const hers = csrfOf(linas);
	plants(omars, hers);
	await isRefused(omars.calls(logOut));
	assert.equal((await omars.calls(me)).status, 200, "the session that was not ended lives");
	// What a refused page does: it asks for another token, without saying who it is, and tries again.
	const { token } = omars;
	omars.token = undefined;
	await asked(omars);
	omars.token = token;
	assert.notEqual(csrfOf(omars), hers);
	assert.equal((await omars.calls(logOut)).status, 204);
	assert.equal((await linas.calls(logOut)).status, 204);
});

test("a token that was asked for before the login is good after it, and for who has logged out (A14)", async () => {
	const browser = await asked();
	const before = csrfOf(browser);
	await logsIn(browser, "lina");
	assert.equal((await browser.calls(logOut)).status, 204);
	browser.token = undefined;
	await asksForChat(browser);
	assert.equal(csrfOf(browser), before);
});

test("a visitor's token is theirs alone: one of another chat or of a member is refused (A14)", async () => {
	const [visitor, another] = [newBrowser(), newBrowser()];
	const chat_id = await asksForChat(visitor);
	await asksForChat(another);
	for (const browser of [visitor, another]) {
		browser.cookies.delete("csrftoken");
		await asked(browser);
	}
	const own = csrfOf(visitor);
	for (const from of [another, await boundTo("lina")]) {
		plants(visitor, csrfOf(from));
		await isRefused(visitor.calls(leaveQuickly, undefined, { chat_id }));
	}
	plants(visitor, own);
	assert.equal((await visitor.calls(leaveQuickly, undefined, { chat_id })).status, 204);
});

test("two chats and a member in one browser do not shut each other out (A14)", async () => {
	const browser = newBrowser();
	const first = await asksForChat(browser);
	const second = await asksForChat(browser);
	for (const chat_id of [first, second]) assert.notEqual((await rates(browser, chat_id)).status, 403);
	await logsIn(browser, "lina");
	assert.equal((await browser.calls(logOut)).status, 204);
	browser.token = undefined;
	for (const chat_id of [first, second]) assert.notEqual((await rates(browser, chat_id)).status, 403);
});

test("a page of another site, or of a neighbour under the same name, is refused with the right token too (A14)", async () => {
	const browser = await asked();
	const answers = async (headers: Record<string, string>) =>
		(await browser.send("POST", path, form, { ...json, ...headers })).status;
	const foreign: Record<string, string>[] = [
		{ origin: "https://elsewhere.example" },
		{ origin: "not an origin" },
		{ origin: "null", "sec-fetch-site": "cross-site" },
		{ "sec-fetch-site": "same-site" },
	];
	for (const headers of foreign) assert.equal(await answers(headers), 403, JSON.stringify(headers));
	assert.equal(await answers({ origin: address, "sec-fetch-site": "same-origin" }), 201);
});
