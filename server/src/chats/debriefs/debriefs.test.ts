import assert from "node:assert/strict";
import { eraseChat } from "@warmline/contract/chats/after-calls";
import { wrapUp } from "@warmline/contract/chats/agent-calls";
import {
	claimDebrief,
	debriefs,
	finishDebrief,
	ownDebriefs,
	readDebriefNews,
	releaseDebrief,
	reopenDebrief,
	seeDebrief,
	writeInDebrief,
} from "@warmline/contract/chats/debrief-calls";
import { afterEach, test } from "vitest";
import { foundAnywhere } from "../../../test/found-anywhere.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { clock, pool, newVisitor, newBrowser, lina, omar, sam, dora, tess, noor } = await society();
await Promise.all([lina.connects(), omar.connects(), sam.connects(), dora.connects()]);

/** A chat that was heavy for its listener; nobody else has one open. */
const heavyFor = async (agent: MemberPerson) => {
	const visitor = newVisitor();
	const { chat_id, visitor_token } = await visitor.asksForSupport();
	agent.says("accept_chat", { chat_id });
	await agent.hears("chat_assigned", { chat_id });
	visitor.says("end_chat");
	await agent.hears("chat_ended", { chat_id });
	assert.equal((await agent.calls(wrapUp, { summary: "A loss.", heavy: true }, { chat_id })).status, 204);
	const [{ id = "" } = {}] = (await own(agent)).results;
	const erases = () => {
		const browser = newBrowser();
		browser.token = visitor_token;
		return browser.calls(eraseChat, undefined, { chat_id });
	};
	return { id, chat_id, erases };
};

const open = async (who: MemberPerson = sam) => debriefs.answer.parse((await who.calls(debriefs)).body).results;
const own = async (who: MemberPerson) => ownDebriefs.answer.parse((await who.calls(ownDebriefs)).body);
const news = async (who: MemberPerson) => readDebriefNews.answer.parse((await who.calls(readDebriefNews)).body).result;
const claims = (who: MemberPerson, debrief_id: string, instead_of: string | null = null) =>
	who.calls(claimDebrief, { instead_of }, { debrief_id });
const releases = (who: MemberPerson, debrief_id: string) => who.calls(releaseDebrief, undefined, { debrief_id });
const finishes = (who: MemberPerson, debrief_id: string) => who.calls(finishDebrief, undefined, { debrief_id });
const reopens = (who: MemberPerson, debrief_id: string) => who.calls(reopenDebrief, undefined, { debrief_id });
const writes = (who: MemberPerson, debrief_id: string, body: string) =>
	who.calls(writeInDebrief, { body }, { debrief_id });
const sees = (who: MemberPerson, debrief_id: string) => who.calls(seeDebrief, undefined, { debrief_id });

afterEach(async () => {
	for (const { id, claim, member } of await open()) {
		const who = claim?.by.id === dora.id || member.id === sam.id ? dora : sam;
		assert.equal((await finishes(who, id)).status, 204);
	}
	clock.passMinutes(1);
});

test("supervisors are told at once that a chat was heavy, and its listener how many of them are on duty", async () => {
	const { id } = await heavyFor(lina);
	for (const who of [sam, dora, lina]) await who.hears("debriefs_changed");
	for (const who of [sam, dora])
		assert.deepEqual(await news(who), {
			waiting: [{ id, member: { id: lina.id, name: "Lina" } }],
			unread: [],
		});
	for (const who of [lina, omar]) assert.deepEqual(await news(who), { waiting: [], unread: [] });
	assert.equal((await own(lina)).supervisors_on_duty, 2);
	sam.says("set_presence", { presence: "break" });
	await sam.hears("availability", { presence: "break" });
	assert.equal((await own(lina)).supervisors_on_duty, 1);
	sam.says("set_presence", { presence: "available" });
	await sam.hears("availability", { presence: "available" });
});

test("of two supervisors who claim at once one has it, and the other is told who", async () => {
	const { id } = await heavyFor(lina);
	const answers = await Promise.all([claims(sam, id), claims(dora, id)]);
	assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409]);
	const [first, second] = answers[0]?.status === 204 ? [sam, answers[1]] : [dora, answers[0]];
	const name = first === sam ? "Sam" : "Dora";
	assert.ok(second);
	assert.equal(refusal(second, 409, "claimed").message, `${name} is already handling this.`);
	assert.equal((await claims(first, id)).status, 204, "pressed twice");
	const [one] = await open();
	assert.deepEqual(one?.claim?.by, { id: first.id, name });
	for (const who of [sam, dora]) assert.deepEqual((await news(who)).waiting, []);
});

test("unclaimed ones stand first, the oldest before the others, each with who has it and since when", async () => {
	const first = await heavyFor(lina);
	clock.passMinutes(1);
	const second = await heavyFor(omar);
	clock.passMinutes(1);
	const third = await heavyFor(lina);
	const before = clock.now().toISOString();
	await claims(sam, first.id);
	const list = await open(dora);
	assert.deepEqual(
		list.map(({ id, claim }) => [id, claim?.by.name]),
		[
			[second.id, undefined],
			[third.id, undefined],
			[first.id, "Sam"],
		],
	);
	const at = list[2]?.claim?.at ?? "";
	assert.ok(before <= at && at <= clock.now().toISOString());
});

test("only supervisors claim, give back and finish; nobody does it for their own chat", async () => {
	const { id } = await heavyFor(lina);
	for (const who of [lina, omar, tess, noor]) {
		for (const act of [claims, releases, finishes, reopens]) refusal(await act(who, id), 403, "forbidden");
	}
	refusal(await newBrowser().calls(claimDebrief, {}, { debrief_id: id }), 401, "not_logged_in");
	for (const unknown of ["none", "0190a0a0-0000-7000-8000-00000000dead"]) {
		for (const act of [claims, releases, finishes, reopens, sees]) refusal(await act(sam, unknown), 404, "not_found");
	}
	const sams = await heavyFor(sam);
	refusal(await claims(sam, sams.id), 403, "forbidden");
	assert.deepEqual(
		(await news(sam)).waiting.map((one) => one.id),
		[id],
	);
	assert.deepEqual(
		(await news(dora)).waiting.map((one) => one.id),
		[id, sams.id],
	);
	assert.equal((await claims(dora, sams.id)).status, 204);
});

test("who has claimed it gives it back, or another supervisor takes it over from them by name", async () => {
	const { id } = await heavyFor(lina);
	await claims(sam, id);
	refusal(await releases(dora, id), 409, "not_yours");
	refusal(await finishes(dora, id), 409, "claimed");
	assert.equal((await claims(dora, id, sam.id)).status, 204);
	refusal(await claims(sam, id), 409, "claimed");
	assert.equal((await releases(dora, id)).status, 204);
	assert.equal((await open())[0]?.claim, null);
	assert.equal((await own(lina)).results[0]?.claim, null);
});

test("done is taken back by who said it, and by nobody else", async () => {
	const { id } = await heavyFor(lina);
	await claims(sam, id);
	assert.equal((await finishes(sam, id)).status, 204);
	assert.deepEqual(await open(), []);
	assert.notEqual((await own(lina)).results[0]?.done_at, null);
	refusal(await claims(dora, id), 409, "done");
	refusal(await writes(lina, id, "One more thing"), 409, "done");
	refusal(await reopens(dora, id), 409, "not_yours");
	assert.equal((await reopens(sam, id)).status, 204);
	assert.deepEqual(
		(await open()).map(({ claim }) => claim?.by.name),
		["Sam"],
	);
	assert.equal((await reopens(sam, id)).status, 204, "pressed twice");
});

test("a listener reads who talks with them and what that supervisor writes, and nothing of others", async () => {
	const { id } = await heavyFor(lina);
	refusal(await writes(lina, id, "Is somebody there?"), 409, "not_claimed");
	await claims(sam, id);
	const at = (await open())[0]?.claim?.at;
	assert.deepEqual((await news(lina)).unread, [
		{ id, from: { id: sam.id, name: "Sam" }, at, kind: "claim", own: true },
	]);
	assert.equal((await sees(lina, id)).status, 204);
	assert.deepEqual((await news(lina)).unread, []);
	clock.passMinutes(1);
	assert.equal((await writes(sam, id, "  Shall I call you?  ")).status, 201);
	assert.deepEqual(
		(await news(lina)).unread.map(({ from, kind }) => [from.name, kind]),
		[["Sam", "message"]],
	);
	assert.deepEqual((await news(sam)).unread, []);
	clock.passMinutes(1);
	await writes(lina, id, "Yes, please.");
	assert.deepEqual((await news(lina)).unread, [], "who answers has read it");
	assert.deepEqual(
		(await news(sam)).unread.map(({ from, own: isOwn }) => [from.name, isOwn]),
		[["Lina", false]],
	);
	const thread = [
		["Sam", "Shall I call you?"],
		["Lina", "Yes, please."],
	];
	const [linas] = (await own(lina)).results;
	assert.deepEqual(
		linas?.messages.map(({ sender, body }) => [sender.name, body]),
		thread,
	);
	assert.deepEqual(linas?.claim, { by: { id: sam.id, name: "Sam" }, at });
	const [sams] = await open(sam);
	assert.deepEqual(
		sams?.messages.map(({ sender, body }) => [sender.name, body]),
		thread,
	);

	assert.ok((await own(omar)).results.every((one) => one.id !== id));
	for (const who of [omar, dora]) {
		refusal(await writes(who, id, "And I?"), 404, "not_found");
		refusal(await sees(who, id), 404, "not_found");
	}
	for (const who of [tess, noor]) refusal(await who.calls(ownDebriefs), 403, "forbidden");
	const said = JSON.stringify(await open(dora));
	assert.ok(!said.includes("Shall I call you?") && !said.includes("Yes, please."));
	await claims(dora, id, sam.id);
	assert.deepEqual((await open(dora))[0]?.messages, [], "what was written to Sam is not for the next one");
});

test("with its chat everything is erased that was written after it; that it was heavy, and who has it, stays", async () => {
	const canary = "goldregenpfeifer";
	const { id, chat_id, erases } = await heavyFor(lina);
	await claims(sam, id);
	await writes(sam, id, `About ${canary}`);
	assert.deepEqual(await foundAnywhere(pool, [canary]), [], "sealed");
	assert.equal((await erases()).status, 204);
	const { rows } = await pool.query("SELECT count(*)::int AS n FROM debrief_messages WHERE wrap_up_id = $1", [id]);
	assert.deepEqual(rows, [{ n: 0 }]);
	const [one] = await open();
	assert.deepEqual([one?.chat_id, one?.summary, one?.claim?.by.name, one?.chat_erased], [chat_id, null, "Sam", true]);
	refusal(await writes(sam, id, "Once more"), 409, "chat_erased");
	assert.equal((await finishes(sam, id)).status, 204);
});

test("a blank message is refused, and one that is too long", async () => {
	const { id } = await heavyFor(lina);
	await claims(sam, id);
	refusal(await writes(sam, id, "  "), 400, "invalid_body");
	refusal(await writes(sam, id, "a".repeat(1001)), 400, "invalid_body");
	assert.deepEqual((await own(lina)).results[0]?.messages, []);
});
