import assert from "node:assert/strict";
import { initiateChat } from "@warmline/contract/chats/calls";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import fc from "fast-check";
import { test } from "vitest";
import {
	checksIn,
	checksOut,
	emptiesShifts,
	knowsTheOpening,
	losesLine,
	openingSeenBy,
	opensBy,
	setsPresence,
	shiftWith,
	triesToCheckOut,
} from "../../../test/duty.ts";
import { isLong } from "../../../test/faults/length.ts";
import type { AskedChat, MemberPerson, VisitorPerson } from "../../../test/person.ts";
import { society } from "../../../test/society.ts";
import { watchClaims } from "../../../test/watch-claims.ts";
import { isAgentConnected } from "../../platform/realtime/presence.ts";

const cast = await society({}, { sweepMillis: 20 });
const { sam, dora, lina, omar, clock, platform, pool, newVisitor, newMember } = cast;
const sue = await newMember("sue", "supervisor");
const supervisors = [sam, sue];
const listeners = [lina, omar];
const people = [...supervisors, ...listeners];
const unsupervisedClaims = await watchClaims(pool);
await dora.connects();
const rules = { visitor_silent_minutes: 240, listener_silent_minutes: 60, visitor_gone_minutes: 120 };
assert.equal((await dora.calls(changeChatSettings, rules)).status, 200);
await opensBy(dora, "shifts");

const acts = fc.oneof(
	{ weight: 5, arbitrary: fc.record({ act: fc.constant("check in"), who: fc.nat(3) }) },
	{ weight: 3, arbitrary: fc.record({ act: fc.constant("check out"), who: fc.nat(3) }) },
	{ weight: 4, arbitrary: fc.record({ act: fc.constant("lose the line"), who: fc.nat(3) }) },
	{ weight: 5, arbitrary: fc.record({ act: fc.constant("come back"), who: fc.nat(3) }) },
	{ weight: 2, arbitrary: fc.record({ act: fc.constant("set away"), who: fc.nat(3) }) },
	{ weight: 2, arbitrary: fc.record({ act: fc.constant("be available"), who: fc.nat(3) }) },
	{ weight: 5, arbitrary: fc.record({ act: fc.constantFrom("wait a little", "wait long"), who: fc.constant(0) }) },
	{ weight: 5, arbitrary: fc.record({ act: fc.constant("ask"), who: fc.constant(0) }) },
	{ weight: 9, arbitrary: fc.record({ act: fc.constantFrom("accept", "write first", "assign"), who: fc.nat(1) }) },
	{ weight: 2, arbitrary: fc.record({ act: fc.constant("leave while one accepts"), who: fc.nat(1) }) },
);

/** How each evening begins: with something to lose. */
const busy = [
	{ act: "check in", who: 0 },
	{ act: "check in", who: 2 },
	{ act: "ask", who: 0 },
	{ act: "ask", who: 0 },
];

type Standing = { in: boolean; line: boolean; goneAt: number; away: boolean };
type Waiting = AskedChat & { visitor: VisitorPerson };

/** Milliseconds near a border in which nobody can say what is so: the real time runs on while a test acts. */
const unsure = 20_000;
const seconds = (n: number) => clock.passMinutes(n / 60);

/** What ought to be so, told from what everybody did. */
class Model {
	readonly standing = new Map<string, Standing>();
	constructor() {
		for (const { id } of people) this.standing.set(id, { in: false, line: true, goneAt: 0, away: true });
	}
	of({ id }: MemberPerson): Standing {
		const found = this.standing.get(id);
		assert.ok(found);
		return found;
	}
	/** Undefined where it is about to change by itself. */
	private isReachable({ line, goneAt }: Standing): boolean | undefined {
		const left = goneAt + 120_000 - clock.now().getTime();
		return line || (Math.abs(left) < unsure ? undefined : left > 0);
	}
	/** `beside`: on duty without having checked in to the shift. */
	isAnyOn(all: readonly MemberPerson[], beside = false): boolean | undefined {
		const there = all.map((one) => this.of(one)).filter((one) => one.in !== beside && !one.away);
		const on = there.map((one) => this.isReachable(one));
		return on.includes(true) ? true : on.includes(undefined) ? undefined : false;
	}
	get door(): string | undefined {
		const [supervised, own] = [this.isAnyOn(supervisors), this.isAnyOn(listeners)];
		const beside = this.isAnyOn(people, true);
		const heard = own || beside || (own === undefined || beside === undefined ? undefined : false);
		if (supervised === undefined || (supervised && heard === undefined)) return undefined;
		return !supervised ? "no_supervisor" : heard ? "open" : "no_listener";
	}
}

/** An evening on which each of these comes about. */
const eventful = [
	{ act: "accept", who: 0 },
	{ act: "check out", who: 0 },
	{ act: "accept", who: 0 },
	{ act: "check in", who: 0 },
	{ act: "ask", who: 0 },
	{ act: "leave while one accepts", who: 0 },
];
const given = { claims: 0, refused: 0, landed: 0, races: 0 };

/** One evening: a shift with two supervisors and two listeners, who come and go. */
class Evening {
	readonly model = new Model();
	waiting: Waiting[] = [];
	readonly shift: string;
	constructor(shift: string) {
		this.shift = shift;
	}

	/** What became of an act on a chat that waits, and whether it may have. */
	private async gives(actor: MemberPerson, chat: Waiting, says: () => void) {
		const from = actor.line.heard.length;
		const before = this.model.isAnyOn(supervisors);
		says();
		await actor.isDone();
		const heard = actor.line.heard.slice(from);
		if (heard.some(({ action, chat_id }) => action === "chat_assigned" && chat_id === chat.chat_id)) {
			assert.notEqual(before, false, "a chat was given without a supervisor on duty");
			given.claims++;
			this.waiting = this.waiting.filter((one) => one !== chat);
			chat.visitor.says("end_chat");
			await chat.visitor.hears("chat_ended", { how: "ended" });
			return;
		}
		const refused = heard.find(({ action }) => action === "error");
		if (refused?.code !== "no_supervisor") return;
		assert.notEqual(before, true, "a chat was refused while a supervisor was on duty");
		given.refused++;
	}

	private async asks() {
		const visitor = newVisitor();
		const body = { message: "I would like to talk.", accept_terms: true };
		const { status, body: answer } = await visitor.send("POST", `/api/v1${initiateChat.path}`, body);
		if (this.model.door !== undefined) assert.equal(status, this.model.door === "open" ? 201 : 409);
		if (status !== 201) return;
		const chat = initiateChat.answer.parse(answer);
		await visitor.connects(chat);
		await visitor.hears("door");
		this.waiting.push({ visitor, ...chat });
	}

	/** The last supervisor goes at the very moment at which somebody takes a chat: the database says who was first. */
	private async race(listener: MemberPerson, chat: Waiting) {
		const last = supervisors.filter((one) => this.model.isAnyOn([one]));
		await Promise.all([
			...last.map((one) => triesToCheckOut(one, this.shift, { sure: true })),
			this.gives(listener, chat, () => listener.says("accept_chat", { chat_id: chat.chat_id })).catch(() => undefined),
		]);
		for (const one of last) Object.assign(this.model.of(one), { in: false, away: true });
		given.races++;
	}

	async does({ act, who }: { act: string; who: number }) {
		const one = people[who] ?? sam;
		const own = this.model.of(one);
		const listener = listeners[who] ?? lina;
		const [chat] = this.waiting;
		switch (act) {
			case "check in":
				await checksIn(one, this.shift);
				// Sent again, it changes nothing.
				if (!own.in) own.away = false;
				own.in = true;
				break;
			case "check out":
				if (own.in) await checksOut(one, this.shift, { sure: true });
				if (own.in) Object.assign(own, { in: false, away: true });
				break;
			case "lose the line":
				if (own.line) await losesLine(one, cast);
				if (own.line) own.goneAt = clock.now().getTime();
				own.line = false;
				break;
			case "come back":
				if (!own.line) await one.connects();
				// The duty beside the shift may have ended meanwhile, or not yet.
				if (!own.line && !own.in) {
					await setsPresence(one, "away");
					own.away = true;
				}
				own.line = true;
				break;
			case "set away":
			case "be available":
				if (!own.line) break;
				own.away = act === "set away";
				await setsPresence(one, own.away ? "away" : "available");
				break;
			case "wait a little":
				seconds(35);
				break;
			case "wait long":
				seconds(130);
				break;
			case "ask":
				await this.asks();
				break;
			case "accept":
				if (chat && this.model.of(listener).line)
					await this.gives(listener, chat, () => listener.says("accept_chat", { chat_id: chat.chat_id }));
				break;
			case "write first":
				if (chat && this.model.of(listener).line)
					await this.gives(listener, chat, () =>
						listener.says("send_message", { chat_id: chat.chat_id, message: "Hi" }),
					);
				break;
			case "assign":
				if (chat)
					await this.gives(dora, chat, () =>
						dora.says("assign_chat", { chat_id: chat.chat_id, listener_id: listener.id }),
					);
				break;
			default:
				if (chat && this.model.of(listener).line) await this.race(listener, chat);
		}
		const expected = this.model.door;
		const { why } = await openingSeenBy(dora);
		if (expected !== undefined && this.model.door === expected) assert.equal(why, expected, act);
	}

	/** The shift is over: who waits is told, and landed. */
	async ends() {
		const rested = await knowsTheOpening(dora, dora);
		assert.ok(rested.closes_at);
		clock.passMinutes((Date.parse(rested.closes_at) - clock.now().getTime()) / 60_000 + 0.1);
		for (const { visitor } of this.waiting) {
			await visitor.hears("chat_ended", { by: "system", how: "closed" });
			const told = visitor.line.heard.findLast(({ action }) => action === "door");
			assert.equal(told?.why, "no_shift");
			given.landed++;
		}
		assert.equal((await knowsTheOpening(dora, dora)).why, "no_shift");
	}
}

const begins = async () => {
	await emptiesShifts(cast);
	await pool.query("UPDATE members SET presence = 'away'");
	const shift = await shiftWith(cast, { supervisors, listeners, inMinutes: 5, hours: 2 });
	for (const one of people) if (!isAgentConnected(platform.hub, one.id)) await one.connects();
	clock.passMinutes(5.5);
	return new Evening(shift);
};

test("whoever comes, goes, disconnects and takes chats: none is assigned without a supervisor on duty, and the announced opening status is the current one", async () => {
	const run = fc.asyncProperty(fc.array(acts, { minLength: 30, maxLength: 30 }), async (all) => {
		const evening = await begins();
		for (const act of busy) await evening.does(act);
		for (const act of all) await evening.does(act);
		await evening.ends();
		assert.equal(await unsupervisedClaims(), 0);
	});
	await fc.assert(run, { numRuns: isLong ? 40 : 4, endOnFailure: true, examples: [[eventful]] });
	for (const [what, times] of Object.entries(given)) assert.ok(times > 0, `${what} never came about`);
});

const races = isLong ? 100 : 20;

type Both = { accepts: () => Promise<void>; leaves: () => Promise<void> };

/** Whether Lina is given a chat that she accepts while the only supervisor leaves. */
const isGivenWhen = async (shift: string, both: (acts: Both) => Promise<unknown>) => {
	await checksIn(sam, shift);
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	const from = lina.line.heard.length;
	await both({
		accepts: async () => {
			lina.says("accept_chat", { chat_id });
			await lina.isDone();
		},
		leaves: async () => {
			assert.equal((await triesToCheckOut(sam, shift, { sure: true })).status, 200);
		},
	});
	const heard = lina.line.heard.slice(from);
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	return heard.some(({ action, chat_id: of }) => action === "chat_assigned" && of === chat_id);
};

test(`in ${races} races of the last supervisor who leaves with somebody who takes a chat, none is given after`, async () => {
	const { shift } = await begins();
	await checksIn(omar, shift);
	assert.ok(await isGivenWhen(shift, ({ accepts, leaves }) => accepts().then(leaves)));
	assert.ok(!(await isGivenWhen(shift, ({ accepts, leaves }) => leaves().then(accepts))));
	for (let round = 0; round < races; round++) {
		await isGivenWhen(shift, ({ accepts, leaves }) =>
			Promise.all(round % 2 === 0 ? [accepts(), leaves()] : [leaves(), accepts()]),
		);
	}
	assert.equal(await unsupervisedClaims(), 0);
});
