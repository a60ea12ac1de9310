import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { type HubEvent, type Packet, readLine, readPacket, toLine, toText } from "./packets.ts";

const topic = fc.stringMatching(/^[a-z_]{1,12}(:[\w-]{1,36})?$/);
const happening: fc.Arbitrary<HubEvent> = fc.oneof(
	fc.record({
		kind: fc.constant("tell" as const),
		topics: fc.array(topic, { minLength: 1, maxLength: 4 }),
		restriction: fc.record({
			among: fc.option(topic, { nil: undefined }),
			without: fc.option(topic, { nil: undefined }),
		}),
		text: fc.json(),
	}),
	fc.record({ kind: fc.constant("ring" as const), name: topic, what: fc.jsonValue({ maxDepth: 3 }) }),
	fc.record({ kind: fc.constantFrom("heard" as const, "left" as const), topic }),
);
const number = fc.nat({ max: Number.MAX_SAFE_INTEGER });
const someHead: fc.Arbitrary<Packet["head"]> = fc.oneof(
	fc.record({ is: fc.constant("batch" as const), from: fc.uuid(), at: number }),
	fc.record({ is: fc.constant("again" as const), from: fc.uuid(), of: fc.uuid(), after: number }),
	fc.record({ is: fc.constant("hello" as const), from: fc.uuid() }),
);

/** As it comes out of JSON: -0 is 0 there. */
const inJson = (what: unknown): unknown => JSON.parse(JSON.stringify(what));

test("whatever happens in one process is read in another as it was said, and in its order", () => {
	fc.assert(
		fc.property(someHead, fc.array(happening, { maxLength: 20 }), (head, all) => {
			const read = readPacket(toText({ head, lines: all.map(toLine) }), () => false);
			assert.deepEqual(inJson(read?.head), inJson(head));
			assert.deepEqual(inJson(read?.lines.map((line) => readLine(line, () => true))), inJson(all));
		}),
	);
});

test("what nobody here hears is not looked at beyond its topics", () => {
	const told = (topics: string[]) => toLine({ kind: "tell", topics, restriction: {}, text: '{"n":1}' });
	const hasSubscribersHere = (one: string) => one === "supervisors";
	assert.equal(readLine(told(["agents", "member:1"]), hasSubscribersHere), undefined);
	assert.equal(readLine(told([]), hasSubscribersHere), undefined);
	assert.equal(readLine("agents\tcut off", hasSubscribersHere), undefined);
	assert.throws(() => readLine("supervisors\tcut off", hasSubscribersHere));
	assert.deepEqual(readLine(told(["member:1", "supervisors"]), hasSubscribersHere), {
		kind: "tell",
		topics: ["member:1", "supervisors"],
		restriction: { among: undefined, without: undefined },
		text: '{"n":1}',
	});
});

test("what a process has said itself is not read, and what is no packet is refused", () => {
	const isOwn = (from: string) => from === "me";
	for (const head of [
		{ is: "batch", from: "me", at: 1 },
		{ is: "hello", from: "me" },
	] as const)
		assert.equal(readPacket(toText({ head, lines: ["one"] }), isOwn), undefined);
	assert.deepEqual(readPacket('{"is":"batch","from":"you","at":1}', isOwn)?.lines, []);
	for (const text of ["", "hello", '{"is":"batch","from":"you"}', '{"is":"batch","from":"you","at":1.5}'])
		assert.throws(() => readPacket(text, isOwn));
});
