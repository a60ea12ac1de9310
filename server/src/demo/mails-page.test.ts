import assert from "node:assert/strict";
import { test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const { address, platform, newBrowser } = await society({}, { demo: true });

const hostile = `<script>alert(1)</script><img src=x onerror=alert(2)>`;
const link = `https://mail.example/"onmouseover="alert(3)`;

const opens = async (path: string) => {
	const response = await fetch(address + path);
	return { text: await response.text(), policy: response.headers.get("content-security-policy") ?? "" };
};

test("what people wrote into a mail is text on the demo's pages of mails, and no script runs there", async () => {
	const mail = { to: "lina@society.example", subject: hostile, text: `${hostile} ${link}`, html: hostile };
	await platform.mailer.send(mail, crypto.randomUUID());
	const list = await opens("/demo/mails/");
	const [, name = ""] = /href="(\/demo\/mails\/[\w.-]+\.eml)"/.exec(list.text) ?? assert.fail(list.text);
	const one = await opens(name);
	for (const { text, policy } of [list, one]) {
		assert.ok(text.includes("&lt;script&gt;alert(1)"));
		assert.doesNotMatch(text, /<script|<img|"onmouseover/);
		assert.match(policy, /script-src 'self'/);
		assert.doesNotMatch(policy, /unsafe/);
	}
});

test("the demo's pages show mails and no other file", async () => {
	for (const path of ["..%2f..%2ffiles.key", "..%2f..%2ffiles.key.eml", "%2e%2e%5cfiles.key", "none.eml", "x.eml%00"])
		refusal(await newBrowser().send("GET", `/demo/mails/${path}`), 404, "not_found");
});

test("a server that is no demo has no pages of mails", async () => {
	const { newBrowser: elsewhere } = await society();
	assert.equal((await elsewhere().send("GET", "/demo/mails/")).status, 404);
});
