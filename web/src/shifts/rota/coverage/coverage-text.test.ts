import assert from "node:assert/strict";
import { test } from "vitest";
import { idOf, sampleShift } from "../../duty/sample-duty.ts";
import { coverageText, lackText, seatsInShort, stateSentence, totalsText } from "./coverage-text.ts";
import { lacksSomebody, totalsOf } from "./lacks.ts";

const newYork = "America/New_York";
const before = Date.parse("2026-11-21T20:00:00Z");
const after = Date.parse("2026-11-22T04:00:00Z");

const [sam, lina] = sampleShift().places;
if (!sam || !lina) throw new Error("a sample without people");
const empty = sampleShift({ id: idOf(2), state: "needs_supervisor", places: [], capacity: 3 });
const full = sampleShift({ id: idOf(3), places: [sam, lina], capacity: 1 });
const looking = sampleShift({ id: idOf(4), capacity: 1, places: [sam, { ...lina, cover_wanted: true }] });
const off = sampleShift({ id: idOf(5), state: "off", places: [], off_reason: "Storm" });

test("a week is summed up in words", () => {
	const words = (shifts: readonly ReturnType<typeof sampleShift>[], at = before) => totalsText(totalsOf(shifts, at));
	assert.equal(words([]), "no shifts");
	assert.equal(words([full]), "fully staffed");
	assert.equal(words([empty]), "1 shift needs a supervisor, 1 shift needs listeners");
	assert.equal(words([empty, empty, sampleShift()]), "2 shifts need a supervisor, 3 shifts need listeners");
	assert.equal(words([looking, off]), "1 shift needs cover, 1 shift is cancelled");
	assert.equal(words([full, off]), "fully staffed, 1 shift is cancelled");
	assert.equal(words([empty], after), "fully staffed");
});

test("a shift says whom it lacks", () => {
	assert.equal(lackText(empty, before), "1 supervisor needed, 3 listeners needed");
	assert.equal(lackText(sampleShift(), before), "1 listener needed");
	assert.equal(lackText(looking, before), "1 needs cover");
	assert.equal(lackText(full, before), null);
	assert.equal(lackText(off, before), null);
	assert.deepEqual(
		[empty, full, looking, off].map((shift) => lacksSomebody(shift, before)),
		[true, false, true, false],
	);
	assert.equal(lacksSomebody(empty, after), false);
});

test("a cell of the coverage has a name that says all that its colour does", () => {
	const day = "Saturday, November 21, 6:00 p.m. to 10:00 p.m.";
	const named = (shift: ReturnType<typeof sampleShift>, at = before) =>
		coverageText(shift, newYork, at).replaceAll(/\s/gu, " ");
	assert.equal(named(sampleShift()), `${day}: Going ahead, 1 of 2 listeners`);
	assert.equal(named(empty), `${day}: Needs a supervisor, 0 of 3 listeners`);
	assert.equal(named(full), `${day}: Going ahead, 1 of 1 listener`);
	assert.equal(named(off), `${day}: Cancelled`);
	assert.equal(named(full, after), `${day}: Past, 1 of 1 listener`);
	assert.equal(seatsInShort(sampleShift()), "1/2");
});

test("its state is said in a sentence, with the reason where it is off", () => {
	assert.equal(stateSentence(off), "It was cancelled: Storm");
	assert.match(stateSentence(empty), /can’t go ahead without one/);
	assert.match(stateSentence(sampleShift({ state: "at_risk", places: [sam] })), /no listener/);
	assert.match(stateSentence({ ...looking, state: "at_risk" }), /needs cover/);
});
