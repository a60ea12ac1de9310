import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import sharp from "sharp";
import { onTestFinished, test } from "vitest";
import { embeddedAddress } from "../../src/platform/db/embedded/embedded.ts";
import { OwnServers } from "../own-server.ts";
import { uploads } from "../pictures.ts";
import { hungAfter, isLong } from "./length.ts";
import { ownChat } from "./own-chat.ts";
import { canMount, SmallDisk } from "./small-disk.ts";

/** Messages said on a full disk, and a second of a clear line of which nothing else is asked. */
const messages = isLong ? 5000 : 150;
const long = "long ".repeat(400);
const patience = 20_000;

/** A picture that cannot be made small. */
const noise = () => {
	const side = 1000;
	return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
		.jpeg()
		.toBuffer();
};

const until = async (what: string, holds: () => unknown) => {
	for (const end = performance.now() + patience; !(await holds()); ) {
		assert.ok(performance.now() < end, what);
		await wait(20);
	}
};

test("on a full disk writing is refused and reading goes on, and with room again everything goes on", {
	// Where no disk of a test's own can be made.
	skip: !canMount,
	timeout: hungAfter,
}, async (t) => {
	const disk = await SmallDisk.of(192);
	const servers = new OwnServers(disk.folder, { LOG_LEVEL: "fatal" }, disk.within);
	onTestFinished(async () => {
		await servers.endsAll();
		await disk.goes();
	});
	const server = await servers.starts();
	const { lina, visitor, agent, stored, holds } = await ownChat(t, servers, server);
	const isUp = async () => (await server.browser.send("GET", "/readyz")).status === 200;
	const asks = async () =>
		(await server.browser.send("POST", "/api/v1/chat/initiate-chat/", { message: long, accept_terms: true })).status;
	const talks = async (count: number) => {
		for (let n = 0; n < count; n++) {
			(n % 2 ? visitor : agent).writes(`${n} ${long}`);
			await wait(1);
		}
	};
	await talks(40);
	await holds();
	const before = (await stored()).length;

	const large = await noise();
	await disk.fills(large.length / 4);
	assert.equal((await uploads(lina, large)).status, 503, "a picture for which there is no room is refused");
	await disk.fills();
	await talks(messages);
	await until("new messages are refused", () => visitor.refused.size > 10 && agent.refused.size > 10);
	const known = await stored();
	assert.ok(known.length >= before, "what was said before is read");
	const acknowledged = visitor.acknowledged.size + agent.acknowledged.size;
	assert.ok(known.length > acknowledged, "what was acknowledged is there");
	await until("a new chat is refused", async () => (await asks()) === 503);
	assert.ok(await isUp(), "who only reads notices nothing");
	assert.deepEqual([...visitor.closes, ...agent.closes], [], "nobody had to come back");
	await disk.isFreed();
	await holds();
	assert.equal(await asks(), 201);
	assert.equal((await uploads(lina, large)).status, 201);

	// Where not even PostgreSQL's own log finds room it ends, and cannot be started again until there is some.
	await disk.fills();
	const address = { ...embeddedAddress(disk.folder), host: join(disk.outside, "postgres") };
	const client = new pg.Client(address);
	client.on("error", () => undefined);
	await client.connect();
	await client.query("SELECT pg_switch_wal()").catch(() => undefined);
	await client.end();
	await talks(20);
	await until("the database ends", async () => !(await isUp()));
	await wait(isLong ? 30_000 : 500);
	assert.equal(server.child.exitCode, null, "the server stays and waits");
	assert.equal((await server.browser.send("GET", "/healthz")).status, 200);
	assert.equal(await asks(), 503);
	await disk.isFreed();
	await until("the database is back", isUp);
	await holds();
	assert.equal(await asks(), 201);
});
