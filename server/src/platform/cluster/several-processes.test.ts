import assert from "node:assert/strict";
import { listeners, logInCall, logOut } from "@warmline/contract/accounts/calls";
import { chatStatus } from "@warmline/contract/chats/calls";
import { onlineMembers } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { Browser } from "../../../test/browser.ts";
import { likes, publishes, readsPost } from "../../../test/feed.ts";
import { logsIn } from "../../../test/person.ts";
import { severalProcesses } from "../../../test/processes.ts";
import { refusal } from "../../../test/refusal.ts";

const { cast, others } = await severalProcesses(3);
const [second, third] = others;
assert.ok(second && third);
const { lina, sam, dora, tess } = cast;

test("a visitor at one process talks with a listener at another, and a supervisor at a third watches", async () => {
	const agent = second.at(lina);
	const watcher = third.at(sam);
	await agent.connects();
	await watcher.connects();
	const visitor = cast.newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	await agent.hears("new_unassigned_chat", { chat: { chat_id } });
	await watcher.hears("new_unassigned_chat", { chat: { chat_id } });
	agent.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Lina" });
	await watcher.hears("chat_assigned", { chat_id, agent_id: lina.id });
	watcher.says("join_chat_room", { chat_id });
	await watcher.line.isQuiet();
	for (let n = 1; n <= 20; n++) {
		const [from, to] = n % 2 ? [agent, visitor] : [visitor, agent];
		from.says("send_message", { ...(from === agent ? { chat_id } : {}), message: `line ${n}`, client_id: `c${n}` });
		await from.hears("new_message", { message: { client_id: `c${n}` } });
		await to.hears("new_message", { message: { message: `line ${n}`, seq: n + 1 } });
		await watcher.hears("new_message", { message: { seq: n + 1 } });
	}
	visitor.says("typing");
	await watcher.hears("typing", { chat_id, sender: "user" });
	watcher.says("coach_message", { chat_id, message: "Well said." });
	await agent.hears("coach_message", { message: "Well said." });
	watcher.says("take_over_chat", { chat_id });
	await agent.hears("chat_assigned", { chat_id, agent_id: sam.id });
	await visitor.hears("chat_assigned", { agent_name: "Sam" });
	// Who may no longer read it hears nothing more of it, wherever they are connected.
	visitor.says("send_message", { message: "for Sam alone" });
	await watcher.hears("new_message", { message: { message: "for Sam alone" } });
	await agent.line.isQuiet();
	assert.ok(!JSON.stringify(agent.line.heard).includes("for Sam alone"));
	visitor.says("end_chat");
	await watcher.hears("chat_ended", { chat_id });
	for (const { line } of [agent, watcher, visitor]) line.close();
});

const dorasName = { username: "dora" };
const linasName = { username: "lina" };

test("who is there is there for all processes", async () => {
	const asker = third.at(tess);
	const online = async () => {
		const { result } = onlineMembers.answer.parse((await asker.calls(onlineMembers)).body);
		return result.map(({ username }) => username);
	};
	const page = await asker.comesIn();
	const pageOfLina = await cast.lina.comesIn();
	while (!(await online()).includes("lina")) await page.hears("online");
	pageOfLina.close();
	while ((await online()).includes("lina")) await page.hears("online");
	page.close();

	const watcher = await third.at(dora).connects();
	await watcher.hears("listeners", { results: [dorasName] });
	const listener = second.at(lina);
	await listener.connects();
	await watcher.hears("listeners", { results: [dorasName, linasName] });
	const free = listeners.answer.parse((await cast.dora.calls(listeners)).body).results;
	assert.deepEqual(
		free.map(({ username }) => username),
		["dora", "lina"],
	);
	const status = chatStatus.answer.parse((await cast.newVisitor().calls(chatStatus)).body);
	assert.equal(status.listeners_available, 2);
	listener.line.close();
	await watcher.hears("listeners", { results: [dorasName] });
	watcher.close();
});

test("a session that ends at one process ends its channels at all of them", async () => {
	const member = await logsIn(cast.address, "omar");
	const lines = [await member.connects(), await second.at(member).connects(), await third.at(member).comesIn()];
	await second.at(member).calls(logOut);
	for (const line of lines) assert.equal(await line.closes(), 4401);
});

test("guesses at a password count together, whichever process they come to", async () => {
	const guesses = (address: string) =>
		new Browser(address).calls(logInCall, { username: "noor", password: "Not hers, 2026!" });
	const addresses = [cast.address, second.address, third.address];
	for (let n = 0; n < 10; n++) assert.equal((await guesses(addresses[n % 3] ?? "")).status, 401);
	for (const address of addresses) refusal(await guesses(address), 429, "too_many_requests");
});

test("what is posted and liked at one process is heard of and read at the others", async () => {
	const reader = third.at(tess);
	const page = await reader.comesIn();
	const { id } = await publishes(second.at(lina), "Written at another process");
	await page.hears("new_post", { post_id: id });
	await likes(sam, id);
	await page.hears("post_changed", { post_id: id, total_likes: 1 });
	assert.equal((await readsPost(reader, id)).total_likes, 1);
	page.close();
});

test("a process that goes in order takes its people with it, and another looks after the chats", async () => {
	const watcher = await cast.dora.connects();
	const listener = third.at(lina);
	await listener.connects();
	await watcher.hears("listeners", { results: [dorasName, linasName] });
	await third.goesDown();
	await watcher.hears("listeners", { results: [dorasName] });
	assert.deepEqual([cast.platform.cluster.leads(), second.platform.cluster.leads()], [true, false]);
	watcher.close();
});
