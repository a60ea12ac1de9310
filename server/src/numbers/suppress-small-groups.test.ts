import assert from "node:assert/strict";
import { test } from "vitest";
import { shownScale, sumOfRated, sumOfShown, suppressSmallGroups } from "./suppress-small-groups.ts";

const counted = (all: Record<string, number>) => Object.entries(all).map(([key, chats]) => ({ key, chats }));
const named = (all: Record<string, number>) => {
	const { groups, others } = suppressSmallGroups(counted(all));
	return [Object.fromEntries(groups.map(({ key, chats }) => [key, chats])), others];
};

test("a group of ten is named, and one of nine is not", () => {
	assert.deepEqual(named({ a: 30, b: 10 }), [{ a: 30, b: 10 }, 0]);
	assert.deepEqual(named({ a: 30, b: 9, c: 1 }), [{ a: 30 }, 10]);
});

test("where only a few would be left over, the smallest named group goes with them, so that nobody can reckon them", () => {
	assert.deepEqual(named({ a: 30, b: 12, c: 3 }), [{ a: 30 }, 15]);
	assert.deepEqual(named({ a: 30, b: 1 }), [{}, 31]);
	assert.deepEqual(named({ a: 9 }), [{}, null]);
	assert.deepEqual(named({ a: 3, b: 4 }), [{}, null]);
	assert.deepEqual(named({}), [{}, 0]);
});

test("no way of cutting a whole tells of fewer than ten: what is not named is none, or ten and more, or all of it", () => {
	for (let a = 0; a <= 24; a++)
		for (let b = 0; b <= 24; b++)
			for (let c = 0; c <= 12; c++) {
				const { groups, others } = suppressSmallGroups(counted({ a, b, c }).filter(({ chats }) => chats > 0));
				const told = groups.reduce((sum, { chats }) => sum + chats, 0);
				const left = a + b + c - told;
				assert.ok(groups.every(({ chats }) => chats >= 10));
				assert.ok(left === 0 || left >= 10 || told === 0, `${a} ${b} ${c}`);
				assert.equal(others, left > 0 && left < 10 ? null : left);
			}
});

test("months stand for themselves: a group that is small in each of them is in no sum", () => {
	const months = [counted({ a: 20, b: 10 }), counted({ a: 20, b: 6, c: 5 }), counted({ a: 4 })];
	assert.deepEqual(sumOfShown(months), {
		groups: [
			{ key: "a", chats: 40 },
			{ key: "b", chats: 10 },
		],
		others: 11,
	});
	assert.deepEqual(sumOfShown([counted({ a: 9 }), counted({ a: 9 })]), { groups: [], others: 0 });
});

test("how people feel is told of ten, to a tenth, and not of nine", () => {
	assert.equal(shownScale({ chats: 9, before: 45, after: 54 }), null);
	assert.deepEqual(shownScale({ chats: 12, before: 50, after: 71 }), {
		chats: 12,
		before: 4.2,
		after: 5.9,
		change: 1.8,
	});
	assert.deepEqual(shownScale({ chats: 10, before: 50, after: 40 })?.change, -1);
});

test("all months together have only those in them that are told by themselves", () => {
	const [ten, nine] = [
		{ chats: 10, before: 40, after: 60 },
		{ chats: 9, before: 9, after: 90 },
	];
	assert.deepEqual(sumOfRated([ten, nine, ten]), { chats: 20, before: 80, after: 120 });
	assert.equal(shownScale(sumOfRated([nine, nine])), null);
});
