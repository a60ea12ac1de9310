import assert from "node:assert/strict";
import { test } from "vitest";
import { TestChannel } from "../../../test/channel.ts";
import { limitsWith } from "../../../test/limits.ts";
import { scraped } from "../../../test/metrics.ts";
import { society } from "../../../test/society.ts";

const cast = await society(
	{ TRUSTED_PROXIES: "127.0.0.1" },
	{ limits: limitsWith({ openings: { burst: 3, perSecond: 0.001 } }) },
);
const chat = await cast.newVisitor().asksForSupport();

const opens = (address: string | undefined, token = chat.visitor_token) =>
	TestChannel.open(
		`${cast.address.replace("http", "ws")}/ws/chat/conversation/${chat.chat_id}/?token=${token}`,
		address === undefined ? {} : { "x-forwarded-for": address },
	);

test("one address may try to open so many channels and no more, and nobody else has less for it", async () => {
	for (const token of [chat.visitor_token, "wrong", chat.visitor_token]) await opens("203.0.113.7", token);
	assert.equal(await (await opens("203.0.113.7")).closes(), 1006);
	await (await opens("203.0.113.8")).isQuiet();
	assert.equal((await scraped(cast.address)).value("warmline_openings_refused_total"), 1);
});

test("an IPv6 connection has one budget, however many addresses it has", async () => {
	for (let n = 1; n <= 3; n++) await (await opens(`2001:db8:1:2::${n}`)).isQuiet();
	assert.equal(await (await opens("2001:db8:1:2::9")).closes(), 1006);
});

test("what comes from this machine itself, or through a proxy that is not named, is not counted", async () => {
	for (let n = 0; n < 10; n++) await (await opens(undefined)).isQuiet();
});
