import assert from "node:assert/strict";
import { test } from "vitest";
import { TestChannel } from "../../test/channel.ts";
import { chatsIn } from "../../test/frames.ts";
import type { MemberPerson } from "../../test/person.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { newVisitor, newMember, lina, omar, sam, dora, noor, tess } = cast;
const channel = `${cast.address.replace("http", "ws")}/ws/agent/`;

const closeCodeOf = async (url: string) => {
	const line = await TestChannel.open(url);
	const code = await line.closes();
	assert.deepEqual(line.heard, []);
	return code;
};

const answerOf = {
	fetch_unassigned_chats: "unassigned_chats",
	fetch_my_assigned_chats: "assigned_chats",
	fetch_all_chats: "fetch_all_chats",
};
const asks = async (who: MemberPerson, list: keyof typeof answerOf, fields: Record<string, unknown> = {}) => {
	who.says(list, fields);
	const heard = await who.hears(answerOf[list]);
	return { chats: chatsIn(heard), next: typeof heard.next === "string" ? heard.next : null };
};
const idsOf = (chats: { chat_id: string }[]) => chats.map(({ chat_id }) => chat_id);

const allPages = async (who: MemberPerson, list: keyof typeof answerOf, limit: number, between = async () => {}) => {
	const ids: string[] = [];
	for (let cursor: string | null | undefined; cursor !== null; ) {
		const page = await asks(who, list, { limit, ...(cursor ? { cursor } : {}) });
		assert.ok(page.chats.length <= limit);
		ids.push(...idsOf(page.chats));
		cursor = page.next;
		await between();
	}
	return ids;
};

test("without a living session the channel closes with 4401, without a role in chats with 4403 (D10, D11)", async () => {
	assert.equal(await closeCodeOf(channel), 4401);
	assert.equal(await closeCodeOf(`${channel}?token=`), 4401);
	assert.equal(await closeCodeOf(`${channel}?token=dead`), 4401);
	const { visitor_token } = await newVisitor().asksForSupport();
	assert.equal(await closeCodeOf(`${channel}?token=${visitor_token}`), 4401);
	for (const member of [noor, tess]) assert.equal(await closeCodeOf(`${channel}?token=${member.token}`), 4403);
	for (const member of [lina, omar, sam, dora]) await (await member.connects()).isQuiet();
});

test("a listener who is not verified is kept out with 4403 (A4)", async () => {
	const una = await newMember("unverified", "listener");
	await cast.pool.query("UPDATE members SET is_verified = false WHERE id = $1", [una.id]);
	assert.equal(await closeCodeOf(`${channel}?token=${una.token}`), 4403);
});

test("those who wait are listed for every agent, the longest waiting first (D6, D7)", async () => {
	await Promise.all([lina.connects(), sam.connects()]);
	const asked: string[] = [];
	for (let n = 0; n < 3; n++) asked.push((await newVisitor().asksForSupport({ message: `number ${n}` })).chat_id);
	for (const agent of [lina, sam]) {
		const { chats } = await asks(agent, "fetch_unassigned_chats", { limit: 100 });
		assert.deepEqual(
			idsOf(chats).filter((id) => asked.includes(id)),
			asked,
		);
		const last = chats.at(-1) ?? assert.fail();
		assert.deepEqual(
			[last.status, last.assigned_agent, last.agent_name, last.last_message.message, last.seq, last.unread],
			["waiting", null, null, "number 2", 1, 1],
		);
	}
});

test("a listener has their own chats and nobody else's; a supervisor has all (D6, D7)", async () => {
	await Promise.all([lina.connects(), omar.connects(), sam.connects(), dora.connects()]);
	const [a, b] = [await newVisitor().asksForSupport(), await newVisitor().asksForSupport()];
	lina.says("accept_chat", { chat_id: a.chat_id });
	omar.says("accept_chat", { chat_id: b.chat_id });
	await lina.hears("chat_assigned", { chat_id: b.chat_id });
	await omar.hears("chat_assigned", { chat_id: a.chat_id });
	assert.deepEqual(idsOf((await asks(lina, "fetch_my_assigned_chats", { agent_id: lina.id })).chats), [a.chat_id]);
	assert.deepEqual(idsOf((await asks(omar, "fetch_my_assigned_chats")).chats), [b.chat_id]);
	for (const supervisor of [sam, dora]) {
		const { chats } = await asks(supervisor, "fetch_all_chats");
		assert.ok(idsOf(chats).includes(a.chat_id) && idsOf(chats).includes(b.chat_id));
		assert.equal(chats.find(({ chat_id }) => chat_id === b.chat_id)?.agent_name, "Omar");
	}
	lina.says("fetch_all_chats");
	await lina.hears("error", { code: "forbidden" });
	lina.says("fetch_my_assigned_chats", { agent_id: omar.id });
	await lina.hears("error", { code: "forbidden" });
	for (const [agent, { chat_id }] of [
		[lina, a],
		[omar, b],
	] as const) {
		agent.says("end_chat", { chat_id });
		await agent.hears("chat_ended", { chat_id });
	}
});

test("pages of a list show each chat once, also while others come and go (D6, D7)", async () => {
	await Promise.all([lina.connects(), sam.connects()]);
	const stay: string[] = [];
	for (let n = 0; n < 12; n++) stay.push((await newVisitor().asksForSupport()).chat_id);
	const leaving = await Promise.all(
		Array.from({ length: 5 }, async () => {
			const visitor = newVisitor();
			await visitor.asksForSupport();
			return visitor;
		}),
	);
	const comeAndGo = async () => {
		await newVisitor().asksForSupport();
		const visitor = leaving.pop();
		visitor?.says("end_chat");
		await visitor?.hears("chat_ended");
	};
	for (const [agent, list] of [
		[lina, "fetch_unassigned_chats"],
		[sam, "fetch_all_chats"],
	] as const) {
		let changes = 0;
		const ids = await allPages(agent, list, 5, async () => {
			if (changes++ < 3) await comeAndGo();
		});
		assert.equal(new Set(ids).size, ids.length, "none twice");
		assert.deepEqual(
			stay.filter((id) => !ids.includes(id)),
			[],
			"none missed",
		);
		const once = await allPages(agent, list, 100);
		assert.deepEqual(await allPages(agent, list, 1), once);
	}
});

test("a list is searched by the visitor's name and the agent's, and every sign counts as itself (D6)", async () => {
	await Promise.all([lina.connects(), sam.connects()]);
	const { chat_id } = await newVisitor().asksForSupport();
	await sam.send("POST", `/api/v1/chat/${chat_id}/update-caller-name/`, { new_name: "Zoë 50%_\\x" });
	for (const query of ["zoë", "50%_", "\\x", "  Zoë  "]) {
		assert.deepEqual(idsOf((await asks(lina, "fetch_unassigned_chats", { query })).chats), [chat_id], query);
	}
	for (const query of ["50_", "%%", "nobody", "'; --"]) {
		assert.deepEqual((await asks(lina, "fetch_unassigned_chats", { query })).chats, [], query);
	}
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	assert.deepEqual(idsOf((await asks(sam, "fetch_all_chats", { query: "LINA" })).chats), [chat_id]);
	lina.says("end_chat", { chat_id });
	await lina.hears("chat_ended", { chat_id });
});

test("a search with a NUL finds nothing and is no fault of the server (D6)", async () => {
	await lina.connects();
	lina.says("fetch_unassigned_chats", { query: "a\u0000b" });
	lina.says("fetch_my_assigned_chats");
	await lina.hears("assigned_chats");
	assert.deepEqual(
		lina.line.heard.filter(({ code }) => code === "internal_error"),
		[],
	);
});

for (const [field, value] of [
	["cursor", "not-a-cursor"],
	["cursor", ""],
	["cursor", 5],
	["limit", 0],
	["limit", 101],
	["limit", "many"],
	["query", "q".repeat(201)],
	["query", 5],
] as const) {
	test(`a list asked for with ${field} ${JSON.stringify(value).slice(0, 16)} is refused (D6)`, async () => {
		await sam.connects();
		for (const list of ["fetch_unassigned_chats", "fetch_my_assigned_chats", "fetch_all_chats"]) {
			sam.says(list, { [field]: value });
			await sam.hears("error", { code: `invalid_${field}` });
		}
	});
}

test("an id of oneself or of a chat in capital letters is understood (D7)", async () => {
	const { chat_id } = await newVisitor().asksForSupport();
	await Promise.all([lina.connects(), sam.connects()]);
	lina.says("fetch_my_assigned_chats", { agent_id: lina.id.toUpperCase() });
	await lina.hears("assigned_chats");
	sam.says("assign_chat", { chat_id: chat_id.toUpperCase(), listener_id: lina.id.toUpperCase() });
	await lina.hears("chat_assigned", { chat_id });
});
