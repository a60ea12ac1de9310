import assert from "node:assert/strict";
import { calls } from "@warmline/contract";
import type { Call } from "@warmline/contract/calls";
import { shiftTimes } from "@warmline/contract/shifts/calls";
import { place } from "@warmline/contract/shifts/shift";
import fc from "fast-check";
import { test } from "vitest";
import * as z from "zod/mini";
import { jsonSerializer } from "./json-serializer.ts";

class Posing {
	readonly id = 1;
	toJSON() {
		return { secret: "kept" };
	}
}
const wrong = fc.constantFrom<unknown[]>(
	...[undefined, null, 0, -0, 1.5, 2 ** 60, Number.NaN, "", "x", "\u0000", true, [], {}, new Date(0), new Posing()],
	...["2031-02-30", "2031-01-01T00:00:00+01:00", "00000000-0000-0000-0000-00000000000G", { extra: 1 }, [undefined]],
);

const texts: Record<string, fc.Arbitrary<string>> = {
	uuid: fc.oneof(
		fc.uuid(),
		fc.uuid().map((id) => id.toUpperCase()),
	),
	datetime: fc
		.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
		.map((at) => at.toISOString()),
	date: fc.constantFrom("2031-05-05", "0999-01-01"),
};

const likeString = (format: string | undefined) =>
	texts[format ?? ""] ?? fc.constantFrom("", "Ada", '"\\', "12:30", "CH");

const likeObject = (shape: z.core.$ZodShape): fc.Arbitrary<unknown> => {
	const named = fc.record(Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, likeAny(inner)])));
	const withMore = fc.record(
		{ password_hash: fc.constant("kept"), toJSON: fc.constant(() => "kept") },
		{ requiredKeys: [] },
	);
	const rows = fc.tuple(named, withMore).map(([one, more]) => ({ ...one, ...more }));
	return fc.oneof({ weight: 30, arbitrary: named }, { weight: 1, arbitrary: rows });
};

const likeGood = ({ _zod }: z.core.$ZodTypes): fc.Arbitrary<unknown> => {
	const { def } = _zod;
	if (def.type === "string") return likeString("format" in def ? String(def.format) : undefined);
	if (def.type === "number") return fc.oneof(fc.nat(100), fc.double());
	if (def.type === "boolean") return fc.boolean();
	if (def.type === "enum") return fc.constantFrom(...Object.values(def.entries));
	if (def.type === "literal") return fc.constantFrom(...def.values);
	if (def.type === "nullable") return fc.oneof(fc.constant(null), likeAny(def.innerType));
	if (def.type === "optional") return fc.oneof(fc.constant(undefined), likeAny(def.innerType));
	if (def.type === "array") return fc.array(likeAny(def.element), { maxLength: 3 });
	if (def.type === "object") return likeObject(def.shape);
	if (def.type === "union") return fc.oneof(...def.options.map(likeAny));
	return def.type === "pipe" ? likeAny(def.in) : fc.constant({});
};

/** Mostly what the schema wants, so that what is wrong is deep in it and alone. */
function likeAny(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
	return fc.oneof({ weight: 60, arbitrary: likeGood(schema as z.core.$ZodTypes) }, { weight: 1, arbitrary: wrong });
}

const outcome = (give: () => string | undefined) => {
	try {
		return { sent: give() };
	} catch (error) {
		return { thrown: error instanceof Error ? error.message : error };
	}
};

const named: [string, Call][] = Object.values(calls).flatMap((feature) => Object.entries<Call>(feature));

for (const [name, { answer }] of named) {
	test(`${name} answers what its contract parses, whatever it is given`, () => {
		const give = jsonSerializer(answer);
		fc.assert(
			fc.property(likeAny(answer), (value) => {
				assert.deepEqual(
					outcome(() => give(value)),
					outcome(() => JSON.stringify(answer.parse(value))),
				);
			}),
			{ numRuns: 100 },
		);
	});
}

const id = "0198f2f0-0000-7000-8000-00000000000a";
const hours = { id, start_time: "08:00", end_time: "12:00" };

test("what stands in many places is written in each", () => {
	const answer = { results: [hours, hours, { ...hours }, hours] };
	assert.equal(jsonSerializer(shiftTimes.answer)(answer), JSON.stringify(answer));
});

test("what stands under two names is written as each of them has it", () => {
	const both = { id, name: "Ada" };
	const schema = z.object({
		long: z.array(z.object({ id: z.uuid(), name: z.string() })),
		short: z.array(z.object({ id: z.uuid() })),
	});
	assert.equal(
		jsonSerializer(schema)({ long: [both], short: [both] }),
		JSON.stringify({ long: [both], short: [{ id }] }),
	);
});

test("what nobody has named does not leave, however deep it is", () => {
	const row = { ...hours, password_hash: "kept" };
	const sent = JSON.stringify({ results: [hours, hours] });
	assert.equal(jsonSerializer(shiftTimes.answer)({ results: [hours, row], secret: "kept" }), sent);
});

test("what nobody has named does not leave in the place of something that may be missing", () => {
	const known = { member_id: id, name: "Ada", part: "listener", cover_wanted: false };
	const reason = { cover_reason: undefined, attended: undefined };
	for (const more of [{}, { secret: "kept" }, { secret: "kept", phone: "kept" }, reason])
		assert.equal(jsonSerializer(place)({ ...known, ...more }), JSON.stringify(known));
});

test("what says something else of itself is not asked", () => {
	const row = Object.assign(Object.create({ toJSON: () => ({ password_hash: "kept" }) }), hours);
	assert.equal(jsonSerializer(shiftTimes.answer)({ results: [row] }), JSON.stringify({ results: [hours] }));
});
