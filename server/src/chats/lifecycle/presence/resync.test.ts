import assert from "node:assert/strict";
import { logOut } from "@warmline/contract/accounts/calls";
import { eraseChat } from "@warmline/contract/chats/after-calls";
import { wrapUp } from "@warmline/contract/chats/agent-calls";
import { changeMemberRole } from "@warmline/contract/members/calls";
import pg from "pg";
import { onTestFinished, test } from "vitest";
import { chatsIn } from "../../../../test/frames.ts";
import { lostBroadcasts } from "../../../../test/lost-broadcasts.ts";
import { logsIn } from "../../../../test/person.ts";
import { severalProcesses } from "../../../../test/processes.ts";

const processes = await severalProcesses(2);
const { cast, others } = processes;
const [second] = others;
assert.ok(second);
const { deafen, noticesLoss } = await lostBroadcasts(processes);
const { dora } = cast;
/** At the process that hears nothing, and at the one where things happen. */
const [lina, omar, sam] = [second.at(cast.lina), second.at(cast.omar), second.at(cast.sam)];
const linaThere = cast.lina;
await Promise.all([lina.connects(), omar.connects(), sam.connects(), linaThere.connects()]);

/** A visitor at the process that hears nothing. */
const asks = async () => {
	const visitor = second.newVisitor();
	const { chat_id, visitor_token } = await visitor.asksForSupport();
	for (const agent of [lina, omar, sam, linaThere]) await agent.hears("new_unassigned_chat", { chat: { chat_id } });
	return { visitor, chat_id, visitor_token };
};
/** What happens at the first process while the second hears nothing of it, and then reads everything again. */
const whileDeaf = async (happens: () => Promise<void>) => {
	const hearsAgain = deafen(second.platform, cast.platform);
	await happens();
	await hearsAgain();
	for (const { line } of [lina, omar, sam, linaThere]) line.forgets();
	await noticesLoss();
	// With the settings the reading for an agent ends.
	for (const agent of [lina, omar, sam]) await agent.hears("settings");
};

test("many losses at once are one reading, and one more", async () => {
	for (const agent of [lina, omar, sam]) await agent.hears("settings");
	await Promise.all(Array.from({ length: 50 }, noticesLoss));
	for (const agent of [lina, omar, sam]) for (let n = 0; n < 2; n++) await agent.hears("settings");
	await lina.line.isQuiet();
	assert.equal(lina.line.heard.filter(({ action }) => action === "settings").length, 3);
});

test("a visitor who has not heard that somebody took their chat, or that it ended, is told", async () => {
	const { visitor, chat_id } = await asks();
	await whileDeaf(async () => {
		linaThere.says("accept_chat", { chat_id });
		await linaThere.hears("chat_assigned", { chat_id });
		linaThere.says("send_message", { chat_id, message: "I am here.", client_id: "a" });
		await linaThere.hears("new_message", { message: { client_id: "a" } });
	});
	await visitor.hears("new_message", { message: { message: "I am here.", seq: 2 } });
	await visitor.hears("fetch_messages", { status: "active", agent_name: "Lina", ended: null });
	await visitor.hears("agent_line", { connected: true });
	await whileDeaf(async () => {
		linaThere.says("end_chat", { chat_id });
		await linaThere.hears("chat_ended", { chat_id });
	});
	await visitor.hears("fetch_messages", { status: "ended", ended: { by: "agent" } });
	visitor.line.close();
});

test("every agent is told to reload their lists, and leaves an open chat that is another's now", async () => {
	const { visitor, chat_id } = await asks();
	// That the visitor is there is told at once, and when it has settled: with that their room is set, too.
	for (let n = 0; n < 2; n++) await sam.hears("chat_update", { chat_id });
	for (const agent of [omar, sam]) {
		agent.says("join_chat_room", { chat_id });
		await agent.line.isQuiet();
	}
	await whileDeaf(async () => {
		linaThere.says("accept_chat", { chat_id });
		await linaThere.hears("chat_assigned", { chat_id });
	});
	for (const agent of [omar, sam]) await agent.hears("chat_assigned", { chat_id, agent_id: lina.id });
	visitor.says("typing");
	visitor.says("send_message", { message: "For Lina alone.", client_id: "b" });
	await sam.hears("typing", { chat_id });
	await sam.hears("new_message", { message: { message: "For Lina alone." } });
	await omar.line.isQuiet();
	assert.ok(!JSON.stringify(omar.line.heard).includes("For Lina alone."));
	assert.ok(!omar.line.heard.some(({ action, chat_id: of }) => action === "typing" && of === chat_id));
	omar.says("fetch_unassigned_chats");
	assert.deepEqual(chatsIn(await omar.hears("unassigned_chats")), []);
	await whileDeaf(async () => {
		linaThere.says("end_chat", { chat_id });
		await linaThere.hears("chat_ended", { chat_id });
	});
	await sam.hears("chat_ended", { chat_id, by: "agent" });
	visitor.line.close();
});

test("a supervisor gets an alert that they missed, and the end of one; the alert of an ended chat ends", async () => {
	const { visitor, chat_id } = await asks();
	linaThere.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	const raise = async () => {
		linaThere.says("raise_hand", { chat_id, reason: "help" });
		await linaThere.hears("chat_update", { chat_id, hand: { reason: "help" } });
	};
	await whileDeaf(raise);
	await sam.hears("ring", { chat_id, why: "help" });
	await whileDeaf(async () => {
		linaThere.says("lower_hand", { chat_id });
		await linaThere.hears("chat_update", { chat_id, hand: null });
	});
	await sam.hears("ring_ended", { chat_id });
	sam.line.forgets();
	await raise();
	await sam.hears("ring", { chat_id });
	await whileDeaf(async () => {
		linaThere.says("end_chat", { chat_id });
		await linaThere.hears("chat_ended", { chat_id });
	});
	await sam.hears("ring_ended", { chat_id });
	visitor.line.close();
});

test("an offer that was withdrawn meanwhile is gone, and whose chat has ended is asked about it", async () => {
	const { visitor, chat_id } = await asks();
	linaThere.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	linaThere.says("transfer_chat", { chat_id, listener_id: omar.id, reason: "I have to go." });
	await omar.hears("transfer_offered", { chat_id });
	await whileDeaf(async () => undefined);
	const offers = async () => JSON.stringify(await omar.hears("transfers_offered"));
	assert.ok((await offers()).includes(chat_id));
	await whileDeaf(async () => {
		linaThere.says("withdraw_transfer", { chat_id });
		await linaThere.hears("transfer_closed", { chat_id });
	});
	assert.ok(!(await offers()).includes(chat_id));

	await whileDeaf(async () => {
		linaThere.says("end_chat", { chat_id });
		await linaThere.hears("wrap_up_due", { chat_id });
	});
	await lina.hears("wrap_up_due", { chat_id, by: "agent", messages: 1, again: true });
	assert.equal((await lina.calls(wrapUp, { heavy: false }, { chat_id })).status, 204);
	await whileDeaf(async () => undefined);
	assert.ok(!lina.line.heard.some(({ action, chat_id: of }) => action === "wrap_up_due" && of === chat_id));
	visitor.line.close();
});

test("a chat that its visitor erases at one process is closed for agents of the other", async () => {
	const { visitor, chat_id, visitor_token } = await asks();
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
	const browser = cast.newBrowser();
	browser.token = visitor_token;
	assert.equal((await browser.calls(eraseChat, undefined, { chat_id })).status, 204);
	for (const agent of [lina, sam, linaThere]) await agent.hears("chat_erased", { chat_id });
});

test("whose session has ended, or who has another role, is no longer let listen", async () => {
	const gone = await second.at(await logsIn(cast.address, "omar"));
	const other = second.at(await cast.newMember("olga", "listener"));
	await gone.connects();
	await other.connects();
	await whileDeaf(async () => {
		await gone.calls(logOut);
		const { status } = await dora.calls(changeMemberRole, { role: "supervisor" }, { member_id: other.id });
		assert.equal(status, 200);
	});
	assert.equal(await gone.line.closes(), 4401);
	assert.equal(await other.line.closes(), 1012);
});

test("when the database fails while it is read again, it is read again until it is there", async () => {
	const { visitor, chat_id } = await asks();
	const { database } = cast.databaseAddress;
	const owner = new pg.Client({ ...cast.databaseAddress, database: "postgres" });
	await owner.connect();
	onTestFinished(() => owner.end());
	const hearsAgain = deafen(second.platform, cast.platform);
	linaThere.says("accept_chat", { chat_id });
	await linaThere.hears("chat_assigned", { chat_id });
	await hearsAgain();
	await owner.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS false`);
	await owner.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [database]);
	await noticesLoss();
	const { status } = await second.newVisitor().send("GET", "/readyz");
	assert.equal(status, 503);
	await owner.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS true`);
	await visitor.hears("fetch_messages", { status: "active", agent_name: "Lina" });
	for (const { line } of [lina, omar, sam, linaThere, visitor]) line.close();
});
