import assert from "node:assert/strict";
import { test } from "vitest";
import { society } from "../../../../test/society.ts";

const { newBrowser } = await society();
const secure = await society({ PUBLIC_URL: "https://warmline.example", TRUSTED_PROXIES: "127.0.0.1" });

for (const path of ["/", "/login", "/chat-form", "/customer-chat/x", "/api/v1/csrf/", "/healthz", "/api/v1/nothing/"]) {
	test(`${path} lets in nothing inline, nothing from elsewhere, and no frame`, async () => {
		const { headers } = await newBrowser().send("GET", path);
		const policy = headers.get("content-security-policy") ?? "";
		assert.match(policy, /default-src 'self'/);
		assert.match(policy, /frame-ancestors 'none'/);
		assert.match(policy, /object-src 'none'/);
		for (const own of [
			/script-src 'self'(;|$)/,
			/style-src 'self'(;|$)/,
			/script-src-attr 'none'(;|$)/,
			/base-uri 'none'/,
		])
			assert.match(policy, own);
		assert.match(policy, /require-trusted-types-for 'script';trusted-types warmline(;|$)/);
		assert.equal(headers.get("cross-origin-opener-policy"), "same-origin");
		assert.equal(headers.get("cross-origin-resource-policy"), "same-origin");
		assert.ok(!policy.includes("unsafe-inline") && !policy.includes("unsafe-eval") && !policy.includes("*"), policy);
		assert.match(policy, /media-src 'self' blob:(;|$)/);
		assert.match(policy, /frame-src 'self' https:\/\/www\.youtube-nocookie\.com(;|$)/);
		const permissions = headers.get("permissions-policy") ?? "";
		for (const part of [/(^|, )camera=\(self\)/, /(^|, )microphone=\(\)/, /(^|, )geolocation=\(\)/])
			assert.match(permissions, part);
		assert.equal(headers.get("x-content-type-options"), "nosniff");
		assert.equal(headers.get("referrer-policy"), "no-referrer");
		assert.equal(headers.get("x-powered-by"), null);
	});
}

test("an answer and a refusal are kept by nobody on their way", async () => {
	for (const [method, path, status] of [
		["GET", "/api/v1/chat/status/", 200],
		["GET", "/api/v1/nothing/", 404],
		["GET", "/api/v1/media/0190a0a0-0000-7000-8000-000000000000/", 401],
		["GET", "/api/v1/account/user/me/", 401],
		["DELETE", "/api/v1/chat/status/", 405],
		["POST", "/api/v1/account/user/login/", 400],
		["GET", "/healthz", 200],
	] as const) {
		const answer = await newBrowser().send(method, path, method === "POST" ? "{" : undefined);
		assert.equal(answer.status, status, path);
		assert.equal(answer.headers.get("cache-control"), "no-store", path);
	}
});

test("served by https it says so for good, and its cookies travel by https only", async () => {
	const browser = secure.newBrowser();
	const { headers } = await browser.send("GET", "/api/v1/csrf/", undefined, { "x-forwarded-proto": "https" });
	assert.match(headers.get("strict-transport-security") ?? "", /max-age=\d{8}/);
	assert.match(headers.getSetCookie().join(), /; Secure/i);
	assert.match(headers.get("content-security-policy") ?? "", /connect-src 'self' wss:\/\/warmline\.example/);
	assert.match(headers.get("content-security-policy") ?? "", /upgrade-insecure-requests/);
	const answer = await browser.send(
		"POST",
		"/api/v1/chat/initiate-chat/",
		{ message: "Hi", accept_terms: true },
		{ "x-forwarded-proto": "https" },
	);
	assert.match(answer.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-chat_")) ?? "", /; Secure/i);
});

test("served by http it asks for no https", async () => {
	const { headers } = await newBrowser().send("GET", "/api/v1/csrf/");
	assert.equal(headers.get("strict-transport-security"), null);
	assert.ok(!headers.get("content-security-policy")?.includes("upgrade-insecure-requests"));
	assert.ok(!/; Secure/i.test(headers.getSetCookie().join()));
});
