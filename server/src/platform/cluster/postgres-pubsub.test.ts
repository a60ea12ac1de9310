import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { pino } from "pino";
import { test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import { until } from "../../../test/until.ts";
import { connect } from "../db/database.ts";
import { openPostgresPubSub } from "./postgres-pubsub.ts";

const log = pino({ level: "fatal" });

test("while the database does not answer, what was said last is kept and no more", async () => {
	const lines = new Set<Socket>();
	const nobody = createServer((socket) => lines.add(socket)).listen(0, "127.0.0.1");
	await once(nobody, "listening");
	const address = nobody.address();
	assert.ok(address && typeof address === "object");
	const database = connect({ host: "127.0.0.1", port: address.port }, log);
	const failed: unknown[] = [];
	const bell = openPostgresPubSub(
		database,
		"test",
		() => undefined,
		(error) => failed.push(error),
	);
	for (let n = 0; n < 3000; n++) bell.publish("x".repeat(10_000));
	assert.ok(bell.waits() <= 8_000_000);
	nobody.close();
	for (const socket of lines) socket.destroy();
	await bell.close();
	assert.ok(failed.length > 0);
});

test("what was published before the pub/sub is closed is delivered, in order", async () => {
	const { address, drop } = await freshDatabase();
	const database = connect({ ...address }, log);
	const heard: string[] = [];
	const ignore = () => undefined;
	const ear = openPostgresPubSub(database, "test", (text) => heard.push(text), ignore);
	const mouth = openPostgresPubSub(database, "test", ignore, ignore);
	// It hears from when its line is open.
	await until(() => {
		mouth.publish("open");
		return heard.length > 0;
	});
	const said = Array.from({ length: 300 }, (_, n) => `${n} ${"é".repeat(n * 40)}`);
	for (const text of said) mouth.publish(text);
	await mouth.close();
	await until(() => heard.at(-1) === said.at(-1));
	assert.deepEqual(
		heard.filter((text) => text !== "open"),
		said,
	);
	await ear.close();
	await database.close();
	await drop();
});
