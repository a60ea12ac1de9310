import assert from "node:assert/strict";
import { me } from "@warmline/contract/accounts/calls";
import { suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { chatMessages } from "@warmline/contract/chats/calls";
import { closeCodes } from "@warmline/contract/frames";
import { changeMemberRole, deactivateMember, eraseMember, readMember } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { openMailbox } from "../../test/mailbox.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { societyDay } from "../platform/society.ts";

const cast = await society();
const { newMember, lina, omar, dora, tess, pool, takenBy } = cast;
const mailbox = await openMailbox(cast.config.DATA_DIR);

const roleOf = async (id: string) =>
	(await pool.query("SELECT role FROM members WHERE id = $1", [id])).rows[0]?.role as string | undefined;

test("a new role is in force at once: for calls, for the lists, for the mailbox and in the audit log", async () => {
	const answer = await dora.calls(changeMemberRole, { role: "listener", reason: "Came back." }, { member_id: tess.id });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	assert.equal(changeMemberRole.answer.parse(answer.body).result.role, "listener");
	assert.equal(me.answer.parse((await tess.calls(me)).body).result.role.role, "listener");
	await tess.connects();
	await tess.isDone();
	const mail = await mailbox.next();
	assert.equal(mail.to, "tess@society.example");
	assert.equal(mail.subject, "You have a new role");
	assert.match(mail.text, /You are now a listener/);
	const [line] = auditLog.answer.parse((await dora.calls(auditLog, undefined, { act: "change_role" })).body).results;
	assert.deepEqual(
		{ about: line?.about, member: line?.member, params: line?.params },
		{
			about: { id: tess.id, name: "Tess" },
			member: { id: dora.id, name: "Dora" },
			params: { before: "trainee_listener", after: "listener", reason: "Came back." },
		},
	);
	tess.line.close();
});

test("the role somebody has already changes nothing and mails nobody", async () => {
	const mails = await mailbox.count();
	assert.equal((await dora.calls(changeMemberRole, { role: "listener" }, { member_id: tess.id })).status, 200);
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { act: "change_role" })).body);
	assert.equal(results.length, 1);
	assert.equal(await mailbox.count(), mails);
});

test("who loses the chats loses the channel, what is on its way on it, and the chats they have", async () => {
	await lina.connects();
	await omar.connects();
	const { visitor, chat_id } = await takenBy(lina);
	visitor.says("send_message", { message: "Only for Lina" });
	await lina.hears("new_message");
	const changing = dora.calls(changeMemberRole, { role: "trainee_listener" }, { member_id: lina.id });
	assert.equal(await lina.line.closes(), closeCodes.restart);
	assert.equal((await changing).status, 200);
	await omar.hears("chat_requeued");
	refusal(await lina.calls(chatMessages, undefined, { chat_id }), 403, "forbidden");
	await lina.connects();
	assert.equal(await lina.line.closes(), closeCodes.forbidden);
	const { rows } = await pool.query("SELECT status, assigned_agent FROM chats WHERE id = $1", [chat_id]);
	assert.deepEqual(rows, [{ status: "waiting", assigned_agent: null }]);
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	assert.equal((await mailbox.next()).to, "lina@society.example");
});

test("a new role ends a suspension: there is no role before it to come back to", async () => {
	const read = async () =>
		readMember.answer.parse((await dora.calls(readMember, undefined, { member_id: omar.id })).body).result;
	const suspended = await dora.calls(suspendVolunteer, { reason: "Away." }, { user_id: omar.id });
	assert.equal(suspended.status, 200);
	assert.equal((await read()).suspended, true);
	await dora.calls(changeMemberRole, { role: "supervisor" }, { member_id: omar.id });
	const after = await read();
	assert.deepEqual({ role: after.role, suspended: after.suspended }, { role: "supervisor", suspended: false });
	const { rows } = await pool.query("SELECT * FROM volunteer_records WHERE suspended_from IS NOT NULL");
	assert.deepEqual(rows, []);
});

test("who is suspended and given the role of a trainee by hand stays a trainee", async () => {
	const ivo = await newMember("ivo", "listener");
	const until = societyDay(cast.clock.now());
	assert.equal((await dora.calls(suspendVolunteer, { reason: "Away.", until }, { user_id: ivo.id })).status, 200);
	const { status } = await dora.calls(changeMemberRole, { role: "trainee_listener" }, { member_id: ivo.id });
	assert.equal(status, 200);
	const kept = readMember.answer.parse((await dora.calls(readMember, undefined, { member_id: ivo.id })).body).result;
	assert.deepEqual([kept.role, kept.suspended], ["trainee_listener", false]);
	const { rows } = await pool.query("SELECT suspended_until FROM volunteer_records WHERE member_id = $1", [ivo.id]);
	assert.deepEqual(rows, [{ suspended_until: null }], "so nobody is reinstated after that day");
});

test("a director does none of it to themselves", async () => {
	const member_id = dora.id;
	refusal(await dora.calls(changeMemberRole, { role: "listener" }, { member_id }), 409, "yourself");
	refusal(await dora.calls(deactivateMember, undefined, { member_id }), 409, "yourself");
	refusal(await dora.calls(eraseMember, { username: "dora" }, { member_id }), 409, "yourself");
	assert.equal(await roleOf(dora.id), "director");
});

test("a role that is none is refused", async () => {
	const wrong = await dora.send("POST", `/api/v1/members/${omar.id}/role/`, { role: "boss" });
	assert.equal(refusal(wrong, 400).errors?.role, "Please choose a role.");
	assert.equal(refusal(await dora.send("POST", `/api/v1/members/${omar.id}/role/`, {}), 400).status, 400);
});

test("of two directors who take away each other's role at once, one stays, whatever they do and however often", async () => {
	const acts = [
		(by: typeof dora, to: typeof dora) => by.calls(changeMemberRole, { role: "listener" }, { member_id: to.id }),
		(by: typeof dora, to: typeof dora) => by.calls(deactivateMember, undefined, { member_id: to.id }),
		(by: typeof dora, to: typeof dora) => by.calls(eraseMember, { username: to.user.username }, { member_id: to.id }),
	];
	let first = dora;
	for (let round = 0; round < 9; round++) {
		const second = await newMember(`director${round}`, "director");
		const act = acts[round % acts.length];
		assert.ok(act);
		const answers = await Promise.all([act(first, second), act(second, first)]);
		const { rows } = await pool.query("SELECT id FROM members WHERE role = 'director' AND is_active");
		assert.equal(rows.length, 1, "one director is left");
		const codes = answers.map(({ status }) => status).sort();
		assert.ok(codes[0] === 200 || codes[0] === 204, String(codes));
		// Too late in the queue, or locked out before it came there.
		assert.ok([401, 403, 409].includes(codes[1] ?? 0), String(codes));
		first = rows[0]?.id === first.id ? first : second;
	}
});
