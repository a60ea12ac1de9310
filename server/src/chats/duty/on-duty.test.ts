import assert from "node:assert/strict";
import { listeners, logOut } from "@warmline/contract/accounts/calls";
import { toAgentFrames } from "@warmline/contract/chats/agent-channel";
import { chatStatus } from "@warmline/contract/chats/calls";
import type { OnDuty } from "@warmline/contract/chats/presence";
import { doors } from "@warmline/contract/chats/settings-calls";
import { test } from "vitest";
import { checksIn, checksOut, emptiesShifts, losesLine, opensBy, setsPresence, shiftWith } from "../../../test/duty.ts";
import { logsIn, type MemberPerson } from "../../../test/person.ts";
import { books } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society({}, { sweepMillis: 20 });
const { newMember, newVisitor, newBrowser, sam, dora, clock, pool } = cast;

const offered = async () => {
	const { body } = await sam.calls(listeners);
	return listeners.answer.parse(body).results.map(({ id }) => id);
};
const presenceOf = async ({ id }: MemberPerson): Promise<string> =>
	(await pool.query("SELECT presence FROM members WHERE id = $1", [id])).rows[0].presence;
const said = async () => chatStatus.answer.parse((await newBrowser().calls(chatStatus)).body).listeners_available;
/** Reads on until the live view of a supervisor says so. */
const wall = async (isSo: (results: OnDuty[]) => boolean) => {
	while (!isSo(toAgentFrames.on_duty.parse(await sam.hears("on_duty")).results));
};
const lists = (one: MemberPerson) => (results: OnDuty[]) => results.some(({ id }) => id === one.id);
const listsNot = (one: MemberPerson) => (results: OnDuty[]) => results.every(({ id }) => id !== one.id);

test("who logs in and opens a page is off duty: not listed, not offered, and given no chat", async () => {
	const [ann, rita] = [await newMember("ann", "listener", "away"), await newMember("rita", "director", "away")];
	await sam.connects();
	const before = await said();
	await Promise.all([ann.connects(), rita.connects()]);
	await ann.hears("availability", { available: false, presence: "away" });
	const { chat_id } = await newVisitor().asksForSupport();
	for (const one of [ann, rita]) {
		assert.ok(!(await offered()).includes(one.id));
		sam.says("assign_chat", { chat_id, listener_id: one.id });
		await sam.hears("error", { code: "not_available" });
	}
	await wall((results) => listsNot(ann)(results) && listsNot(rita)(results));
	assert.equal(await said(), before);
});

test("one is on duty by checking in and off by checking out, in every tab and after a reload", async () => {
	const ben = await newMember("ben", "listener", "away");
	await Promise.all([ben.connects(), sam.connects()]);
	const tab = await logsIn(cast.address, "ben");
	await tab.connects();
	await setsPresence(ben, "available");
	await tab.hears("availability", { available: true });
	assert.ok((await offered()).includes(ben.id));
	await wall(lists(ben));
	await setsPresence(tab, "away");
	await ben.hears("availability", { available: false, presence: "away" });
	assert.ok(!(await offered()).includes(ben.id));
	await wall(listsNot(ben));
	await ben.connects();
	await ben.hears("availability", { available: false, presence: "away" });
});

for (const door of doors) {
	test(`with the chat open by "${door}", checking out of a shift ends the duty`, async () => {
		await opensBy(dora, door);
		const one = await newMember(`out-${door}`, "listener", "away");
		const shift = await shiftWith(cast, { supervisors: [sam] });
		await books(one, shift, { part: "listener" });
		await Promise.all([one.connects(), sam.connects()]);
		await checksIn(one, shift);
		await one.hears("availability", { available: true });
		assert.ok((await offered()).includes(one.id));
		await checksOut(one, shift);
		await one.hears("availability", { available: false, presence: "away" });
		assert.ok(!(await offered()).includes(one.id));
		assert.equal(await presenceOf(one), "away");
		await emptiesShifts(cast);
		await opensBy(dora, "always");
	});
}

test("who has checked in to the shift that follows stays on duty when the first one is left", async () => {
	const eve = await newMember("eve", "listener", "away");
	const [first, second] = [
		await shiftWith(cast, { supervisors: [sam], inMinutes: 1, hours: 1 }),
		await shiftWith(cast, { supervisors: [sam], inMinutes: 61, hours: 1 }),
	];
	for (const shift of [first, second]) await books(eve, shift, { part: "listener", beyond_cap: true });
	await eve.connects();
	await checksIn(eve, first);
	clock.passMinutes(55);
	await checksIn(eve, second);
	await checksOut(eve, first);
	assert.equal(await presenceOf(eve), "available");
	await checksOut(eve, second);
	assert.equal(await presenceOf(eve), "away");
	await emptiesShifts(cast);
});

test("a connection that is lost for a moment keeps the duty, and no chat is given meanwhile; for longer it ends", async () => {
	const leo = await newMember("leo", "listener", "away");
	await Promise.all([leo.connects(), sam.connects()]);
	await setsPresence(leo, "available");
	await losesLine(leo, cast);
	await wall((results) => results.some(({ id, connected }) => id === leo.id && !connected));
	assert.ok(!(await offered()).includes(leo.id));
	clock.passMinutes(1);
	await leo.connects();
	await leo.hears("availability", { available: true });
	await losesLine(leo, cast);
	clock.passMinutes(3);
	while ((await presenceOf(leo)) !== "away") await sam.hears("on_duty");
	await leo.connects();
	await leo.hears("availability", { available: false, presence: "away" });
});

test("the end of the session ends the duty, unless another one has a page open", async () => {
	const mia = await newMember("mia", "listener", "away");
	await mia.connects();
	await setsPresence(mia, "available");
	const phone = await logsIn(cast.address, "mia");
	await phone.connects();
	await phone.calls(logOut);
	assert.equal(await presenceOf(mia), "available");
	await mia.calls(logOut);
	assert.equal(await presenceOf(mia), "away");
});

test("who is at the limit stays on duty, and is given no chat", async () => {
	const kai = await newMember("kai", "listener", "away");
	await pool.query("UPDATE members SET chats_limit = 1 WHERE id = $1", [kai.id]);
	await Promise.all([kai.connects(), sam.connects()]);
	await setsPresence(kai, "available");
	await cast.takenBy(kai);
	await wall((results) => results.some(({ id, open_chats, limit }) => id === kai.id && open_chats === limit));
	assert.ok(!(await offered()).includes(kai.id));
});
