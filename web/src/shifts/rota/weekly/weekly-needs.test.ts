import assert from "node:assert/strict";
import { test } from "vitest";
import { idOf } from "../../duty/sample-duty.ts";
import {
	daysWithout,
	isLess,
	isSame,
	needsToStart,
	usualNeeds,
	weeklyAt,
	withoutWeekly,
	withWeekly,
} from "./weekly-needs.ts";

const [evening, night] = [idOf(1), idOf(2)];
const monday = { weekday: 1, shift_time: evening, listeners: 3, supervisors: 1 };
const tuesday = { ...monday, weekday: 2, listeners: 2 };

test("a cell of the week is changed, added and taken out, and no other with it", () => {
	assert.deepEqual(withWeekly([monday, tuesday], { ...monday, listeners: 4 }), [tuesday, { ...monday, listeners: 4 }]);
	assert.deepEqual(withoutWeekly([monday, tuesday], { weekday: 1, shift_time: evening }), [tuesday]);
	assert.equal(weeklyAt([monday, tuesday], { weekday: 2, shift_time: evening }), tuesday);
	assert.equal(weeklyAt([monday, tuesday], { weekday: 2, shift_time: night }), undefined);
});

test("a new shift begins with the needs of the others at its time", () => {
	assert.deepEqual(needsToStart([monday], evening), { listeners: 3, supervisors: 1 });
	assert.deepEqual(needsToStart([monday], night), usualNeeds);
	assert.deepEqual(daysWithout([monday, tuesday], evening), [0, 3, 4, 5, 6]);
	assert.equal(daysWithout([], night).length, 7);
});

test("only what is less than before is offered to be undone", () => {
	assert.equal(isLess({ listeners: 2, supervisors: 1 }, monday), true);
	assert.equal(isLess({ listeners: 4, supervisors: 1 }, monday), false);
	assert.equal(isSame({ listeners: 3, supervisors: 1 }, monday), true);
});
