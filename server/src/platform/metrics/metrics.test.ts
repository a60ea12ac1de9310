import assert from "node:assert/strict";
import { forgotPassword } from "@warmline/contract/accounts/calls";
import pg from "pg";
import { onTestFinished, test } from "vitest";
import { scraped } from "../../../test/metrics.ts";
import { society } from "../../../test/society.ts";
import { until } from "../../../test/until.ts";

const cast = await society();
const { lina, sam, newVisitor, newBrowser, takenBy, clock } = cast;

/** Figures from the database are kept for some seconds, which have passed. */
const figures = () => {
	clock.passMinutes(0.2);
	return scraped(cast.address);
};

test("who waits, who is there and who was taken is told, of this moment", async () => {
	const before = await figures();
	assert.equal(before.value('warmline_chats{status="waiting"}'), 0);
	assert.equal(before.value("warmline_longest_wait_seconds"), 0);
	assert.equal(before.value('warmline_on_duty{role="listener",presence="available"}'), 0);
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	clock.passMinutes(4);
	await lina.connects();
	const waiting = await figures();
	assert.equal(waiting.value('warmline_chats{status="waiting"}'), 1);
	const longest = waiting.value("warmline_longest_wait_seconds") ?? 0;
	assert.ok(longest >= 240 && longest < 300, `${longest}`);
	assert.equal(waiting.value('warmline_on_duty{role="listener",presence="available"}'), 1);
	assert.equal(waiting.value('warmline_sockets{channel="visitor"}'), 1);
	assert.equal(waiting.value('warmline_sockets{channel="agent"}'), 1);
	lina.says("set_presence", { presence: "break" });
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	await lina.isDone();
	const taken = await figures();
	assert.equal(taken.value('warmline_chats{status="waiting"}'), 0);
	assert.equal(taken.value('warmline_chats{status="active"}'), 1);
	assert.equal(taken.value("warmline_wait_seconds_count"), 1);
	assert.equal(taken.value('warmline_wait_seconds_bucket{le="120"}'), 0);
	assert.equal(taken.value('warmline_wait_seconds_bucket{le="300"}'), 1);
	assert.equal(taken.value('warmline_on_duty{role="listener",presence="break"}'), 1);
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	assert.equal((await figures()).value('warmline_chats_ended_total{how="ended"}'), 1);
});

test("messages are counted when they are stored, once, and how long they took until they were told", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	const before = await figures();
	const growth = async (series: string) => ((await figures()).value(series) ?? 0) - (before.value(series) ?? 0);
	for (const client_id of ["one", "two", "two"]) visitor.says("send_message", { message: "Hello", client_id });
	lina.says("send_message", { chat_id, message: "Hello you", client_id: "three" });
	await visitor.hears("new_message", { message: { client_id: "three" } });
	await visitor.hears("new_message", { message: { client_id: "two" } });
	await visitor.hears("new_message", { message: { client_id: "two" } });
	assert.equal(await growth('warmline_messages_stored_total{sender="visitor"}'), 2);
	assert.equal(await growth('warmline_messages_stored_total{sender="agent"}'), 1);
	assert.equal(await growth("warmline_message_delivery_seconds_count"), 3);
	assert.equal(await growth("warmline_message_batch_size_sum"), 4);
	const sent = 'warmline_frames_total{channel="visitor",action="send_message",outcome="done"}';
	assert.equal(await growth(sent), 3);
	visitor.says("send_message", { message: "" });
	await visitor.hears("error");
	assert.equal(await growth('warmline_frames_total{channel="visitor",action="send_message",outcome="refused"}'), 1);
	visitor.says("words of somebody");
	await visitor.hears("error", { code: "unknown_action" });
	assert.equal(await growth('warmline_frames_total{channel="visitor",action="unknown",outcome="refused"}'), 1);
});

test("the opening status is a metric with its reason", async () => {
	await sam.connects();
	assert.equal((await figures()).value('warmline_door{why="open"}'), 1);
	assert.equal((await figures()).value('warmline_door{why="paused"}'), 0);
});

test("requests are counted by the route as it is written, and no label holds what somebody typed", async () => {
	const browser = newBrowser();
	const { chat_id } = await newVisitor().asksForSupport();
	await browser.calls(forgotPassword, { email: "somebody@mail.example" });
	for (const path of [`/api/v1/chat/${chat_id}/messages/`, "/api/v1/mara-lind/", "/mara-lind?token=secret-of-mara"])
		await browser.send("GET", path);
	const { all, value } = await figures();
	const read = 'warmline_http_request_seconds_count{method="GET",route="/api/v1/chat/:chat_id/messages/",status="4xx"}';
	assert.equal(value(read), 1);
	for (const personal of [/[\da-f]{8}-[\da-f]{4}-/, /@/, /mara/, /secret/, /\b127\.0\.0\.1\b/, /lina/i])
		assert.doesNotMatch(all.replace(/^# .*$/gm, ""), personal);
});

test("an error that PostgreSQL answers is counted by its class", async () => {
	const before = (await figures()).value('warmline_database_errors_total{class="42"}') ?? 0;
	await assert.rejects(cast.pool.query("SELECT nothing FROM nowhere"));
	assert.equal((await figures()).value('warmline_database_errors_total{class="42"}'), before + 1);
});

test("while the database is away the other figures are told, and no old one of the database", async () => {
	const { databaseAddress } = cast;
	const owner = new pg.Client({ ...databaseAddress, database: "postgres" });
	await owner.connect();
	const { database } = databaseAddress;
	const comesBack = () => owner.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS true`);
	onTestFinished(async () => {
		await comesBack();
		await owner.end();
	});
	assert.equal((await figures()).value('warmline_degraded{part="database"}'), 0);
	await owner.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS false`);
	await owner.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [database]);
	const away = await figures();
	assert.equal(away.value('warmline_degraded{part="database"}'), 1);
	assert.equal(away.value('warmline_chats{status="active"}'), undefined);
	assert.equal(away.value('warmline_jobs{state="due"}'), undefined);
	assert.equal(away.value("warmline_longest_wait_seconds"), Number.NaN);
	assert.equal(away.value(`warmline_build_info{version="0.1.0",node="${process.version}"}`), 1);
	await comesBack();
	// A connection of which it has not read yet that it has ended may be tried first.
	await until(async () => (await figures()).value('warmline_degraded{part="database"}') === 0);
	const back = await figures();
	assert.notEqual(back.value('warmline_chats{status="active"}'), undefined);
});
