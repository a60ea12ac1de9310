import assert from "node:assert/strict";
import { listeners, logOut } from "@warmline/contract/accounts/calls";
import { chatStatus } from "@warmline/contract/chats/calls";
import { test } from "vitest";
import { setsPresence } from "../../../test/duty.ts";
import { listenersIn } from "../../../test/frames.ts";
import { logsIn } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, newBrowser, newMember, lina, sam, dora, tess, noor } = cast;

const namesNow = async () => {
	const { body } = await sam.calls(listeners);
	return listeners.answer.parse(body).results.map(({ username, open_chats }) => `${username} ${open_chats}`);
};

/** The state is told at most every 200 ms, so a state in between may never be told. */
const tells = async (username: string, isThere: boolean) => {
	for (;;) {
		const results = listenersIn(await sam.hears("listeners"));
		if (results.some((one) => one.username === username) === isThere) return;
	}
};

test("nobody is available before somebody connects, and connecting makes available (D6)", async () => {
	assert.deepEqual(await namesNow(), []);
	await lina.connects();
	assert.deepEqual(await namesNow(), ["lina 0"]);
	assert.equal(chatStatus.answer.parse((await newBrowser().calls(chatStatus)).body).listeners_available, 1);
	lina.line.close();
});

test("supervisors hear of it when somebody comes, sets themselves away, comes back and goes (D6)", async () => {
	await sam.connects();
	const eva = await newMember("eva", "listener");
	await eva.connects();
	await tells("eva", true);
	eva.says("set_available", { available: false });
	await eva.hears("availability", { available: false, open_chats: 0, limit: 3 });
	await tells("eva", false);
	eva.says("set_available", { available: true });
	await tells("eva", true);
	eva.line.close();
	await tells("eva", false);
});

test("an agent hears how many supervisors a call for help would reach: none while they are on a break or gone", async () => {
	const fay = await newMember("fay", "listener");
	await sam.connects();
	await fay.connects();
	await fay.hears("availability", { supervisors: 1 });
	sam.says("set_presence", { presence: "break" });
	await fay.hears("availability", { supervisors: 0 });
	sam.says("set_presence", { presence: "available" });
	await fay.hears("availability", { supervisors: 1 });
	fay.line.close();
});

test("a listener may ask who is available, to offer a chat, and is told nothing of it unasked (D6)", async () => {
	await lina.connects();
	await sam.connects();
	await tells("lina", true);
	assert.equal((await lina.calls(listeners)).status, 200);
	for (const member of [tess, noor]) refusal(await member.calls(listeners), 403, "forbidden");
	await lina.line.isQuiet();
	assert.ok(!lina.line.heard.some(({ action }) => action === "listeners"));
});

test("being away is kept when the connection is lost, and on every page of the member (D10)", async () => {
	await sam.connects();
	const far = await newMember("far", "listener");
	await far.connects();
	far.says("set_available", { available: false });
	await far.hears("availability", { available: false });
	far.line.close();
	await far.connects();
	await (await logsIn(cast.address, "far")).connects();
	assert.ok(!(await namesNow()).some((name) => name.startsWith("far")));
});

test("set_available takes true and false only (D6)", async () => {
	await lina.connects();
	for (const available of ["true", 1, null, undefined]) {
		lina.says("set_available", { available });
		await lina.hears("error", { code: "invalid_available" });
	}
});

test("whoever has three chats is not available until one ends (D6)", async () => {
	await sam.connects();
	const ben = await newMember("ben", "listener");
	await ben.connects();
	await tells("ben", true);
	const visitors = [newVisitor(), newVisitor(), newVisitor()];
	for (const visitor of visitors) {
		const { chat_id } = await visitor.asksForSupport();
		ben.says("accept_chat", { chat_id });
		await ben.hears("chat_assigned", { chat_id });
	}
	await tells("ben", false);
	assert.ok(!(await namesNow()).some((name) => name.startsWith("ben")));
	visitors[0]?.says("end_chat");
	await tells("ben", true);
	assert.ok((await namesNow()).includes("ben 2"));
});

test("one page of two closed keeps a member available, and logging out does not (A12, D6)", async () => {
	const ida = await newMember("ida", "listener");
	const first = await ida.connects();
	await ida.connects();
	first.close();
	const other = await logsIn(cast.address, "ida");
	assert.ok((await namesNow()).includes("ida 0"));
	assert.equal((await ida.calls(logOut)).status, 204);
	assert.equal(await ida.line.closes(), 4401);
	assert.ok(!(await namesNow()).includes("ida 0"));
	await other.connects();
	assert.ok(!(await namesNow()).includes("ida 0"));
	await setsPresence(other, "available");
	assert.ok((await namesNow()).includes("ida 0"));
});

test("supervisors and directors who are connected are available too (D6)", async () => {
	await dora.connects();
	assert.ok((await namesNow()).includes("dora 0"));
	dora.says("set_available", { available: false });
	await dora.hears("availability", { available: false });
	assert.ok(!(await namesNow()).includes("dora 0"));
});
