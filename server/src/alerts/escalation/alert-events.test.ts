import assert from "node:assert/strict";
import { leaveMessage } from "@warmline/contract/chats/after-calls";
import { finishLeftMessage } from "@warmline/contract/chats/agent-calls";
import { test } from "vitest";
import { askedIn, escalates, hearsBy, latestAlert, logOf, prefers, wasSentLongAgo } from "../../../test/alerts.ts";
import { losesLine } from "../../../test/duty.ts";
import { openMailbox } from "../../../test/mailbox.ts";
import { books, plansShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society({}, { sweepMillis: 20 });
const { lina, sam, dora, omar, clock, config, pool, platform, takenBy, newBrowser, newMember } = cast;
const mailbox = await openMailbox(config.DATA_DIR);
clock.stop();
await pool.query("UPDATE members SET presence = 'away' WHERE username <> ALL($1)", [["lina", "sam"]]);
for (const one of [lina, sam, dora, omar]) await hearsBy(one, "mail");
await lina.connects();
await escalates(dora, "supervisor_disconnected", { enabled: false });

test("a request for help that no supervisor answers calls supervisors, and not the listener who asks", async () => {
	await escalates(dora, "help_requested", { supervisors_on_duty: 30 });
	const { chat_id, visitor } = await takenBy(lina);
	lina.says("raise_hand", { chat_id, reason: "help" });
	await lina.isDone();
	clock.passMinutes(0.6);
	const mail = await mailbox.next();
	assert.equal(mail.to, sam.user.email);
	assert.match(mail.text, /A listener is asking for a supervisor/);
	await sam.connects();
	sam.says("join_chat_room", { chat_id });
	const closed = await latestAlert(dora, "help_requested", ({ closed_at }) => closed_at !== null);
	assert.equal(closed.responded_by?.id, sam.id);
	assert.deepEqual(askedIn(closed), ["Sam mail"]);
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
});

test("a request for help that is withdrawn is nobody's response", async () => {
	await losesLine(sam, { platform });
	await wasSentLongAgo(cast);
	const { chat_id, visitor } = await takenBy(lina);
	lina.says("raise_hand", { chat_id, reason: "beyond_scope" });
	await lina.isDone();
	clock.passMinutes(0.6);
	assert.equal((await mailbox.next()).to, sam.user.email);
	lina.says("lower_hand", { chat_id });
	const closed = await latestAlert(dora, "help_requested", ({ closed_at }) => closed_at !== null);
	assert.equal(closed.responded_at, null);
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
});

test("a message that a visitor left calls supervisors until one of them has written back", async () => {
	await escalates(dora, "message_left", { supervisors_on_duty: 60 });
	const left = { email: "someone@mail.example", message: "Please write to me.", accept_terms: true as const };
	assert.equal((await newBrowser().calls(leaveMessage, left)).status, 201);
	clock.passMinutes(1.1);
	const mail = await mailbox.next();
	assert.equal(mail.to, sam.user.email);
	assert.doesNotMatch(mail.text + mail.html, /someone@mail|Please write to me/);
	const { rows } = await pool.query("SELECT id FROM left_messages");
	assert.equal((await sam.calls(finishLeftMessage, undefined, { message_id: rows[0].id })).status, 204);
	const closed = await latestAlert(dora, "message_left", ({ closed_at }) => closed_at !== null);
	assert.equal(closed.responded_by?.id, sam.id);
});

test("a shift that begins soon without a supervisor calls supervisors; then who can listen; a whole one nobody", async () => {
	await escalates(dora, "shift_uncovered", { supervisors_on_duty: 0, everyone: 0 });
	const id = await plansShift(cast, { inHours: 5 });
	const mail = await mailbox.next();
	assert.equal(mail.to, sam.user.email);
	assert.match(mail.text, /A shift that starts soon doesn’t have enough people/);
	await books(sam, id, { part: "supervisor" });
	assert.equal((await logOf(dora, "shift_uncovered"))[0]?.closed_at, null, "nobody listens yet");
	await books(omar, id, { part: "listener" });
	const closed = await latestAlert(dora, "shift_uncovered", ({ closed_at }) => closed_at !== null);
	assert.equal(closed.responded_by?.id, omar.id);
	await pool.query("UPDATE shifts SET off_at = now() WHERE id = $1", [id]);
});

test("when the last supervisor on duty has lost their connection, supervisors are called until one is back", async () => {
	await sam.connects();
	await escalates(dora, "supervisor_disconnected", { supervisors_on_duty: 30, everyone: 60 });
	const second = await newMember("second", "supervisor", "away");
	await hearsBy(second, "mail");
	await prefers(second, { agreed: true });
	await losesLine(sam, { platform });
	await latestAlert(dora, "supervisor_disconnected", ({ closed_at }) => closed_at === null);
	clock.passMinutes(0.6);
	assert.equal((await mailbox.next()).to, sam.user.email);
	clock.passMinutes(0.6);
	assert.equal((await mailbox.next()).to, second.user.email);
	await sam.connects();
	const closed = await latestAlert(dora, "supervisor_disconnected", ({ closed_at }) => closed_at !== null);
	assert.equal(closed.responded_by?.id, sam.id);
});

test("a kind that a director has turned off calls nobody, and what is open of it ends", async () => {
	await escalates(dora, "supervisor_disconnected", { enabled: false, supervisors_on_duty: 0 });
	await escalates(dora, "help_requested", { supervisors_on_duty: 0 });
	await wasSentLongAgo(cast);
	const before = await logOf(dora, "supervisor_disconnected");
	await losesLine(sam, { platform });
	const { chat_id } = await takenBy(lina);
	lina.says("raise_hand", { chat_id, reason: "help" });
	// The look that finds this one has looked at the others, too.
	assert.equal((await mailbox.next()).to, sam.user.email);
	assert.equal((await logOf(dora, "supervisor_disconnected")).length, before.length);
	await escalates(dora, "help_requested", { enabled: false });
	const closed = await latestAlert(dora, "help_requested", ({ closed_at }) => closed_at !== null);
	assert.equal(closed.responded_at, null);
});
