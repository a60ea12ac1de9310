import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import * as z from "zod";
import { Hub } from "./hub.ts";
import { ReplicatedMap } from "./replicated-map.ts";

type Packet = { readonly to: number; readonly name: string; readonly what: unknown };

/** Three processes, of which each has its own idea of the time; what one says is on its way to the others. */
const processes = () => {
	let onTheWay: Packet[] = [];
	const hubs = [new Hub(), new Hub(), new Hub()];
	const ignore = () => undefined;
	const known = hubs.map((hub, from) => {
		const clock = { now: () => new Date(1_000_000 + from * 300) };
		const one = new ReplicatedMap({ hub, clock }, "test", z.string());
		const broadcast = (name: string, what: unknown) => {
			for (const to of hubs.keys()) if (to !== from) onTheWay.push({ to, name, what });
		};
		hub.connectTo({ publish: ignore, subscribed: ignore, unsubscribed: ignore, broadcast });
		return one;
	});
	const arrives = (at: number) => {
		const [packet] = onTheWay.splice(at, 1);
		if (packet) hubs[packet.to]?.receiveBroadcast(packet.name, packet.what);
	};
	return {
		known,
		arrives: (nth: number) => arrives(nth % Math.max(1, onTheWay.length)),
		isLost: (nth: number) => onTheWay.splice(nth % Math.max(1, onTheWay.length), 1),
		allArrive: () => {
			while (onTheWay.length > 0) arrives(onTheWay.length - 1);
		},
		nothingArrives: () => {
			onTheWay = [];
		},
	};
};

const step = fc.oneof(
	fc.record({ is: fc.constant("set" as const), by: fc.nat(2), id: fc.constantFrom("a", "b"), value: fc.string() }),
	fc.record({ is: fc.constantFrom("arrives" as const, "isLost" as const), nth: fc.nat(20) }),
);

test("whatever crosses or is lost on the way, all know the same when they have told it once more", () => {
	fc.assert(
		fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
			const { known, allArrive, ...way } = processes();
			for (const one of steps) {
				if (one.is === "set") known[one.by]?.set(one.id, one.value);
				else way[one.is](one.nth);
			}
			for (const one of known) one.tellOthers();
			allArrive();
			const [first, ...others] = known.map((one) => new Map(one.all()));
			for (const other of others) assert.deepEqual(other, first);
		}),
	);
});

test("what somebody says who has heard what was said before counts, though their clock is behind", () => {
	const { known, allArrive } = processes();
	const [behind, , ahead] = known;
	ahead?.set("a", "rings");
	allArrive();
	behind?.set("a", "has come");
	allArrive();
	assert.deepEqual(
		known.map((one) => one.get("a")),
		["has come", "has come", "has come"],
	);
});

test("what is over is forgotten, but nothing that was said since it was looked", () => {
	const { known, allArrive, nothingArrives } = processes();
	const [one] = known;
	one?.set("over", "x");
	one?.set("new", "x");
	allArrive();
	nothingArrives();
	assert.deepEqual(one?.keepOnly(new Set(), new Date(1_000_000)), []);
	assert.deepEqual(one?.keepOnly(new Set(["new"]), new Date(1_010_000)), [["over", "x"]]);
	assert.deepEqual(one?.all(), [["new", "x"]]);
});
