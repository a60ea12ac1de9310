import assert from "node:assert/strict";
import { reopenChat } from "@warmline/contract/chats/after-calls";
import { chatStatus, initiateChat } from "@warmline/contract/chats/calls";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import { beforeEach, test } from "vitest";
import {
	checksIn,
	checksOut,
	emptiesShifts,
	knowsTheOpening,
	openingSeenBy,
	opensBy,
	setsPresence,
	shiftWith,
} from "../../../test/duty.ts";
import { refusal } from "../../../test/refusal.ts";
import { books, cancels, plansShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { sam, dora, lina, omar, clock, pool, newBrowser, newVisitor } = cast;
await opensBy(dora, "shifts");
await dora.connects();

beforeEach(async () => {
	await emptiesShifts(cast);
	await pool.query("UPDATE members SET presence = 'away'");
});

const seen = async () => {
	const { open, why, closes_at, next_open } = await openingSeenBy(newBrowser());
	return { open, why, closes_at, next_open };
};
const why = async () => (await seen()).why;
const startOf = async (shift: string): Promise<string> =>
	(await pool.query("SELECT starts_at FROM shifts WHERE id = $1", [shift])).rows[0].starts_at.toISOString();
const endOf = async (shift: string): Promise<string> =>
	(await pool.query("SELECT ends_at FROM shifts WHERE id = $1", [shift])).rows[0].ends_at.toISOString();
const asks = () => newBrowser().send("POST", `/api/v1${initiateChat.path}`, { message: "Hello", accept_terms: true });
const settings = async (changes: Parameters<typeof dora.calls<typeof changeChatSettings>>[1]) => {
	assert.equal((await dora.calls(changeChatSettings, changes)).status, 200);
};

test("the chat is open only while a shift runs and a supervisor and a listener are on duty (V9)", async () => {
	assert.deepEqual(await seen(), { open: false, why: "no_shift", closes_at: null, next_open: null });
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	const [starts, ends] = [await startOf(shift), await endOf(shift)];
	await sam.connects();
	await lina.connects();
	await checksIn(sam, shift);
	await checksIn(lina, shift);
	assert.deepEqual(await seen(), { open: false, why: "no_shift", closes_at: null, next_open: starts });
	const { next_open, message } = refusal(await asks(), 409, "closed");
	assert.deepEqual(
		[next_open, message],
		[starts, "Chat is closed right now. It opens again when our next shift starts."],
	);
	clock.passMinutes(11);
	assert.deepEqual(await seen(), { open: true, why: "open", closes_at: ends, next_open: null });
	assert.equal((await asks()).status, 201);
	await checksOut(lina, shift);
	assert.equal(await why(), "no_listener");
	refusal(await asks(), 409, "closed");
	await checksIn(lina, shift);
	await checksOut(sam, shift, { sure: true });
	assert.equal(await why(), "no_supervisor");
	await checksIn(sam, shift);
	assert.equal(await why(), "open");
	clock.passMinutes(240);
	assert.equal(await why(), "no_shift");
	await checksOut(sam, shift, { sure: true });
	await checksOut(lina, shift);
});

test("who sets themselves away is not on duty, and who has a break is", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	for (const one of [sam, lina]) await checksIn(one, shift);
	clock.passMinutes(11);
	for (const [presence, expected] of [
		["break", "open"],
		["away", "no_supervisor"],
		["available", "open"],
	] as const) {
		await setsPresence(sam, presence);
		assert.equal(await why(), expected, presence);
	}
});

test("who has checked in to supervise is not counted among the listeners who come", async () => {
	const come = async () => chatStatus.answer.parse((await newBrowser().calls(chatStatus)).body).listeners_available;
	for (const one of [sam, lina, dora]) await setsPresence(one, "available");
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	const all = await come();
	await checksIn(lina, shift);
	assert.equal(await come(), all);
	await checksIn(sam, shift);
	assert.equal(await come(), all - 1);
	await settings({ door: "always" });
	assert.equal(await come(), all);
	await settings({ door: "shifts" });
});

test("a supervisor alone, or one person in both parts, opens nothing", async () => {
	const [early, late] = [
		await shiftWith(cast, { supervisors: [sam], listeners: [lina], inMinutes: 5, hours: 1 }),
		await shiftWith(cast, { supervisors: [dora], listeners: [sam], inMinutes: 65, hours: 2 }),
	];
	await checksIn(sam, early);
	clock.passMinutes(62);
	await checksIn(sam, late);
	clock.passMinutes(4);
	assert.equal(await why(), "no_listener");
	await checksIn(dora, late);
	assert.equal(await why(), "open");
});

test("the chat closes when the shifts that follow each other are over, and says when the next one begins", async () => {
	const first = await shiftWith(cast, { supervisors: [sam], listeners: [lina], inMinutes: 5, hours: 2 });
	const second = await plansShift(cast, { at: new Date(await endOf(first)), hours: 4 });
	const third = await plansShift(cast, { at: new Date(await endOf(second)), hours: 2 });
	const next = await plansShift(cast, { inHours: 20, hours: 2 });
	clock.passMinutes(6);
	assert.deepEqual([(await seen()).closes_at, (await seen()).next_open], [await endOf(first), null]);
	for (const shift of [second, third, next]) await books(dora, shift, { part: "supervisor", beyond_cap: true });
	await books(omar, next, { beyond_cap: true });
	assert.deepEqual([(await seen()).closes_at, (await seen()).next_open], [await endOf(first), await startOf(next)]);
	await books(omar, third, { beyond_cap: true });
	assert.equal((await seen()).next_open, await startOf(third));
	await books(omar, second, { beyond_cap: true });
	assert.deepEqual([(await seen()).closes_at, (await seen()).next_open], [await endOf(third), await startOf(next)]);
});

test("a booking that makes a shift, or unmakes it, is seen at once, and told to whoever looks", async () => {
	const shift = await plansShift(cast, { inHours: 30 });
	await books(sam, shift, { part: "supervisor", beyond_cap: true });
	assert.equal((await seen()).next_open, null);
	const starts = await startOf(shift);
	for (let times = 0; times < 3; times++) {
		await books(lina, shift, { beyond_cap: true });
		assert.equal((await seen()).next_open, starts);
		assert.equal((await knowsTheOpening(dora, newBrowser())).next_open, starts);
		await cancels(lina, shift);
		assert.equal((await seen()).next_open, null);
		assert.equal((await knowsTheOpening(dora, newBrowser())).next_open, null);
	}
});

test("a pause is a pause, whoever is on duty; it says when the shift ends and not when it is over", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	for (const one of [sam, lina]) await checksIn(one, shift);
	clock.passMinutes(11);
	await settings({ paused_reason: "A storm." });
	assert.deepEqual(await seen(), { open: false, why: "paused", closes_at: await endOf(shift), next_open: null });
	assert.equal(refusal(await asks(), 409, "closed").message, "A storm.");
	await settings({ paused_reason: null });
	assert.equal(await why(), "open");
});

test("a chat without hours says when somebody will be there while nobody is", async () => {
	for (const one of [sam, lina, dora]) await setsPresence(one, "available");
	for (const door of ["always", "presence"] as const) {
		await settings({ door });
		assert.deepEqual([(await seen()).closes_at, (await seen()).next_open], [null, null], "somebody is there");
		for (const one of [sam, lina, dora]) await setsPresence(one, "away");
		assert.deepEqual(await seen(), {
			open: door === "always",
			why: door === "always" ? "open" : "nobody_there",
			closes_at: null,
			next_open: null,
		});
		const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
		assert.equal((await seen()).next_open, await startOf(shift));
		if (door === "presence") assert.equal(refusal(await asks(), 409, "closed").next_open, await startOf(shift));
		for (const one of [sam, lina, dora]) await setsPresence(one, "available");
		await emptiesShifts(cast);
	}
	await settings({ door: "shifts" });
});

test("waiting visitors and agents get the opening status on connecting and when it changes", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	for (const one of [sam, lina]) await checksIn(one, shift);
	clock.passMinutes(11);
	await lina.connects();
	await lina.hears("door");
	sam.says("set_presence", { presence: "break" });
	const { open, closes_at } = await knowsTheOpening(lina, newBrowser());
	assert.deepEqual([open, closes_at], [true, await endOf(shift)]);
	const [waits, talks] = [newVisitor(), newVisitor()];
	await waits.asksForSupport();
	await waits.hears("door", { open: true });
	const { chat_id } = await talks.asksForSupport();
	lina.says("accept_chat", { chat_id });
	await talks.hears("chat_assigned");
	sam.says("set_presence", { presence: "away" });
	await waits.hears("door", { open: false, why: "no_supervisor", closes_at: await endOf(shift) });
	await knowsTheOpening(dora, newBrowser());
	assert.equal(
		talks.line.heard.filter(({ action, why: said }) => action === "door" && said === "no_supervisor").length,
		0,
	);
	sam.says("set_presence", { presence: "available" });
	await waits.hears("door", { open: true });
});

test("a chat that is taken up again goes on with its listener only while it is supervised", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	for (const one of [sam, lina]) await checksIn(one, shift);
	clock.passMinutes(11);
	const again = async (visitor: ReturnType<typeof newVisitor>, id: string) =>
		visitor.send("POST", `/api/v1${reopenChat.path.replace(":chat_id", id)}`, {});
	const visitor = newVisitor();
	const chat = await visitor.asksForSupport();
	visitor.token = chat.visitor_token;
	lina.says("accept_chat", { chat_id: chat.chat_id });
	await visitor.hears("chat_assigned");
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	await checksOut(sam, shift, { sure: true });
	refusal(await again(visitor, chat.chat_id), 409, "closed");
	await checksIn(sam, shift);
	assert.deepEqual((await again(visitor, chat.chat_id)).body, { status: "active" });
});

test("a listener of the shift who does not come closes nothing while somebody else is on duty who may listen", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	await omar.connects();
	await checksIn(sam, shift);
	clock.passMinutes(11);
	assert.equal(await why(), "no_listener");
	for (const one of [omar, dora]) {
		await setsPresence(one, "available");
		assert.equal(await why(), "open");
		assert.equal((await asks()).status, 201);
		await setsPresence(one, "break");
		assert.equal(await why(), "open");
		await setsPresence(one, "away");
		assert.equal(await why(), "no_listener");
	}
	await setsPresence(omar, "available");
	await checksOut(sam, shift, { sure: true });
	assert.equal(await why(), "no_supervisor", "without the supervisor of a shift there is none");
	await checksIn(sam, shift);
	assert.equal(await why(), "open");
	clock.passMinutes(240);
	assert.equal(await why(), "no_shift");
	await setsPresence(omar, "away");
	await checksOut(sam, shift, { sure: true });
});

test("a chat that opened by somebody beside the shift can be taken by them", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	await checksIn(sam, shift);
	await omar.connects();
	await setsPresence(omar, "available");
	clock.passMinutes(11);
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	omar.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});
