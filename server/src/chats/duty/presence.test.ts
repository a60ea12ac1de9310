import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { listeners } from "@warmline/contract/accounts/calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { toAgentFrames } from "@warmline/contract/chats/agent-channel";
import type { OnDuty } from "@warmline/contract/chats/presence";
import { setChatsLimit } from "@warmline/contract/chats/settings-calls";
import { test } from "vitest";
import { logsIn, type MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, newMember, newBrowser, lina, omar, sam, dora, tess, noor } = cast;

/** Reads on until what supervisors are told is so: states in between may never be told. */
const onDuty = async (who: MemberPerson, isSo: (results: OnDuty[]) => boolean) => {
	for (;;) {
		const { results } = toAgentFrames.on_duty.parse(await who.hears("on_duty"));
		if (isSo(results)) return results;
	}
};
const has = (person: MemberPerson, part: Partial<OnDuty>) => (results: OnDuty[]) => {
	const one = results.find(({ id }) => id === person.id);
	return one !== undefined && isDeepStrictEqual({ ...one, ...part }, one);
};
const hasNot = (person: MemberPerson) => (results: OnDuty[]) => results.every(({ id }) => id !== person.id);

const takes = async (agent: MemberPerson) => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	agent.says("accept_chat", { chat_id });
	await agent.hears("chat_assigned", { chat_id, agent_id: agent.id });
	return { chat_id, visitor };
};

test("who connects hears their own state, and a supervisor at once who is on", async () => {
	await lina.connects();
	await lina.hears("availability", { available: true, presence: "available", open_chats: 0, limit: 3 });
	await sam.connects();
	const results = await onDuty(sam, has(lina, { presence: "available" }));
	assert.deepEqual(
		results.find(({ id }) => id === lina.id),
		{ id: lina.id, name: "Lina", role: "listener", presence: "available", open_chats: 0, limit: 3, connected: true },
	);
});

test("on duty, on a break and off duty are sent to every page of the member and to supervisors", async () => {
	await sam.connects();
	await lina.connects();
	const other = await logsIn(cast.address, "lina");
	await other.connects();
	for (const presence of ["break", "away", "available"] as const) {
		lina.says("set_presence", { presence });
		for (const page of [lina, other])
			await page.hears("availability", { presence, available: presence === "available" });
		await onDuty(sam, presence === "away" ? hasNot(lina) : has(lina, { presence }));
	}
});

test("who has a break is not available, and the break outlives their connection", async () => {
	const ben = await newMember("ben", "listener");
	await ben.connects();
	ben.says("set_presence", { presence: "break" });
	await ben.hears("availability", { presence: "break" });
	const { body } = await sam.calls(listeners);
	assert.ok(!listeners.answer.parse(body).results.some(({ id }) => id === ben.id));
	ben.line.close();
	await ben.connects();
	await ben.hears("availability", { presence: "break", available: false });
});

test("a presence that does not exist is refused", async () => {
	await lina.connects();
	for (const presence of ["here", null, 1, undefined]) {
		lina.says("set_presence", { presence });
		await lina.hears("error", { code: "invalid_presence" });
	}
});

test("an agent's own count follows their chats, whoever gives or ends them", async () => {
	const eva = await newMember("eva", "listener");
	await eva.connects();
	await sam.connects();
	const page = await logsIn(cast.address, "eva");
	await page.connects();
	for (const one of [eva, page]) await one.hears("availability", { open_chats: 0 });
	const { visitor } = await takes(eva);
	for (const one of [eva, page]) await one.hears("availability", { open_chats: 1 });
	await onDuty(sam, has(eva, { open_chats: 1 }));
	visitor.says("end_chat");
	for (const one of [eva, page]) await one.hears("availability", { open_chats: 0 });
	const next = newVisitor();
	const asked = await next.asksForSupport();
	sam.says("assign_chat", { chat_id: asked.chat_id, listener_id: eva.id });
	for (const one of [eva, page]) await one.hears("availability", { open_chats: 1 });
	sam.says("end_chat", { chat_id: asked.chat_id });
	for (const one of [eva, page]) await one.hears("availability", { open_chats: 0 });
	await onDuty(sam, has(eva, { open_chats: 0 }));
});

test("when a chat goes from one agent to another, both are told what they have now", async () => {
	const [ann, bob] = [await newMember("ann", "listener"), await newMember("bob", "listener")];
	await Promise.all([ann.connects(), bob.connects(), sam.connects()]);
	await ann.hears("availability", { open_chats: 0 });
	const { chat_id, visitor } = await takes(ann);
	await ann.hears("availability", { open_chats: 1 });
	sam.says("transfer_chat", { chat_id, listener_id: bob.id });
	await bob.hears("availability", { open_chats: 1 });
	await ann.hears("availability", { open_chats: 0, available: true });
	visitor.says("end_chat");
});

test("an agent's own status is not sent again while it is unchanged", async () => {
	const ida = await newMember("ida", "listener");
	await ida.connects();
	await ida.hears("availability");
	await sam.connects();
	await omar.connects();
	const { visitor } = await takes(omar);
	await onDuty(sam, has(omar, { open_chats: 1 }));
	visitor.says("end_chat");
	await onDuty(sam, has(omar, { open_chats: 0 }));
	await ida.line.isQuiet();
	assert.equal(ida.line.heard.filter(({ action }) => action === "availability").length, 1);
});

test("a supervisor sees that somebody's last page is gone, and two minutes later no longer on duty", async () => {
	const ron = await newMember("ron", "listener");
	await ron.connects();
	await sam.connects();
	await onDuty(sam, has(ron, {}));
	ron.line.close();
	await onDuty(sam, has(ron, { connected: false }));
	cast.clock.passMinutes(3);
	await sam.connects();
	await onDuty(sam, hasNot(ron));
});

test("listeners are not told who is on", async () => {
	await lina.connects();
	await sam.connects();
	await onDuty(sam, has(lina, {}));
	await lina.line.isQuiet();
	assert.ok(!lina.line.heard.some(({ action }) => action === "on_duty"));
});

test("one person's limit is their own, told to them and to supervisors, and recorded", async () => {
	const may = await newMember("may", "listener");
	await may.connects();
	await sam.connects();
	const limited = await sam.calls(setChatsLimit, { limit: 1 }, { id: may.id });
	assert.deepEqual(limited.body, { result: { id: may.id, limit: 1 } });
	await may.hears("availability", { limit: 1 });
	await onDuty(sam, has(may, { limit: 1 }));
	await takes(may);
	const second = await newVisitor().asksForSupport();
	may.says("accept_chat", { chat_id: second.chat_id });
	await may.hears("error", { code: "at_limit" });
	const free = await sam.calls(setChatsLimit, { limit: null }, { id: may.id });
	assert.deepEqual(free.body, { result: { id: may.id, limit: 3 } });
	await may.hears("availability", { limit: 3, open_chats: 1 });
	const log = await dora.calls(auditLog, undefined, { act: "set_chats_limit" });
	assert.deepEqual(
		auditLog.answer.parse(log.body).results.map(({ member, about, params }) => [member.name, about?.name, params]),
		[
			["Sam", "May", { limit: null }],
			["Sam", "May", { limit: 1 }],
		],
	);
});

test("a limit is set by supervisors, from 1 to 20, and for people who work in chats", async () => {
	const id = lina.id;
	for (const member of [lina, tess, noor])
		refusal(await member.calls(setChatsLimit, { limit: 9 }, { id }), 403, "forbidden");
	refusal(await newBrowser().calls(setChatsLimit, { limit: 9 }, { id }), 401, "not_logged_in");
	for (const limit of [0, 21, 1.5, "3", undefined]) {
		const answer = await sam.send("PATCH", `/api/v1/account/user/${id}/chats-limit/`, { limit });
		refusal(answer, 400, "invalid_limit");
	}
	for (const other of [tess.id, "none", "0190a0a0-0000-7000-8000-00000000dead"]) {
		refusal(await dora.calls(setChatsLimit, { limit: 9 }, { id: other }), 404, "not_found");
	}
});
