import assert from "node:assert/strict";
import type { Shift } from "@warmline/contract/shifts/shift";
import { test } from "vitest";
import { idOf, sampleShift } from "../duty/sample-duty.ts";
import {
	canGiveUp,
	canWait,
	isKept,
	obstacleAt,
	partsToBook,
	placesToSwap,
	placesToTake,
	placeToRelieve,
} from "./standing.ts";

const at = Date.parse("2026-11-21T20:00:00Z");
const [sam, lina, omar] = [idOf(11), idOf(12), idOf(13)];
const placeOf = (member_id: string, part: "listener" | "supervisor", cover_wanted = false) => ({
	...{ member_id, part, cover_wanted },
	name: "Somebody",
});
/** Nobody of the reader's is in it. */
const foreign = (given: Partial<Shift> = {}) => sampleShift({ why_not: null, ...given }, { part: null });

test("supervisors choose their part where both are free; listeners have nothing to choose (H4)", () => {
	assert.deepEqual(partsToBook(foreign(), "listener"), ["listener"]);
	assert.deepEqual(partsToBook(foreign(), "supervisor"), ["listener"]);
	assert.deepEqual(partsToBook(foreign({ supervisors_needed: 2 }), "director"), ["supervisor", "listener"]);
	assert.deepEqual(partsToBook(foreign({ places: [] }), "supervisor"), ["supervisor"]);
	assert.deepEqual(partsToBook(foreign({ supervisors_needed: 2, capacity: 1 }), "supervisor"), ["supervisor"]);
});

test("the place of who looks for cover can be taken by whom the server lets come, until it is over (H2)", () => {
	const seeking = foreign({ places: [placeOf(sam, "supervisor", true), placeOf(lina, "listener", true)] });
	const taken = (can_cover: Shift["own"]["can_cover"], when = at) =>
		placesToTake({ ...seeking, own: { ...seeking.own, can_cover } }, when).map(({ member_id }) => member_id);
	assert.deepEqual(taken(["listener"]), [lina]);
	assert.deepEqual(taken(["listener", "supervisor"]), [sam, lina]);
	assert.deepEqual(taken([]), []);
	assert.deepEqual(taken(["listener"], Date.parse("2026-11-22T02:59:00Z")), [lina]);
	assert.deepEqual(taken(["listener"], Date.parse("2026-11-22T03:00:00Z")), []);
});

test("where a place is free and somebody of that part looks for cover, coming relieves them (H2)", () => {
	const covers = foreign({ capacity: 3, places: [placeOf(sam, "supervisor"), placeOf(lina, "listener", true)] });
	const seeking = { ...covers, own: { ...covers.own, can_cover: ["listener" as const] } };
	const relieved = (role: "listener" | "supervisor", shift: Shift = seeking) =>
		placeToRelieve(shift, role, at)?.member_id;
	assert.equal(relieved("listener"), lina);
	assert.equal(relieved("supervisor"), lina);
	// To supervise it relieves nobody who listens.
	assert.equal(relieved("supervisor", { ...seeking, supervisors_needed: 2 }), undefined);
	assert.equal(relieved("listener", foreign()), undefined);
	assert.equal(relieved("listener", { ...seeking, why_not: "full" }), undefined);
});

test("one waits for a place only where all are taken, and once (H2)", () => {
	assert.equal(canWait(foreign({ why_not: "full" }), at), true);
	assert.equal(canWait(foreign(), at), false);
	assert.equal(canWait(sampleShift({ why_not: "full" }, { part: null, waiting: 0 }), at), false);
});

test("a swap is for a place of the same part, with who is not in one's own shift already (H2)", () => {
	const given = sampleShift({ places: [placeOf(idOf(14), "listener"), placeOf(lina, "listener")] });
	const other = foreign({ id: idOf(2), places: [placeOf(sam, "supervisor"), placeOf(omar, "listener")] });
	const offered = (shift: Shift, ...all: Shift[]) =>
		placesToSwap(shift, given, [given, shift, ...all], idOf(14), at).map(({ member_id }) => member_id);
	assert.deepEqual(offered(other), [omar]);
	assert.deepEqual(offered({ ...other, places: [placeOf(lina, "listener")] }), []);
	assert.deepEqual(offered(given), []);
	assert.deepEqual(offered({ ...other, state: "off" }), []);
	// Both stand at the same time: of the two that are swapped neither is in the way.
	const later = { shift_datetime: "2026-11-22T02:00:00.000Z", ends_at: "2026-11-22T06:00:00.000Z" };
	const mine = (shift: Partial<Shift>) =>
		sampleShift({ id: idOf(3), places: [placeOf(idOf(14), "listener")], ...shift });
	const his = (shift: Partial<Shift>) => foreign({ id: idOf(4), places: [placeOf(omar, "listener")], ...shift });
	assert.deepEqual(offered({ ...other, ...later }, mine({ ends_at: "2026-11-22T02:30:00.000Z" })), []);
	assert.deepEqual(offered({ ...other, ...later }, mine({ ends_at: "2026-11-22T02:00:00.000Z" })), [omar]);
	assert.deepEqual(offered({ ...other, ...later }, his({})), []);
	assert.deepEqual(offered({ ...other, ...later }, his({ state: "off" })), [omar]);
});

test("a place is given up until it is so late that somebody has to take it (H2)", () => {
	assert.equal(canGiveUp(sampleShift({}, { cancel_until: "2026-11-21T20:00:00.000Z" }), at), true);
	assert.equal(canGiveUp(sampleShift({}, { cancel_until: "2026-11-21T20:00:00.000Z" }), at + 1), false);
	assert.equal(canGiveUp(sampleShift({}, { part: null, cancel_until: null }), at), false);
});

test("what the server said holds until the shift is over, or can be booked (H2)", () => {
	const begun = Date.parse("2026-11-21T23:00:00Z");
	const over = Date.parse("2026-11-22T03:00:00Z");
	assert.equal(obstacleAt(foreign(), at), null);
	assert.equal(obstacleAt(foreign(), begun), null);
	assert.equal(obstacleAt(foreign(), over), "started");
	assert.equal(obstacleAt(foreign({ why_not: "full" }), over), "started");
	assert.equal(obstacleAt(foreign({ why_not: "off" }), over), "off");
	assert.equal(canWait(foreign({ why_not: "full" }), begun), false);
	const later = foreign({ why_not: "not_yet", bookable_from: "2026-11-21T20:00:00.000Z" });
	assert.equal(obstacleAt(later, at - 1), "not_yet");
	assert.equal(obstacleAt(later, at), null);
	assert.equal(obstacleAt({ ...later, bookable_from: null }, at), "not_yet");
});

test("a place is kept until its time, and not for who has one (H2)", () => {
	const offer_until = "2026-11-21T20:00:00.000Z";
	assert.equal(isKept(sampleShift({}, { part: null, offer_until }), at - 1), true);
	assert.equal(isKept(sampleShift({}, { part: null, offer_until }), at), false);
	assert.equal(isKept(sampleShift({}, { part: null }), at), false);
	assert.equal(isKept(sampleShift({}, { offer_until }), at - 1), false);
});
