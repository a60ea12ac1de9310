import assert from "node:assert/strict";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import { changeMemberRole } from "@warmline/contract/members/calls";
import { changeShift } from "@warmline/contract/shifts/rota-calls";
import { beforeEach, test } from "vitest";
import { checksIn, emptiesShifts, knowsTheOpening, openingSeenBy, opensBy, shiftWith } from "../../../test/duty.ts";
import { setsRota } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society({}, { sweepMillis: 20 });
const { sam, dora, lina, clock, newBrowser, newVisitor, newMember } = cast;
await setsRota(cast, { weekly_cap: 14 });
const rules = { visitor_silent_minutes: 240, listener_silent_minutes: 60, visitor_gone_minutes: 120 };
assert.equal((await dora.calls(changeChatSettings, rules)).status, 200);
await opensBy(dora, "shifts");
for (const one of [sam, dora]) await one.connects();
let made = 0;

beforeEach(() => emptiesShifts(cast));

const ended = ({ line }: ReturnType<typeof newVisitor>) => line.heard.some(({ action }) => action === "chat_ended");
/** A shift of two hours that runs, with one who listens, and somebody who waits. */
const running = async () => {
	const eve = await newMember(`eve${++made}`, "listener");
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [eve], inMinutes: 5, hours: 2 });
	await eve.connects();
	for (const one of [sam, eve]) await checksIn(one, shift);
	clock.passMinutes(6);
	await knowsTheOpening(sam, newBrowser());
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	return { shift, eve, visitor, chat_id };
};
const isDemoted = async (who: { id: string }) => {
	await dora.showsPassword();
	const { status } = await dora.calls(changeMemberRole, { role: "trainee_listener" }, { member_id: who.id });
	assert.equal(status, 200);
};

test("who waits is kept when the only listener of a shift loses their place: another may come", async () => {
	const { eve, visitor, chat_id } = await running();
	await isDemoted(eve);
	await visitor.hears("door", { open: false, why: "no_shift" });
	await visitor.line.isQuiet();
	assert.equal(ended(visitor), false);
	await lina.connects();
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	visitor.says("end_chat");
	await visitor.hears("chat_ended", { how: "ended" });
});

test("who waits so is not left waiting when the hours are over that were told", async () => {
	const { eve, visitor } = await running();
	await isDemoted(eve);
	await visitor.hears("door", { why: "no_shift" });
	clock.passMinutes(120);
	await visitor.hears("chat_ended", { by: "system", how: "closed" });
	assert.equal((await openingSeenBy(newBrowser())).why, "no_shift");
});

test("who waits in a shift that is called off while it runs is told at once", async () => {
	const { shift, visitor } = await running();
	const { status } = await dora.calls(changeShift, { off: "The heating is broken.", tell: true }, { id: shift });
	assert.equal(status, 200);
	await visitor.hears("chat_ended", { by: "system", how: "closed" });
});
