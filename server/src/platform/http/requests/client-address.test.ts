import assert from "node:assert/strict";
import { forgotPassword } from "@warmline/contract/accounts/calls";
import { initiateChat } from "@warmline/contract/chats/calls";
import { test } from "vitest";
import { asksForBlock, asksFrom, blocks, chatFrom } from "../../../../test/blocks.ts";
import { chatsIn } from "../../../../test/frames.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { refusal } from "../../../../test/refusal.ts";
import { society } from "../../../../test/society.ts";
import { readConfig } from "../../../config.ts";

const cast = await society({ TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8", PUBLIC_URL: "https://chat.society.example" });
const { address, config, lina, sam, newBrowser } = cast;
await lina.connects();
await sam.connects();

/** What is known of where a chat came from whose request had these headers. */
const knownFrom = async (headers: Record<string, string>) => {
	const form = { message: "Hello.", accept_terms: true };
	const answer = await newBrowser().send("POST", `/api/v1${initiateChat.path}`, form, headers);
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
	const { chat_id } = initiateChat.answer.parse(answer.body);
	sam.line.forgets();
	sam.says("fetch_all_chats", { query: chat_id });
	return chatsIn(await sam.hears("fetch_all_chats"))[0]?.user.ip_address;
};
const by = (hops: string) => ({ "x-forwarded-for": hops });

test("one address has one spelling, with a port or without, as IPv4 or inside IPv6", async () => {
	for (const [hops, known] of [
		["203.0.113.7:4711", "203.0.113.7"],
		["::FFFF:203.0.113.7", "203.0.113.7"],
		["::ffff:cb00:7107", "203.0.113.7"],
		["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
		["64:ff9b::cb00:7107", "203.0.113.7"],
		["[2001:db8:1::5]:443", "2001:db8:1::5"],
		["[2001:db8:1::5]", "2001:db8:1::5"],
		["2001:0DB8:0001:0:0:0:0:5", "2001:db8:1::5"],
	] as const)
		assert.equal(await knownFrom(by(hops)), known, hops);
});

test("what is no address is nobody's, and is taken all the same", async () => {
	for (const hops of ["unknown", "<script>", "0177.0.0.1", "3405803783", '"203.0.113.7"', "203.0.113.7:port", "[::1"])
		assert.equal(await knownFrom(by(hops)), "0.0.0.0", hops);
});

test("of several hops the last one counts that is no proxy of ours, whatever a client wrote before it", async () => {
	assert.equal(await knownFrom(by("198.51.100.9, 203.0.113.8")), "203.0.113.8");
	assert.equal(await knownFrom(by("10.0.0.4, 198.51.100.9, 203.0.113.8, 10.0.0.3")), "203.0.113.8");
	assert.equal(await knownFrom(by(`${"198.51.100.9, ".repeat(700)}203.0.113.8`)), "203.0.113.8");
});

test("no other header says where somebody comes from", async () => {
	const names = ["x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip", "x-forwarded", "forwarded-for"];
	const headers = Object.fromEntries(names.map((name) => [name, "198.51.100.9"]));
	assert.equal(await knownFrom({ ...headers, forwarded: "for=198.51.100.9" }), "127.0.0.1");
});

test("a header of ten thousand hops is refused before it is read", async () => {
	const headers = { ...by("198.51.100.9,".repeat(10_000)), connection: "close" };
	assert.equal((await fetch(`${address}/api/v1/csrf/`, { headers })).status, 431);
});

test("behind a translation to IPv6 each IPv4 address has its own limit, and its own block", async () => {
	const translated = (last: string) => `64:ff9b::${last}`;
	for (let n = 0; n < 20; n++) assert.equal((await asksFrom(cast, translated("c633:6401"))).status, 201);
	refusal(await asksFrom(cast, translated("c633:6401")), 429, "too_many_requests");
	const { chat_id } = await chatFrom(cast, lina, translated("c633:6402"));
	await blocks(sam, chat_id);
	refusal(await asksFrom(cast, "198.51.100.2"), 403, "blocked");
	assert.equal((await asksFrom(cast, translated("c633:6403"))).status, 201);
	const inside = await chatFrom(cast, lina, translated("a00:7"));
	refusal(await asksForBlock(sam, inside.chat_id), 409, "no_address");
});

test("a blocked address is kept away in every spelling of it", async () => {
	const { chat_id } = await chatFrom(cast, lina, "198.51.100.77");
	await blocks(sam, chat_id);
	for (const hops of ["198.51.100.77:80", "::ffff:198.51.100.77", "::ffff:c633:644d", "192.0.2.1, 198.51.100.77"])
		refusal(await asksFrom(cast, hops), 403, "blocked");
});

test("a mail leads to the organisation's own address, whatever host a request names", async () => {
	const names = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
	const asked = { email: lina.user.email };
	assert.equal((await newBrowser().send("POST", `/api/v1${forgotPassword.path}`, asked, names)).status, 200);
	const { text } = await (await openMailbox(config.DATA_DIR)).next();
	assert.match(text, /https:\/\/chat\.society\.example\/reset-password\?token=/);
	assert.ok(!text.includes("evil.example"));
});

test("a proxy that is no address, and everybody as a proxy, is refused at the start", () => {
	for (const named of ["proxy.example", "true", "*", "0.0.0.0/0", "::/0", "10.0.0.1, 0.0.0.0/0", "10.0.0.0/33"])
		assert.throws(
			() => readConfig({ TRUSTED_PROXIES: named }),
			/TRUSTED_PROXIES: .*(is no address and no range|trusts nearly everybody)/,
			named,
		);
	const many = "127.0.0.1, ::1,10.0.0.0/8, fd00::/8, loopback, uniquelocal";
	assert.equal(readConfig({ TRUSTED_PROXIES: many }).TRUSTED_PROXIES.length, 6);
});
