import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { forgotPassword, me } from "@warmline/contract/accounts/calls";
import { saveSupervisorApplication } from "@warmline/contract/applications/supervisor-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { addCannedResponse, addNote, notes, wrapUp } from "@warmline/contract/chats/agent-calls";
import { sendReferenceCheck } from "@warmline/contract/forms/calls";
import { closeCodes } from "@warmline/contract/frames";
import { deactivateMember, eraseMember, readMember } from "@warmline/contract/members/calls";
import { formerMember } from "@warmline/contract/members/former-member";
import { test } from "vitest";
import { documents } from "../../test/documents.ts";
import { foundAnywhere } from "../../test/found-anywhere.ts";
import { openMailbox } from "../../test/mailbox.ts";
import { logsIn } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { transcriptOf } from "../../test/transcript.ts";

const cast = await society();
const { address, pool, omar, sam, dora, newMember, takenBy, newBrowser, clock, config, platform } = cast;
const mailbox = await openMailbox(config.DATA_DIR);

/** Words that no other person and nothing else has. */
const traces = ["xenophanes", "quillfeather", "xandria"];

const uploads = async (person: Awaited<ReturnType<typeof newMember>>) => {
	await pool.query("UPDATE members SET applicant_type = 'supervisor' WHERE id = $1", [person.id]);
	await person.send("POST", "/api/v1/onboarding/supervisor-application/", { user: person.id });
	const form = new FormData();
	form.append("resume", new Blob([new Uint8Array(documents.pdf.bytes)]), "Quillfeather resume.pdf");
	form.append("education_comments", "I am Xandria Quillfeather.");
	const path = `/api/v1${saveSupervisorApplication.path.replace(":user_id", person.id)}`;
	const sent = await person.send("PUT", path, form);
	assert.equal(sent.status, 200, JSON.stringify(sent.body));
	const { rows } = await pool.query("SELECT c.id, a.id AS application FROM credentials c, applications a");
	return rows[0];
};

test("nothing of somebody erased is left anywhere, and what they said in chats stays without their name", async () => {
	const applicant = await newMember("xenophanes", "new_hire");
	await pool.query("UPDATE members SET first_name = 'Xandria', last_name = 'Quillfeather' WHERE id = $1", [
		applicant.id,
	]);
	const file = await uploads(applicant);
	const opened = await fetch(`${address}/api/v1/onboarding/supervisor-application/${applicant.id}/files/resume/`, {
		headers: { authorization: `Token ${dora.token}` },
	});
	assert.equal(opened.status, 200);
	await pool.query("UPDATE members SET role = 'supervisor' WHERE id = $1", [applicant.id]);

	const listener = await logsIn(address, "xenophanes");
	await Promise.all([listener, omar, sam].map((one) => one.connects()));
	const past = await takenBy(listener);
	listener.says("send_message", { chat_id: past.chat_id, message: "A line that stays" });
	await past.visitor.hears("new_message");
	await listener.calls(addNote, { body: "A note that stays" }, { chat_id: past.chat_id });
	past.visitor.says("end_chat");
	await listener.hears("chat_ended");
	await listener.calls(wrapUp, { summary: "Wrapped", heavy: true }, { chat_id: past.chat_id });
	const taken = await takenBy(omar);
	listener.says("take_over_chat", { chat_id: taken.chat_id });
	await taken.visitor.hears("chat_assigned", { agent_name: "Xandria" });
	listener.says("hand_back_chat", { chat_id: taken.chat_id });
	await taken.visitor.hears("chat_assigned", { agent_name: "Omar" });
	const open = await takenBy(listener);
	listener.says("duty_message", { message: "To all" });
	await listener.isDone();
	await listener.calls(addCannedResponse, { shortcut: "x", body: "Words", shared: false });
	await newBrowser().calls(forgotPassword, { email: "xenophanes@society.example" });
	const day = clock.now().toISOString().slice(0, 10);
	const names = { first_name: "Xandria", last_name: "Quillfeather" };
	await newBrowser().calls(sendReferenceCheck, { ...names, email: "Xenophanes@society.example", date: day });
	for (let mails = 0; mails < 3; mails++) await mailbox.next();
	await dora.calls(deactivateMember, { reason: "Quillfeather requested it." }, { member_id: listener.id });
	assert.equal(await listener.line.closes(), closeCodes.notLoggedIn);
	assert.ok((await foundAnywhere(pool, traces)).length > 10);

	const erased = await dora.calls(eraseMember, { username: " Xenophanes" }, { member_id: listener.id });
	assert.equal(erased.status, 204, JSON.stringify(erased.body));
	assert.deepEqual(await foundAnywhere(pool, traces), []);
	assert.ok(!(await readdir(join(config.DATA_DIR, "vault"))).includes(file.id));
	refusal(await dora.calls(readMember, undefined, { member_id: listener.id }), 404, "not_found");
	refusal(await listener.calls(me), 401, "not_logged_in");

	const { results } = notes.answer.parse((await dora.calls(notes, undefined, { chat_id: past.chat_id })).body);
	assert.deepEqual(
		results.map(({ author_name, body }) => [author_name, body]),
		[[formerMember, "A note that stays"]],
	);
	const said = (await transcriptOf(pool, platform.sealer, past.chat_id)).filter(({ sender }) => sender === "agent");
	assert.deepEqual(
		said.map(({ sender_name, message }) => [sender_name, message]),
		[[formerMember, "A line that stays"]],
	);
	omar.says("accept_chat", { chat_id: open.chat_id });
	await open.visitor.hears("chat_assigned", { agent_name: "Omar" });
	for (const { visitor } of [taken, open]) {
		visitor.says("end_chat");
		await visitor.hears("chat_ended");
	}
	const log = auditLog.answer.parse((await dora.calls(auditLog, undefined, { act: "erase_member" })).body).results;
	assert.deepEqual(
		log.map(({ about, params, member }) => [about?.name, params, member.name]),
		[[formerMember, { role: "supervisor" }, "Dora"]],
	);
});

test("who is there is erased at once, with their connection open and a visitor at the other end", async () => {
	const yuri = await newMember("yuri", "listener");
	await Promise.all([yuri, omar].map((one) => one.connects()));
	const { visitor, chat_id } = await takenBy(yuri);
	const erasing = dora.calls(eraseMember, { username: "yuri" }, { member_id: yuri.id });
	assert.equal(await yuri.line.closes(), closeCodes.notLoggedIn);
	assert.equal((await erasing).status, 204);
	omar.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Omar" });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("the username must be the right one, else nothing happens", async () => {
	const zora = await newMember("zora", "listener");
	const wrong = await dora.calls(eraseMember, { username: "zoran" }, { member_id: zora.id });
	const { errors, message } = refusal(wrong, 400, "wrong_username");
	assert.deepEqual(errors, { username: message });
	refusal(await dora.send("DELETE", `/api/v1/members/${zora.id}/`, {}), 400, "invalid_username");
	assert.equal((await zora.calls(me)).status, 200);
});

test("a name that was erased may be taken again, and is a new person", async () => {
	const again = await newMember("yuri", "listener");
	const { result } = readMember.answer.parse((await dora.calls(readMember, undefined, { member_id: again.id })).body);
	assert.equal(result.username, "yuri");
});

test("of two directors who erase somebody at once, both are done with it, and nobody sees a fault", async () => {
	const other = await newMember("dana", "director");
	const walt = await newMember("walt", "listener");
	const answers = await Promise.all(
		[dora, other].map((one) => one.calls(eraseMember, { username: "walt" }, { member_id: walt.id })),
	);
	assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 404]);
});
