import assert from "node:assert/strict";
import { leaveMessage } from "@warmline/contract/chats/after-calls";
import { test } from "vitest";
import { escalates, hearsBy, latestAlert, logOf } from "../../../test/alerts.ts";
import { losesLine, opensBy } from "../../../test/duty.ts";
import { openMailbox } from "../../../test/mailbox.ts";
import { society } from "../../../test/society.ts";

const cast = await society({}, { sweepMillis: 20 });
const { lina, sam, dora, clock, config, pool, platform, takenBy, newBrowser } = cast;
const mailbox = await openMailbox(config.DATA_DIR);
clock.stop();
await pool.query("UPDATE members SET presence = 'away' WHERE username <> ALL($1)", [["lina", "sam"]]);
await hearsBy(lina);
await hearsBy(sam, "mail");
await escalates(dora, "supervisor_disconnected", { supervisors_on_duty: 3600 });

const isCalled = () => latestAlert(dora, "supervisor_disconnected", ({ closed_at }) => closed_at === null);
const isOver = () => latestAlert(dora, "supervisor_disconnected", ({ closed_at }) => closed_at !== null);

test("a supervisor who forgot to check out is not missed while nobody listens either", async () => {
	await escalates(dora, "message_left", { supervisors_on_duty: 0 });
	const left = { email: "someone@mail.example", message: "Please write to me.", accept_terms: true as const };
	assert.equal((await newBrowser().calls(leaveMessage, left)).status, 201);
	// The look that finds this one has looked at the supervisors, too.
	assert.equal((await mailbox.next()).to, sam.user.email);
	assert.deepEqual(await logOf(dora, "supervisor_disconnected"), []);
});

test("one is missed while somebody listens and the chat is open, or a chat goes on", async () => {
	await lina.connects();
	await isCalled();
	await losesLine(lina, { platform });
	await isOver();
	await lina.connects();
	await isCalled();
	const { chat_id } = await takenBy(lina);
	await opensBy(dora, "shifts");
	await losesLine(lina, { platform });
	await escalates(dora, "supervisor_disconnected", { supervisors_on_duty: 0 });
	assert.match((await mailbox.next()).text, /No supervisor is connected/);
	await lina.connects();
	lina.says("end_chat", { chat_id });
	await isOver();
});
