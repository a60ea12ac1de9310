import assert from "node:assert/strict";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import { beforeEach, test } from "vitest";
import {
	checksIn,
	emptiesShifts,
	knowsTheOpening,
	losesLine,
	openingSeenBy,
	opensBy,
	setsPresence,
	shiftWith,
} from "../../../test/duty.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { books, plansShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { isAgentConnected } from "../../platform/realtime/presence.ts";

const cast = await society({}, { sweepMillis: 20 });
const { sam, dora, lina, omar, clock, platform, newBrowser, newVisitor } = cast;
const settings = async (changes: Parameters<typeof dora.calls<typeof changeChatSettings>>[1]) => {
	assert.equal((await dora.calls(changeChatSettings, changes)).status, 200);
};
await settings({ visitor_silent_minutes: 240, listener_silent_minutes: 60, visitor_gone_minutes: 120 });

beforeEach(async () => {
	await emptiesShifts(cast);
	await opensBy(dora, "shifts");
});

const comesToDesk = async (who: MemberPerson) => {
	if (!isAgentConnected(platform.hub, who.id)) await who.connects();
};
/** A shift that runs, for two hours, with Sam and Lina on duty. */
const running = async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina], inMinutes: 5, hours: 2 });
	for (const one of [sam, lina]) {
		await comesToDesk(one);
		await checksIn(one, shift);
	}
	clock.passMinutes(5.5);
	return shift;
};
const waits = async () => {
	const visitor = newVisitor();
	await knowsTheOpening(lina, newBrowser());
	return { visitor, ...(await visitor.asksForSupport()) };
};
const heardEnd = ({ line }: ReturnType<typeof newVisitor>) => line.heard.some(({ action }) => action === "chat_ended");

test("who waits at the end of a shift has known it, hears when the next begins, and is not left waiting", async () => {
	await running();
	const next = await plansShift(cast, { inHours: 26 });
	await books(dora, next, { part: "supervisor" });
	await books(omar, next);
	const { visitor, chat_id, visitor_token } = await waits();
	const { closes_at } = await visitor.hears("door", { open: true });
	clock.passMinutes(113);
	assert.ok(Date.parse(String(closes_at)) - clock.now().getTime() < 15 * 60_000);
	await visitor.line.isQuiet();
	assert.equal(heardEnd(visitor), false);
	clock.passMinutes(7);
	const { next_open } = await visitor.hears("door", { open: false, why: "no_shift" });
	assert.equal(next_open, (await openingSeenBy(newBrowser())).next_open);
	assert.ok(next_open);
	await visitor.hears("chat_ended", { by: "system", how: "closed" });
	await lina.hears("chat_ended", { chat_id, by: "system", how: "closed" });
	await visitor.connects({ chat_id, visitor_token });
	visitor.says("fetch_messages");
	await visitor.hears("fetch_messages", { status: "ended", ended: { by: "system", how: "closed" } });
});

test("a chat that runs goes on when the shift is over; one that lost its listener ends as who waits", async () => {
	await running();
	const [goesOn, isLost] = [await waits(), await waits()];
	await comesToDesk(omar);
	lina.says("accept_chat", { chat_id: goesOn.chat_id });
	omar.says("accept_chat", { chat_id: isLost.chat_id });
	await goesOn.visitor.hears("chat_assigned");
	await isLost.visitor.hears("chat_assigned");
	await losesLine(omar, cast);
	clock.passMinutes(2.1);
	await isLost.visitor.hears("chat_requeued");
	await isLost.visitor.hears("door", { open: true });
	clock.passMinutes(118);
	await isLost.visitor.hears("chat_ended", { how: "closed" });
	lina.says("send_message", { chat_id: goesOn.chat_id, message: "I am here still." });
	await goesOn.visitor.hears("new_message", { message: { message: "I am here still." } });
	assert.equal(heardEnd(goesOn.visitor), false);
	goesOn.visitor.says("end_chat");
	await goesOn.visitor.hears("chat_ended", { how: "ended" });
});

test("nobody is sent away inside a shift: without a supervisor new chats wait, and go on when one is back", async () => {
	await running();
	const { visitor, chat_id } = await waits();
	await losesLine(sam, cast);
	clock.passMinutes(1.5);
	assert.equal((await openingSeenBy(newBrowser())).open, true, "two minutes are given to come back");
	clock.passMinutes(1);
	await visitor.hears("door", { open: false, why: "no_supervisor" });
	for (const [action, fields] of [
		["accept_chat", {}],
		["send_message", { message: "Hello." }],
	] as const) {
		lina.says(action, { chat_id, ...fields });
		const { message } = await lina.hears("error", { code: "no_supervisor" });
		assert.equal(message, "No supervisor is on duty right now. New chats wait until one is.");
	}
	await dora.connects();
	dora.says("assign_chat", { chat_id, listener_id: lina.id });
	await dora.hears("error", { code: "no_supervisor" });
	await sam.connects();
	await visitor.hears("door", { open: true });
	assert.equal(heardEnd(visitor), false);
	lina.says("send_message", { chat_id, message: "Hello." });
	await visitor.hears("chat_assigned");
	await visitor.hears("new_message", { message: { message: "Hello." } });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("a pause inside a shift keeps those who wait, and the end of the shift does not", async () => {
	await running();
	const { visitor } = await waits();
	await settings({ paused_reason: "A fire drill." });
	await visitor.hears("door", { why: "paused", reason: "A fire drill." });
	clock.passMinutes(60);
	await visitor.line.isQuiet();
	assert.equal(heardEnd(visitor), false);
	clock.passMinutes(61);
	await visitor.hears("chat_ended", { how: "closed" });
	await settings({ paused_reason: null });
});

test("a director who has the chat follow the shifts while none runs sends nobody away unheard", async () => {
	await opensBy(dora, "always");
	await comesToDesk(lina);
	await setsPresence(lina, "away");
	const { visitor } = await waits();
	await opensBy(dora, "shifts");
	await visitor.hears("door", { open: false, why: "no_shift" });
	await visitor.hears("chat_ended", { by: "system", how: "closed" });
	await opensBy(dora, "always");
	const other = await waits();
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [omar], inMinutes: 5, hours: 2 });
	clock.passMinutes(6);
	await opensBy(dora, "shifts");
	await other.visitor.hears("door", { open: false, why: "no_supervisor" });
	await comesToDesk(sam);
	await checksIn(sam, shift);
	await other.visitor.hears("door", { why: "no_listener" });
	assert.equal(heardEnd(other.visitor), false);
	lina.says("accept_chat", { chat_id: other.chat_id });
	await other.visitor.hears("chat_assigned");
	other.visitor.says("end_chat");
	await other.visitor.hears("chat_ended");
});

test("a clock that jumps opens and closes the chat as it says, and comes to no harm", async () => {
	await running();
	const isSeen = async (why: string) => assert.equal((await knowsTheOpening(lina, newBrowser())).why, why);
	await isSeen("open");
	clock.passMinutes(3 * 60);
	await isSeen("no_shift");
	clock.passMinutes(-3 * 60);
	await isSeen("open");
	clock.passMinutes(60);
	await losesLine(sam, cast);
	clock.passMinutes(-50);
	await isSeen("open");
	clock.passMinutes(2.5);
	await isSeen("no_supervisor");
	await sam.connects();
	await isSeen("open");
});
