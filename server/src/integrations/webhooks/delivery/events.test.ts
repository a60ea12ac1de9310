import assert from "node:assert/strict";
import { decideApplication, finishTraining } from "@warmline/contract/applications/calls";
import { leaveMessage } from "@warmline/contract/chats/after-calls";
import {
	type SentEventType,
	type WebhookEventData,
	webhookEventTypes,
	webhookPayload,
} from "@warmline/contract/integrations/webhook-events";
import { changeMemberRole } from "@warmline/contract/members/calls";
import { expect, test } from "vitest";
import { listenerAnswers, shiftTimesIn, submits } from "../../../../test/applicant.ts";
import { invitationsOf } from "../../../../test/invitations.ts";
import { books, plansShift } from "../../../../test/shifts.ts";
import { society } from "../../../../test/society.ts";
import { until } from "../../../../test/until.ts";
import { createsWebhook, verified, WebhookReceiver } from "../../../../test/webhook-receiver.ts";

const receiver = await new WebhookReceiver().starts();
const cast = await society(
	{ PUBLIC_URL: "https://warmline.example" },
	{ sweepMillis: 20, outboundPolicy: receiver.outboundPolicy },
);
const { dora, lina, sam, omar, noor, pool, newBrowser, newVisitor, newMember } = cast;
const me = "https://warmline.example/me";
const { secret } = await createsWebhook(dora, { url: receiver.origin, events: [...webhookEventTypes] });

/** The next event of this type, signed; others may come in between. */
const told = async <T extends SentEventType>(type: T): Promise<WebhookEventData[T]> => {
	for (;;) {
		const sent = verified(await receiver.next(), secret);
		const read = webhookPayload(type).safeParse(sent);
		if (read.success) return (sent as { data: WebhookEventData[T] }).data;
	}
};

test("an application that is submitted and decided is told, and what its applicant wrote is not", async () => {
	const answers = Object.values(listenerAnswers).filter(
		(one): one is string => typeof one === "string" && one.length > 12,
	);
	assert.ok(answers.length > 3);
	await submits(noor, await shiftTimesIn(pool, dora));
	const submitted = await told("application.submitted");
	expect(submitted).toEqual({
		application_id: expect.any(String),
		member_id: noor.id,
		kind: "listener",
		url: `${me}/applications/${noor.id}`,
	});
	const user = { user_id: noor.id };
	const decision = { decision: "ask", status: "submitted", reason: "canaryreason" } as const;
	assert.equal((await dora.calls(decideApplication, decision, user)).status, 200);
	const { application_id } = submitted;
	const decided = { application_id, member_id: noor.id, url: `${me}/applications/${noor.id}` };
	assert.deepEqual(await told("application.decided"), { ...decided, status: "asked" });
	await submits(noor, await shiftTimesIn(pool, dora));
	assert.equal((await told("application.submitted")).application_id, application_id);
	assert.equal((await dora.calls(decideApplication, { decision: "accept", status: "submitted" }, user)).status, 200);
	assert.deepEqual(await told("application.decided"), { ...decided, status: "accepted" });
	assert.equal((await dora.calls(finishTraining, { reason: "canaryreason" }, user)).status, 200);
	assert.deepEqual(await told("application.decided"), { ...decided, status: "certified" });
	const sent = receiver.received.map(({ body }) => body).join("\n");
	for (const words of [...answers, "canaryreason", noor.user.email ?? "", "Bergeron", "Noor"])
		assert.ok(!sent.includes(words), words);
});

test("a message that was left is told without a word of it, and whoever left it is not named", async () => {
	const left = { email: "canaryemail@mail.example", message: "canarywords", accept_terms: true as const };
	assert.equal((await newBrowser().calls(leaveMessage, left)).status, 201);
	const { rows } = await pool.query("SELECT id FROM left_messages");
	assert.deepEqual(await told("message.left"), { message_id: rows[0].id, url: `${me}/follow-ups` });
});

test("a request for help is told without its reason, and without anything of the visitor", async () => {
	await Promise.all([lina.connects(), sam.connects()]);
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport({ message: "canaryfirst" });
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	lina.says("raise_hand", { chat_id, reason: "beyond_scope" });
	assert.deepEqual(await told("help.requested"), { chat_id, url: `${me}/wall` });
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
	const sent = receiver.received.map(({ body }) => body).join("\n");
	for (const words of ["canary", "beyond_scope", "Lina"]) assert.ok(!sent.includes(words), words);
});

test("a member who joins, and one who has another role, are told by their ids", async () => {
	const { invites, accepts } = await invitationsOf(cast);
	const { id } = await newMember("piet", "trainee_listener");
	assert.equal((await dora.calls(changeMemberRole, { role: "listener" }, { member_id: id })).status, 200);
	assert.deepEqual(await told("member.role_changed"), {
		...{ member_id: id, from: "trainee_listener", to: "listener" },
		url: `${me}/members/${id}`,
	});
	const { token } = await invites({ email: "canaryada@mail.example" });
	assert.equal((await accepts(token, "canaryada")).status, 201);
	const { rows } = await pool.query("SELECT id FROM members WHERE username = 'canaryada'");
	const joined = rows[0].id;
	assert.deepEqual(await told("member.joined"), {
		member_id: joined,
		role: "listener",
		url: `${me}/members/${joined}`,
	});
	assert.ok(!receiver.received.some(({ body }) => /canary|Ada|Newman/.test(body)));
});

test("a shift that begins soon and is uncovered is told once, and again when it was covered in between", async () => {
	const shift_id = await plansShift(cast, { inHours: 5 });
	const first = await told("shift.uncovered");
	assert.equal(first.shift_id, shift_id);
	assert.deepEqual([...first.missing].sort(), ["listener", "supervisor"]);
	assert.match(first.url, /^https:\/\/warmline\.example\/me\/shift-manager\?from=\d{4}-\d\d-\d\d#/);
	await books(sam, shift_id, { part: "supervisor" });
	await books(omar, shift_id, { part: "listener" });
	await until(async () => (await pool.query("SELECT 1 FROM webhook_uncovered_shifts")).rowCount === 0);
	await pool.query(
		"UPDATE bookings SET ended_at = now(), ended_how = 'cancelled' WHERE shift_id = $1 AND part = 'listener'",
		[shift_id],
	);
	const again = await told("shift.uncovered");
	assert.deepEqual([again.shift_id, again.missing], [shift_id, ["listener"]]);
	await pool.query("UPDATE bookings SET ended_at = now(), ended_how = 'cancelled' WHERE shift_id = $1", [shift_id]);
	const worse = await told("shift.uncovered");
	assert.deepEqual([...worse.missing].sort(), ["listener", "supervisor"], "nobody is left");
	const all = receiver.received.filter(({ body }) => body.includes(shift_id));
	assert.equal(all.length, 3);
});
