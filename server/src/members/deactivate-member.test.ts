import assert from "node:assert/strict";
import { forgotPassword, logInCall, me, resetPasswordCall } from "@warmline/contract/accounts/calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { closeCodes } from "@warmline/contract/frames";
import { activateMember, deactivateMember, readMember } from "@warmline/contract/members/calls";
import { onlineMembers } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { linkIn, openMailbox } from "../../test/mailbox.ts";
import { logsIn, password } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { address, lina, omar, dora, noor, pool, takenBy, newBrowser } = cast;
const mailbox = await openMailbox(cast.config.DATA_DIR);

const member_id = lina.id;
const acts = async () => {
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { member: member_id })).body);
	return results.map(({ act, params }) => [act, params]);
};

test("who is deactivated is out at once: every session, every channel, every link and every chat", async () => {
	const secondPage = await logsIn(address, "lina");
	await Promise.all([lina, secondPage, omar].map((one) => one.connects()));
	const { visitor, chat_id } = await takenBy(lina);
	await lina.calls(forgotPassword, { email: "lina@society.example" });
	const link = linkIn(await mailbox.next());

	const deactivating = dora.calls(deactivateMember, { reason: "A long break." }, { member_id });
	assert.deepEqual(await Promise.all([lina.line.closes(), secondPage.line.closes()]), [
		closeCodes.notLoggedIn,
		closeCodes.notLoggedIn,
	]);
	const { result } = deactivateMember.answer.parse((await deactivating).body);
	assert.deepEqual(
		{ is_active: result.is_active, is_online: result.is_online, last_seen: result.last_seen },
		{ is_active: false, is_online: false, last_seen: null },
	);
	refusal(await lina.calls(me), 401, "not_logged_in");
	refusal(await secondPage.calls(me), 401, "not_logged_in");
	await lina.connects();
	assert.equal(await lina.line.closes(), closeCodes.notLoggedIn);

	await omar.hears("chat_requeued");
	omar.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Omar" });

	const token = link.searchParams.get("token") ?? "";
	const next = "Another!2horse";
	refusal(await newBrowser().calls(resetPasswordCall, { token, password: next, confirm_password: next }), 400);
	const { result: online } = onlineMembers.answer.parse((await dora.calls(onlineMembers)).body);
	assert.ok(!online.some(({ id }) => id === member_id));
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("the person hears of it by mail, calmly, and the log has the reason", async () => {
	const mail = await mailbox.next();
	assert.equal(mail.to, "lina@society.example");
	assert.equal(mail.subject, "Your account has been deactivated");
	assert.match(mail.text, /Nothing was deleted/);
	assert.ok(!mail.text.includes("A long break."));
	assert.deepEqual(await acts(), [["deactivate_member", { reason: "A long break." }]]);
});

test("a login of somebody deactivated is answered as a wrong password is, and no link is mailed", async () => {
	const right = refusal(await newBrowser().calls(logInCall, { username: "lina", password }), 401);
	const wrong = refusal(await newBrowser().calls(logInCall, { username: "lina", password: "Wrong!1horse" }), 401);
	assert.deepEqual(right, wrong);
});

test("deactivated again nothing happens, and nobody is told", async () => {
	const mails = await mailbox.count();
	assert.equal((await dora.calls(deactivateMember, undefined, { member_id })).status, 200);
	assert.equal((await acts()).length, 1);
	assert.equal(await mailbox.count(), mails);
});

test("who is activated logs in again as who they were", async () => {
	const { result } = activateMember.answer.parse((await dora.calls(activateMember, undefined, { member_id })).body);
	assert.equal(result.is_active, true);
	const back = await logsIn(address, "lina");
	assert.equal(back.user.role.role, "listener");
	const mail = await mailbox.next();
	assert.equal(mail.subject, "Your account is active again");
	assert.equal(linkIn(mail).pathname, "/login");
	assert.deepEqual(await acts(), [
		["activate_member", null],
		["deactivate_member", { reason: "A long break." }],
	]);
	assert.equal((await dora.calls(activateMember, undefined, { member_id })).status, 200);
	assert.equal((await acts()).length, 2);
});

test("frames that are on their way when somebody is locked out are not done", async () => {
	const back = await logsIn(address, "lina");
	await back.connects();
	const { visitor, chat_id } = await takenBy(back);
	const deactivating = dora.calls(deactivateMember, undefined, { member_id });
	// Said again and again until the connection is closed: none after the lock may be kept.
	let said = 0;
	while (back.line.closeCode === undefined) {
		back.says("send_message", { chat_id, message: `line ${said++}`, client_id: `c${said}` });
		await new Promise((done) => setImmediate(done));
	}
	await deactivating;
	const { rows: one } = await pool.query("SELECT count(*)::int AS n FROM messages WHERE sender_id = $1", [member_id]);
	const { rows: two } = await pool.query("SELECT count(*)::int AS n FROM messages WHERE sender_id = $1", [member_id]);
	assert.deepEqual(one, two);
	assert.ok(one[0].n < said, `${one[0].n} of ${said}`);
	const { rows } = await pool.query("SELECT status FROM chats WHERE id = $1", [chat_id]);
	assert.deepEqual(rows, [{ status: "waiting" }]);
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("a language that somebody applied in is the language of the mail", async () => {
	await pool.query(
		"INSERT INTO applications (id, member_id, kind, status, begun_at, updated_at, since, language) VALUES (gen_random_uuid(), $1, 'listener', 'draft', now(), now(), now(), 'fr')",
		[noor.id],
	);
	await dora.calls(deactivateMember, undefined, { member_id: noor.id });
	for (;;) {
		const mail = await mailbox.next();
		if (mail.to !== "noor@society.example") continue;
		assert.equal(mail.subject, "Votre compte est fermé pour le moment");
		assert.match(mail.text, /^Bonjour Noor,/);
		break;
	}
	const { body } = await dora.calls(readMember, undefined, { member_id: noor.id });
	assert.equal(readMember.answer.parse(body).result.is_active, false);
});
