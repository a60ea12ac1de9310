import assert from "node:assert/strict";
import { test } from "vitest";
import * as z from "zod/mini";
import { emailPattern } from "./accounts/email.ts";
import { calls, channels } from "./index.ts";
import { inputSize } from "./input-size.ts";
import { listOf, requiredText } from "./text.ts";

type Schema = z.core.$ZodType;
type Value = unknown;

/** Whatever a client can send: queries and bodies of calls, and frames. */
const inputs = new Map<string, Schema>();
for (const [feature, entries] of Object.entries(calls)) {
	for (const [name, entry] of Object.entries(entries)) {
		if ("query" in entry) inputs.set(`the query of ${feature} ${name}`, entry.query);
		if ("body" in entry) inputs.set(`the body of ${feature} ${name}`, entry.body);
	}
}
for (const [channel, { client }] of Object.entries(channels))
	for (const [action, schema] of Object.entries(client)) inputs.set(`the frame ${action} of ${channel}`, schema);

/** Milliseconds of this thread on the processor: those of a busy machine do not count. */
const bound = 150;
const far = 50_000;

/** What makes a pattern go back, Unicode put in order, a number long, or an address deep. */
const units = ["a", " ", ".", "@.", "a@", "-", "a.", "0", "/", "?v=&", "\u0327\u0301", "🌻", "\n", ",", "}{", "[("];
const around = [
	["", ""],
	["", "("],
	["a@", "("],
	["https://", " "],
] as const;
const filled = (unit: string, most: number) => unit.repeat(Math.max(0, Math.floor(most / unit.length)));

/** The longest of each kind of text that some field takes. */
const goodTexts = [
	...[20_000, 5000, 4000, 2000, 1000, 500, 300, 200, 150, 100, 64, 60, 51, 40].map((most) => "a".repeat(most)),
	...[254, 200].map((most) => `${"a".repeat(most - 4)}@b.c`),
	...["2031-12-01", "2031-12", "08:00", "CA", "America/Toronto", "123456", "true", "5", "Correct!1horse"],
	...["2031-12-01T18:00:00Z", "0190a0a0-0000-7000-8000-00000000dead", "f".repeat(64), "https://a.example/1"],
];
const goodValues: Value[] = [...goodTexts, true, false, 1, 5, 24, null];

const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> => {
	const { def } = (schema as z.core.$ZodTypes)._zod;
	if (def.type === "object") return def.shape;
	return "innerType" in def ? shapeOf(def.innerType) : {};
};

const takes = (schema: Schema, value: Value) => z.safeParse(schema, value).success;

/** Something that the schema takes, as long as may be. */
const goodFor = (schema: Schema): Value => {
	// What is taken and not looked at is left out.
	if (takes(schema, Symbol())) return undefined;
	const shape = Object.entries(shapeOf(schema));
	if (shape.length > 0) return Object.fromEntries(shape.map(([key, inner]) => [key, goodFor(inner)]));
	const { def } = (schema as z.core.$ZodTypes)._zod;
	const named = [...(schema._zod.values ?? [])];
	const list = "innerType" in def ? goodFor(def.innerType) : undefined;
	return [...named, ...goodValues, list, {}].find((value) => takes(schema, value));
};

/** Of each field by itself, and of the whole: far too long, of a wrong kind, or of too many. */
const hostileFor = (schema: Schema): readonly Value[] => {
	const size = Math.floor(Math.min(inputSize(schema), 6 * far) / 6);
	const known = hostile.get(size) ?? hostileOf(size);
	hostile.set(size, known);
	return known;
};

/** By the characters that a schema takes: to fill them for each field anew would take longer than to read them. */
const hostile = new Map<number, readonly Value[]>();
const hostileOf = (size: number): readonly Value[] => {
	const texts = [size, far].flatMap((most) =>
		units.flatMap((unit) => around.map(([begin, end]) => begin + filled(unit, most - begin.length - end.length) + end)),
	);
	const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`key ${at}`, at]));
	return [...texts, new Array(far).fill("x"), new Array(far).fill({}), many, { ["k".repeat(far)]: 1 }];
};

/** The whole with one field in the place of another, however deep. */
const withEach = function* (schema: Schema, good: Value): Generator<readonly [string, Value]> {
	for (const value of hostileFor(schema)) yield ["", value];
	for (const [key, inner] of Object.entries(shapeOf(schema))) {
		const whole = Object(good);
		for (const [path, value] of withEach(inner, whole[key])) yield [`.${key}${path}`, { ...whole, [key]: value }];
	}
};

const processorTime = (run: () => unknown): number => {
	const before = process.threadCpuUsage();
	run();
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1000;
};

/**
 * What it takes by itself: a single time may be that of the compiler, of a collection of garbage, or of a machine that
 * is slow to give memory.
 */
const leastTime = (run: () => unknown): number => {
	let least = processorTime(run);
	for (let more = 0; more < 8 && least >= bound && least < 10 * bound; more++)
		least = Math.min(least, processorTime(run));
	return least;
};

for (const [name, schema] of inputs) {
	test(`${name} has a limit for each text and list`, () => {
		assert.ok(inputSize(schema) > 0);
	});

	test(`${name} is read or refused in a moment, whatever it has`, () => {
		const good = goodFor(schema);
		for (const [path, value] of withEach(schema, good)) {
			const least = leastTime(() => z.safeParse(schema, value));
			if (least >= bound) assert.fail(`${name}${path} took ${least} ms: ${JSON.stringify(value).slice(0, 200)}`);
		}
	});
}

test("what a schema takes has no more bytes than are counted for it, even where JSON escapes each letter", () => {
	const escaped = (text: string) => text.replace(/[^"{}[\],:\d]/g, () => "\\u0061");
	for (const [name, schema] of inputs) {
		const bytes = escaped(JSON.stringify(goodFor(schema)) ?? "").length;
		const keys = Object.keys(shapeOf(schema)).join("").length * 5;
		assert.ok(bytes - keys <= inputSize(schema) + 200, `${name}: ${bytes} of ${inputSize(schema)}`);
	}
});

test("a text without a maximum, with a late one, or with one that does not abort has no limit", () => {
	const unlimited: readonly Schema[] = [
		z.string(),
		z.string().check(z.maxLength(5)),
		z.string().check(z.trim(), z.maxLength(5, { abort: true })),
		z.iso.datetime(),
		z.uuid().check(z.toLowerCase()),
		z.array(z.boolean()).check(z.maxLength(5, { abort: true })),
		listOf(z.string(), 5),
		z.record(z.string(), z.boolean()),
		z.any(),
	];
	for (const schema of unlimited) {
		assert.throws(() => inputSize(schema));
		assert.throws(() => inputSize(z.object({ inner: z.optional(z.nullable(schema)) })));
	}
	assert.equal(inputSize(z.string().check(z.maxLength(5, { abort: true }))), 32);
});

test("of a list that is too long no item is read", () => {
	let read = 0;
	const item = z.custom(() => ++read > 0);
	assert.equal(listOf(item, 3).safeParse([1, 2, 3, 4]).success, false);
	assert.equal(read, 0);
	assert.deepEqual(listOf(item, 3).parse([1, 2, 3]), [1, 2, 3]);
});

test("a text may have spaces around as many characters as it may have (A7)", () => {
	const text = requiredText("Please write a note first.", 100);
	assert.equal(text.parse(` ${"🌻".repeat(100)}\n\n`), "🌻".repeat(100));
	assert.equal(text.safeParse("🌻".repeat(101)).success, false);
	assert.equal(text.safeParse(" ".repeat(10_000)).error?.issues.length, 1);
});

test("an email's address is read as before: a name, an @, and a domain with a dot inside it", () => {
	for (const good of ["a@b.c", "a.b+c@d-e.f.example", "a@b.c.", "ü@ö.ä"]) assert.match(good, emailPattern);
	for (const bad of ["a@b", "a@.b", "a@b.", "@b.c", "a@b@c.d", "a b@c.d", "a@b.c(", "a@", "a@."])
		assert.doesNotMatch(bad, emailPattern);
});
