import assert from "node:assert/strict";
import { test } from "vitest";
import * as z from "zod";
import { Hub } from "./hub.ts";
import { pubSubChannel } from "./pubsub.ts";

test("a second handler of a channel is refused, and the first one goes on", () => {
	const hub = new Hub();
	const channel = pubSubChannel("news", z.string());
	const heard: string[] = [];
	hub.onBroadcast(channel, (news) => heard.push(news));
	assert.throws(() => hub.onBroadcast(channel, () => undefined), /news has a handler/);
	hub.broadcast(channel, "hello");
	assert.deepEqual(heard, ["hello"]);
});
