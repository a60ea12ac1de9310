import assert from "node:assert/strict";
import { v7 } from "uuid";
import { test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import { Hub } from "../../platform/realtime/hub.ts";
import { SupervisorAlerts } from "./supervisor-alerts.ts";

const ignore = () => undefined;

/** Two processes, of which the second hears the first from when they are joined on. */
const twoProcesses = () => {
	const hubs = [new Hub(), new Hub()] as const;
	const [one, other] = hubs.map((hub) => new SupervisorAlerts({ hub, clock: systemClock }));
	assert.ok(one && other);
	const waiting: (() => void)[] = [];
	const held = {
		isHeld: false,
		releaseInReverse: () => {
			for (const arrives of waiting.reverse()) arrives();
		},
	};
	const join = () =>
		hubs[0].connectTo({
			publish: ignore,
			subscribed: ignore,
			unsubscribed: ignore,
			broadcast: (name, what) => {
				const arrives = () => hubs[1].receiveBroadcast(name, JSON.parse(JSON.stringify(what)));
				if (held.isHeld) waiting.push(arrives);
				else arrives();
			},
		});
	return { one, other, join, held };
};
const chat = { id: v7(), name: "Rosa", assigned_agent: v7() };

test("a process that joins gets the open alerts, and those that were answered already", () => {
	const { one, other, join } = twoProcesses();
	const silenced = { ...chat, id: v7() };
	one.ring(chat, "help");
	one.ring(silenced, "reply_overdue", "since noon");
	one.stop(silenced.id);
	join();
	one.tellOthers();
	assert.deepEqual([other.whyRings(chat.id), other.whyRings(silenced.id)], ["help", undefined]);
	assert.ok(other.hasRung(silenced.id, "since noon"));
	assert.ok(!other.hasRung(chat.id, "since noon"));
});

test("an end is not undone by a late start that was published before it", () => {
	const { one, other, join, held } = twoProcesses();
	join();
	held.isHeld = true;
	one.ring(chat, "help");
	one.stop(chat.id);
	held.releaseInReverse();
	assert.equal(other.whyRings(chat.id), undefined);
});

test("an ended chat has no alert any more, and one that has begun since still has", () => {
	const { one } = twoProcesses();
	one.ring(chat, "help");
	const later = new Date(systemClock.now().getTime() + 10_000);
	one.keepOnly(new Set(), systemClock.now());
	assert.equal(one.whyRings(chat.id), "help");
	one.keepOnly(new Set(), later);
	assert.equal(one.whyRings(chat.id), undefined);
});
