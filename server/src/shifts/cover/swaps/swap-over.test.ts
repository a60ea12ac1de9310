import assert from "node:assert/strict";
import { bookShift } from "@warmline/contract/shifts/calls";
import { answerOffer, answerSwap, askSwap, joinWaitingList } from "@warmline/contract/shifts/cover-calls";
import { changeShift } from "@warmline/contract/shifts/rota-calls";
import { test } from "vitest";
import {
	answersSwap,
	asksSwap,
	hasAsked,
	looksAtOffers,
	seeksCover,
	takesCover,
	toldOfShifts,
} from "../../../../test/cover.ts";
import type { MemberPerson } from "../../../../test/person.ts";
import { refusal } from "../../../../test/refusal.ts";
import { books, cancels, plansShift, setsRota } from "../../../../test/shifts.ts";
import { society } from "../../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, pool, clock, newMember } = cast;
const ada = await newMember("ada", "listener");
await setsRota(cast, { weekly_cap: 14 });

const over = "Your swap request was cancelled: one of the shifts has changed or started. You keep your shift.";
const unwanted = "A swap you were asked for is no longer needed. You keep your shift.";

let hours = 24;
const shiftOf = async (...people: MemberPerson[]) => {
	hours += 5;
	const shift = await plansShift(cast, { inHours: hours });
	await books(sam, shift);
	for (const one of people) await books(one, shift);
	return shift;
};
/** What somebody was told by this act. */
const newsOf = async (who: MemberPerson, act: () => Promise<unknown>) => {
	const before = (await toldOfShifts(who)).length;
	await act();
	const after = await toldOfShifts(who);
	return after.slice(0, after.length - before);
};

test("who asked for a swap hears that the other's place is gone, whatever became of it", async () => {
	for (const becomes of [
		(theirs: string) => cancels(omar, theirs),
		async (theirs: string) => {
			await seeksCover(omar, theirs);
			assert.equal((await takesCover(ada, theirs, omar.id)).status, 200);
		},
		(theirs: string) => dora.calls(changeShift, { off: "A storm", tell: true }, { id: theirs }),
	]) {
		const [mine, theirs] = [await shiftOf(lina), await shiftOf(omar)];
		await hasAsked(lina, mine, theirs, omar.id);
		assert.deepEqual(
			(await newsOf(lina, () => becomes(theirs))).filter((words) => words === over),
			[over],
		);
	}
});

test("who was asked hears that the asker's place is gone", async () => {
	const [mine, theirs] = [await shiftOf(lina), await shiftOf(omar)];
	await hasAsked(lina, mine, theirs, omar.id);
	assert.deepEqual(await newsOf(omar, () => cancels(lina, mine)), [unwanted]);
});

test("who takes a place themselves, or agrees to a swap, is not told of their own swaps; the others are", async () => {
	const [mine, theirs] = [await shiftOf(lina), await shiftOf(omar)];
	await hasAsked(lina, mine, theirs, omar.id);
	const of = await shiftOf(ada);
	await hasAsked(ada, of, theirs, omar.id);
	await seeksCover(omar, theirs);
	const news = await newsOf(ada, () =>
		newsOf(lina, () => takesCover(lina, theirs, omar.id)).then((told) => assert.deepEqual(told, [])),
	);
	assert.deepEqual(news, [over]);
});

test("at the start of a shift swaps that nobody answered are over, and who asked hears it once", async () => {
	const [mine, theirs] = [await shiftOf(lina), await shiftOf(omar)];
	await hasAsked(lina, mine, theirs, omar.id);
	await pool.query("UPDATE shifts SET starts_at = $2 WHERE id = $1", [theirs, clock.now()]);
	const looks = async () => {
		await Promise.all([looksAtOffers(cast), looksAtOffers(cast)]);
		await looksAtOffers(cast);
	};
	assert.deepEqual(await newsOf(lina, looks), [over]);
});

test("a shift that was called off is not swapped; the contract names what can be answered", async () => {
	const [mine, theirs] = [await shiftOf(lina), await shiftOf(omar)];
	const { id } = await hasAsked(lina, mine, theirs, omar.id);
	await pool.query("UPDATE shifts SET off_at = now() WHERE id = $1", [theirs]);
	refusal(await answersSwap(omar, id, true), 409, "shift_off");
	refusal(await asksSwap(omar, theirs, mine, lina.id), 409);
	for (const [call, codes] of [
		[askSwap, ["shift_off"]],
		[answerSwap, ["shift_off"]],
		[answerOffer, ["already_booked", "trainee"]],
		[joinWaitingList, ["trainee"]],
		[bookShift, ["not_a_supervisor"]],
	] as const) {
		const named: readonly string[] = call.errors;
		for (const code of codes) assert.ok(named.includes(code), `${call.path}: ${code}`);
	}
});

/** Statements that write to a table while this is done. */
const writesTo = async (table: string, act: () => Promise<unknown>): Promise<number> => {
	await pool.query(`CREATE TABLE counted (of_what text);
		CREATE FUNCTION count_it() RETURNS trigger LANGUAGE plpgsql AS
			$$BEGIN INSERT INTO counted VALUES (TG_OP); RETURN NULL; END$$;
		CREATE TRIGGER counts AFTER INSERT OR UPDATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION count_it()`);
	await act();
	const { rows } = await pool.query("SELECT count(*)::int AS n FROM counted");
	await pool.query(`DROP TRIGGER counts ON ${table}; DROP FUNCTION count_it; DROP TABLE counted`);
	return rows[0].n;
};

test("a shift with many places is called off by as many words to the database as one with few", async () => {
	const shift = await shiftOf(lina, omar);
	const off = () => dora.calls(changeShift, { off: "A storm", tell: true }, { id: shift });
	assert.equal(await writesTo("bookings", off), 1);
	const { rows } = await pool.query("SELECT ended_how FROM bookings WHERE shift_id = $1", [shift]);
	assert.deepEqual(rows, Array(3).fill({ ended_how: "called_off" }));
});

test("an act tells all whom it concerns at once, so that two acts never wait for each other's", async () => {
	const tove = await newMember("tove", "supervisor");
	const shift = await shiftOf(lina, omar);
	assert.equal((await tove.send("POST", `/api/v1/shift-manager/shifts/${shift}/waiting-list/`)).status, 200);
	assert.equal(await writesTo("notifications", () => cancels(sam, shift)), 1);
	assert.notEqual((await toldOfShifts(tove))[0], undefined);
});
