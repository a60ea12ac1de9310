import assert from "node:assert/strict";
import { beforeEach, test } from "vitest";
import { checksIn, checksOut, emptiesShifts, openingSeenBy, opensBy, triesToCheckOut } from "../../../test/duty.ts";
import { refusal } from "../../../test/refusal.ts";
import { books, plansShift, setsRota } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { sam, dora, lina, omar, clock, newBrowser, newVisitor, newMember } = cast;
const sue = await newMember("sue", "supervisor");
await setsRota(cast, { weekly_cap: 14 });
await opensBy(dora, "shifts");
for (const one of [sam, lina, omar, dora]) await one.connects();

beforeEach(() => emptiesShifts(cast));

const why = async () => (await openingSeenBy(newBrowser())).why;
/** Sam's and Lina's shift, and Sue's and Omar's after it; the first has begun. */
const twoShifts = async () => {
	const [one, other] = [
		await plansShift(cast, { inHours: 0.1, hours: 1 }),
		await plansShift(cast, { inHours: 1.1, hours: 4 }),
	];
	for (const [who, shift, part] of [
		[sam, one, "supervisor"],
		[lina, one, "listener"],
		[sue, other, "supervisor"],
		[omar, other, "listener"],
	] as const)
		await books(who, shift, { part });
	clock.passMinutes(7);
	for (const who of [sam, lina]) await checksIn(who, one);
	return [one, other] as const;
};

test("the supervisor of the shift before watches over the next one for some minutes, and not because they forgot to leave", async () => {
	const [one, other] = await twoShifts();
	assert.equal(await why(), "open");
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	clock.passMinutes(55);
	await checksIn(omar, other);
	clock.passMinutes(5);
	assert.equal(await why(), "open", "they hand over");
	clock.passMinutes(10);
	assert.equal(await why(), "no_supervisor");
	omar.says("accept_chat", { chat_id });
	await omar.hears("error", { code: "no_supervisor" });
	await sue.connects();
	await checksIn(sue, other);
	assert.equal(await why(), "open");
	refusal(await triesToCheckOut(sue, other), 409, "last_supervisor");
	for (const who of [sam, lina]) await checksOut(who, one, { sure: true });
	omar.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("who supervises alone gets no chat, by their own hand or another's; with a second supervisor they may", async () => {
	const [one] = await twoShifts();
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	await checksOut(lina, one, { sure: true });
	for (const says of [
		() => sam.says("accept_chat", { chat_id }),
		() => sam.says("send_message", { chat_id, message: "Hello." }),
	]) {
		says();
		const { message } = await sam.hears("error", { code: "no_supervisor" });
		assert.equal(message, "The only supervisor on duty can’t take chats: no one would be supervising them.");
	}
	dora.says("assign_chat", { chat_id, listener_id: sam.id });
	await dora.hears("error", { code: "no_supervisor" });
	const second = await plansShift(cast, { inHours: 0.1, hours: 1 });
	await books(dora, second, { part: "supervisor" });
	await checksIn(dora, second);
	sam.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});
