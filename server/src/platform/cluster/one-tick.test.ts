import assert from "node:assert/strict";
import { createClient } from "redis";
import { test } from "vitest";
import { severalProcesses } from "../../../test/processes.ts";
import { until } from "../../../test/until.ts";
import { memberTopic } from "../realtime/presence.ts";

const { cast, redis, others } = await severalProcesses(2);
const [second] = others;
assert.ok(second);

test("all that is told in one tick goes out at once, and of it each hears their own, in order", async () => {
	const listener = second.at(cast.lina);
	await listener.connects();
	const own = memberTopic(cast.lina.id);
	const { hub } = cast.platform;
	await until(() => hub.others.hasSubscribers(own));

	const said: string[] = [];
	const ear = createClient({ url: redis.url });
	await ear.connect();
	await ear.pSubscribe("warmline_*", (text) => said.push(text));
	const count = 2000;
	const flowers = "🌻".repeat(500);
	for (let n = 0; n < count; n++) {
		hub.publish(["nobody:here"], { action: "not_for_you", flowers });
		hub.publish([own], { action: "for_you", n });
	}
	await listener.hears("for_you", { n: count - 1 });

	const heard = listener.line.heard.filter(({ action }) => String(action).includes("for_you"));
	assert.deepEqual(
		heard.map(({ action, n }) => [action, n]),
		Array.from({ length: count }, (_, n) => ["for_you", n]),
	);
	await until(() => said.some((text) => text.includes("not_for_you")));
	// What Redis does not take within a second is said once more.
	assert.equal(new Set(said.filter((text) => text.includes("for_you"))).size, 1);
	ear.destroy();
	listener.line.close();
});

test("each process has one connection to Redis, to publish and to subscribe", async () => {
	const other = createClient({ url: redis.url });
	await other.connect();
	const lines = (await other.clientList()).filter(({ name }) => name === "warmline");
	assert.equal(lines.length, 2);
	other.destroy();
});
