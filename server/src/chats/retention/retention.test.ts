import assert from "node:assert/strict";
import { eraseChat, leaveMessage } from "@warmline/contract/chats/after-calls";
import { addNote, finishLeftMessage, leftMessages, notes, wrapUp } from "@warmline/contract/chats/agent-calls";
import { chatMessages } from "@warmline/contract/chats/calls";
import { debriefs } from "@warmline/contract/chats/debrief-calls";
import { closeCodes } from "@warmline/contract/frames";
import { test } from "vitest";
import { foundAnywhere } from "../../../test/found-anywhere.ts";
import { logsIn } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { transcriptOf } from "../../../test/transcript.ts";
import { wordsOf } from "../message-encryption.ts";
import { forgetOldChats } from "../retention/forget-old-chats.ts";
import { encryptPlaintext } from "./encrypt-plaintext.ts";

const cast = await society();
const { address, pool, clock, platform, lina, sam, newVisitor, newBrowser } = cast;
await lina.connects();
await sam.connects();

/** Words that nothing else has. */
const canary = "zanzibarkanarie";
const day = 24 * 60;

/** A chat of which everything that can be said or recorded holds the canary; it goes on. */
const chatOfCanaries = async () => {
	const visitor = newVisitor();
	const asked = await visitor.asksForSupport({ message: `First ${canary}`, email: `${canary}@mail.example` });
	const { chat_id } = asked;
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	lina.says("send_message", { chat_id, message: `Hello ${canary}` });
	await visitor.hears("new_message", { message: { message: `Hello ${canary}` } });
	assert.equal((await lina.calls(addNote, { body: `A note: ${canary}` }, { chat_id })).status, 201);
	sam.says("coach_message", { chat_id, message: `Breathe, ${canary}` });
	await lina.hears("coach_message", { chat_id });
	return { visitor, ...asked };
};

const ends = async ({ visitor, chat_id }: Awaited<ReturnType<typeof chatOfCanaries>>) => {
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
	const said = { summary: `About ${canary}`, heavy: true };
	assert.equal((await lina.calls(wrapUp, said, { chat_id })).status, 204);
};

const erases = ({ chat_id, visitor_token }: { chat_id: string; visitor_token: string }) => {
	const browser = newBrowser();
	browser.token = visitor_token;
	return browser.calls(eraseChat, undefined, { chat_id });
};

const keysLeft = async (chatId: string) =>
	(await pool.query("SELECT key FROM chats WHERE id = $1", [chatId])).rows.map(({ key }) => key !== null);

test("nothing that is said in a chat or about it stands in the database in the clear, and all of it can be read", async () => {
	const chat = await chatOfCanaries();
	await ends(chat);
	await newBrowser().calls(leaveMessage, {
		email: `${canary}@mail.example`,
		message: `Left: ${canary}`,
		accept_terms: true,
	});
	assert.deepEqual(await foundAnywhere(pool, [canary]), []);
	const { body } = await sam.calls(chatMessages, undefined, { chat_id: chat.chat_id });
	assert.deepEqual(
		chatMessages.answer
			.parse(body)
			.results.slice(0, 2)
			.map(({ message }) => message),
		[`First ${canary}`, `Hello ${canary}`],
	);
	const noted = notes.answer.parse((await sam.calls(notes, undefined, { chat_id: chat.chat_id })).body).results;
	assert.deepEqual(
		noted.map((note) => note.body),
		[`A note: ${canary}`, `About ${canary}`],
	);
	const [left] = leftMessages.answer.parse((await sam.calls(leftMessages)).body).results;
	assert.deepEqual([left?.email, left?.message], [`${canary}@mail.example`, `Left: ${canary}`]);
});

test("what was put into one row cannot be read from another", async () => {
	const [one, other] = [await chatOfCanaries(), await chatOfCanaries()];
	await ends(one);
	await ends(other);
	await pool.query(
		`UPDATE messages m SET body = o.body FROM messages o
		WHERE m.chat_id = $1 AND o.chat_id = $1 AND m.seq = 1 AND o.seq = 2`,
		[one.chat_id],
	);
	await pool.query("UPDATE chats SET key = (SELECT key FROM chats WHERE id = $1) WHERE id = $2", [
		one.chat_id,
		other.chat_id,
	]);
	for (const { chat_id } of [one, other])
		await assert.rejects(transcriptOf(pool, platform.sealer, chat_id), /unable to authenticate/);
	// Whose list shows them sees everything else.
	sam.says("fetch_all_chats", { status: "ended" });
	const { chats } = await sam.hears("fetch_all_chats", { chats: [{ chat_id: other.chat_id, user: { email: null } }] });
	assert.ok(JSON.stringify(chats).includes(`${canary}@mail.example`));
});

test("a visitor erases their chat when it is over: their token opens it no longer, and nobody can read it", async () => {
	const chat = await chatOfCanaries();
	const { chat_id } = chat;
	refusal(await erases(chat), 409, "not_ended");
	refusal(await erases({ chat_id, visitor_token: "another" }), 401, "not_logged_in");
	await ends(chat);
	const before = await sam.calls(debriefs);
	assert.equal((await erases(chat)).status, 204);
	await chat.visitor.line.closes();
	assert.equal(chat.visitor.line.closeCode, closeCodes.notLoggedIn, "another window of theirs shows it no longer");
	for (const agent of [lina, sam]) await agent.hears("chat_erased", { chat_id });
	refusal(await erases(chat), 401, "not_logged_in");
	for (const agent of [lina, sam]) {
		refusal(await agent.calls(chatMessages, undefined, { chat_id }), 404, "not_found");
		refusal(await agent.calls(notes, undefined, { chat_id }), 404, "not_found");
		refusal(await agent.calls(addNote, { body: "Later" }, { chat_id }), 404, "not_found");
	}
	sam.says("fetch_all_chats", { status: "ended" });
	const { chats } = await sam.hears("fetch_all_chats");
	assert.ok(!JSON.stringify(chats).includes(chat_id));
	assert.deepEqual(await keysLeft(chat_id), [false]);
	assert.deepEqual(await transcriptOf(pool, platform.sealer, chat_id), []);
	// That it was heavy for its listener is still known, without a word of it.
	const heavy = (body: unknown) => debriefs.answer.parse(body).results.find((one) => one.chat_id === chat_id);
	assert.equal(heavy(before.body)?.summary, `About ${canary}`);
	assert.equal(heavy((await sam.calls(debriefs)).body)?.summary, null);
	assert.equal((await lina.calls(wrapUp, { summary: "Again", heavy: true }, { chat_id })).status, 204);
	assert.equal(heavy((await sam.calls(debriefs)).body)?.summary, null);
});

test("why a chat was given to somebody else is forgotten with the chat; that it was is not", async () => {
	const chat = await chatOfCanaries();
	const { chat_id } = chat;
	await cast.omar.connects();
	sam.says("transfer_chat", { chat_id, listener_id: cast.omar.id, reason: `Because of ${canary}` });
	await cast.omar.hears("chat_assigned", { chat_id });
	const params = async () =>
		(await pool.query("SELECT params FROM audit_log WHERE chat_id = $1 AND act = 'transfer_chat'", [chat_id])).rows;
	assert.deepEqual(await params(), [{ params: { reason: `Because of ${canary}` } }]);
	chat.visitor.says("end_chat");
	await chat.visitor.hears("chat_ended");
	assert.equal((await erases(chat)).status, 204);
	assert.deepEqual(await params(), [{ params: null }]);
});

test("what an earlier version stored in the clear can be read, and is sealed at the next start", async () => {
	const chat = await chatOfCanaries();
	await ends(chat);
	const { chat_id } = chat;
	const inTheClear = async (table: string, column: string) => {
		const { rows } =
			await pool.query(`SELECT t.id, t.${column} AS words, c.key FROM ${table} t JOIN chats c ON c.id = t.chat_id
			WHERE t.chat_id = '${chat_id}'`);
		for (const { id, words, key } of rows) {
			const clear = Buffer.concat([Buffer.of(0), Buffer.from(platform.sealer.open(key, wordsOf(id), words))]);
			await pool.query(`UPDATE ${table} SET ${column} = $1 WHERE id = $2`, [clear, id]);
		}
	};
	for (const [table, column] of [
		["messages", "body"],
		["chat_notes", "body"],
		["wrap_ups", "summary"],
	] as const)
		await inTheClear(table, column);
	const contact = Buffer.from(`\0${JSON.stringify({ email: `${canary}@mail.example`, ip_address: "192.0.2.1" })}`);
	await pool.query("UPDATE chats SET key = NULL, email_mark = NULL, contact = $1 WHERE id = $2", [contact, chat_id]);
	const before = await transcriptOf(pool, platform.sealer, chat_id);
	assert.ok((await foundAnywhere(pool, [canary])).length > 4);
	await encryptPlaintext(platform);
	assert.deepEqual(await foundAnywhere(pool, [canary]), []);
	assert.deepEqual(await transcriptOf(pool, platform.sealer, chat_id), before);
	sam.says("fetch_all_chats", { status: "ended", query: `${canary}@mail.example` });
	const { chats } = await sam.hears("fetch_all_chats", { chats: [{ chat_id }] });
	assert.ok(JSON.stringify(chats).includes("192.0.2.1"));
	await encryptPlaintext(platform);
	assert.deepEqual(await transcriptOf(pool, platform.sealer, chat_id), before);
});

test("a chat whose key was taken away keeps no server from starting, is named in the log and stays as it is", async () => {
	const [lost, old] = [await chatOfCanaries(), await chatOfCanaries()];
	await ends(lost);
	await ends(old);
	const { rows } = await pool.query("SELECT key FROM chats WHERE id = $1", [lost.chat_id]);
	const before = await transcriptOf(pool, platform.sealer, lost.chat_id);
	await pool.query("UPDATE chats SET key = NULL WHERE id = $1", [lost.chat_id]);
	// Beside it one of an earlier version, which comes after it.
	const { rows: words } = await pool.query(
		"SELECT m.id, m.body, c.key FROM messages m JOIN chats c ON c.id = m.chat_id WHERE c.id = $1",
		[old.chat_id],
	);
	await pool.query("DELETE FROM chat_notes WHERE chat_id = $1", [old.chat_id]);
	await pool.query("UPDATE wrap_ups SET summary = NULL WHERE chat_id = $1", [old.chat_id]);
	for (const { id, body, key } of words) {
		const clear = Buffer.concat([Buffer.of(0), Buffer.from(platform.sealer.open(key, wordsOf(id), body))]);
		await pool.query("UPDATE messages SET body = $1 WHERE id = $2", [clear, id]);
	}
	await pool.query("UPDATE chats SET key = NULL, contact = NULL WHERE id = $1", [old.chat_id]);
	const { rows: left } = await pool.query(
		"UPDATE left_messages l SET key = NULL FROM left_messages o WHERE l.id = o.id RETURNING l.id, o.key",
	);
	const told: object[] = [];
	const log = { ...platform.log, info: () => undefined, error: (what: object) => told.push(what) };

	await encryptPlaintext({ ...platform, log: Object.assign(Object.create(platform.log), log) });
	assert.deepEqual(told, [{ chat_id: lost.chat_id }, ...left.map(({ id }) => ({ left_message_id: id }))]);
	assert.deepEqual(await keysLeft(old.chat_id), [true]);
	assert.deepEqual(await keysLeft(lost.chat_id), [false]);
	for (const { id, key } of left) await pool.query("UPDATE left_messages SET key = $1 WHERE id = $2", [key, id]);
	await pool.query("UPDATE chats SET key = $1 WHERE id = $2", [rows[0]?.key, lost.chat_id]);
	assert.deepEqual(await transcriptOf(pool, platform.sealer, lost.chat_id), before, "once its key is found again");
});

test("a chat that cannot be erased keeps none after it, and is named in the log", async () => {
	const [stuck, next] = [await chatOfCanaries(), await chatOfCanaries()];
	for (const chat of [stuck, next]) await ends(chat);
	await pool.query(`
		CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
		CREATE TRIGGER refuse BEFORE DELETE ON messages FOR EACH ROW WHEN (OLD.chat_id = '${stuck.chat_id}')
			EXECUTE FUNCTION refuse()`);
	clock.passMinutes(2);
	const told: unknown[] = [];
	const log = Object.assign(Object.create(platform.log), { error: (what: { chat: string }) => told.push(what.chat) });
	await forgetOldChats({ ...platform, log }, 1 / day);
	assert.deepEqual(await keysLeft(next.chat_id), [false]);
	assert.deepEqual(await keysLeft(stuck.chat_id), [true]);
	assert.deepEqual(told, [stuck.chat_id]);
	await pool.query("DROP TRIGGER refuse ON messages");
	await forgetOldChats(platform, 1 / day);
	assert.deepEqual(await keysLeft(stuck.chat_id), [false]);
});

test("each night what was kept long enough is erased, and nothing else, however often it is begun", async () => {
	const left = async () =>
		leftMessages.answer.parse((await (await logsIn(address, "sam")).calls(leftMessages)).body).results;
	const [answered] = await left();
	const [old, young, living] = [await chatOfCanaries(), await chatOfCanaries(), await chatOfCanaries()];
	await ends(old);
	await sam.calls(finishLeftMessage, undefined, { message_id: answered?.id ?? "" });
	await newBrowser().calls(leaveMessage, { email: "open@mail.example", message: "Open", accept_terms: true });
	clock.passMinutes(2);
	await ends(young);
	clock.passMinutes(30 * day - 1);
	await forgetOldChats(platform, null);
	assert.deepEqual(await keysLeft(old.chat_id), [true], "until somebody erases it");
	await Promise.all([forgetOldChats(platform, 30), forgetOldChats(platform, 30)]);
	assert.deepEqual(await keysLeft(old.chat_id), [false]);
	for (const agent of [lina, sam]) await agent.hears("chat_erased", { chat_id: old.chat_id });
	for (const chat of [young, living]) {
		assert.deepEqual(await keysLeft(chat.chat_id), [true]);
		assert.ok((await transcriptOf(pool, platform.sealer, chat.chat_id)).length > 1);
	}
	assert.deepEqual(
		(await left()).map(({ message }) => message),
		["Open"],
	);
	const { rows } = await pool.query("SELECT count(*)::int AS n FROM left_messages WHERE erased_at IS NOT NULL");
	assert.deepEqual(rows, [{ n: 1 }]);
});
