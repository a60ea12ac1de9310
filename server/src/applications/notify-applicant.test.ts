import assert from "node:assert/strict";
import { decideApplication, finishTraining } from "@warmline/contract/applications/calls";
import { proposeInterview, reinstateVolunteer, suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { test } from "vitest";
import { lists } from "../../test/notices.ts";
import type { MemberPerson } from "../../test/person.ts";
import { volunteers } from "../../test/volunteers.ts";
import { scheduleDigests } from "../notifications/digest/schedule-digests.ts";

const cast = await volunteers();
const { dora, pool, platform, changes, isAccepted, hasSubmitted } = cast;

/** What was listed since the last time, the oldest first. */
const noticesOf = async (person: MemberPerson) => {
	const { results } = await lists(person);
	for (const { kind, actor } of results) assert.deepEqual([kind, actor], ["application", null]);
	return results.map(({ target }) => target.words).reverse();
};

test("whoever is mailed about an application or a record finds it among the notices, too", async () => {
	const person = await isAccepted("ana");
	const user = { user_id: person.id };
	const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
	assert.equal((await dora.calls(proposeInterview, { at }, user)).status, 200);
	await changes(person, { training_hours: 12 });
	assert.equal((await dora.calls(finishTraining, { reason: "Known for years." }, user)).status, 200);
	assert.equal((await dora.calls(suspendVolunteer, { reason: "For a while." }, user)).status, 200);
	assert.equal((await dora.calls(reinstateVolunteer, undefined, user)).status, 200);
	assert.deepEqual(await noticesOf(person), [
		"Your application has been accepted.",
		"We’ve proposed a time for your interview. Please tell us if it suits you.",
		"You’ve completed another step on the way to your first chat.",
		"Your training is complete. You can take chats now.",
		"A director has suspended your role. You can’t take chats for now.",
		"You can take chats again.",
	]);
	assert.deepEqual(await noticesOf(dora), []);
});

test("what is asked for is told, and not why: that stands in the mail", async () => {
	const person = await hasSubmitted("ben");
	const reason = "Please send your diploma.";
	const user = { user_id: person.id };
	assert.equal((await dora.calls(decideApplication, { decision: "ask", reason }, user)).status, 200);
	assert.deepEqual(await noticesOf(person), ["We need some more information for your application."]);
});

test("what a mail of its own told is in no mail that tells what is new", async () => {
	await scheduleDigests(platform);
	const { rows } = await pool.query("SELECT FROM jobs.job WHERE name = 'mail-notification-digest'");
	assert.equal(rows.length, 0);
});
