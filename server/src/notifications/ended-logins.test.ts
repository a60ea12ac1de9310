import assert from "node:assert/strict";
import { forgotPassword, logOut, resetPasswordCall } from "@warmline/contract/accounts/calls";
import { endOneSession, endOtherSessions, listSessions } from "@warmline/contract/accounts/security-calls";
import { resetSecondStep } from "@warmline/contract/members/security-calls";
import { subscribePush } from "@warmline/contract/notifications/calls";
import { afterAll, test } from "vitest";
import { linkIn, openMailbox } from "../../test/mailbox.ts";
import { logsIn, type MemberPerson } from "../../test/person.ts";
import { PushService } from "../../test/push-service.ts";
import { refusal } from "../../test/refusal.ts";
import { secondStepOf } from "../../test/second-step.ts";
import { society } from "../../test/society.ts";
import { forgetOldSessions } from "../accounts/sessions/sessions.ts";

const service = await new PushService().starts();
afterAll(() => service.ends());
const cast = await society({}, { outboundPolicy: service.outboundPolicy });
const { address, clock, config, dora, newBrowser, newMember, platform, pool } = cast;

const subscribes = async (member: MemberPerson, browser = service.browser()) => {
	assert.equal((await member.calls(subscribePush, browser.subscription)).status, 201);
	return browser;
};
const told = async ({ id }: MemberPerson): Promise<string[]> =>
	(await pool.query("SELECT endpoint FROM push_subscriptions WHERE member_id = $1 ORDER BY at", [id])).rows.map(
		({ endpoint }) => endpoint,
	);
const idOfThis = async (member: MemberPerson) =>
	listSessions.answer.parse((await member.calls(listSessions)).body).results[0]?.id ?? "";

test("a login that is ended takes its browser along, and no other; one that is logged out, too", async () => {
	const here = await newMember("abe", "listener");
	const [there, third] = [await logsIn(address, "abe"), await logsIn(address, "abe")];
	const own = await subscribes(here);
	const ended = await subscribes(there);
	const left = await subscribes(third);
	assert.deepEqual(await told(here), [own.endpoint, ended.endpoint, left.endpoint]);
	assert.equal((await here.calls(endOneSession, undefined, { session_id: await idOfThis(there) })).status, 204);
	assert.deepEqual(await told(here), [own.endpoint, left.endpoint]);
	assert.equal((await third.calls(logOut)).status, 204);
	assert.deepEqual(await told(here), [own.endpoint]);
});

test("a browser belongs to the login in which it was last heard of", async () => {
	const before = await newMember("ann", "listener");
	const now = await logsIn(address, "ann");
	const browser = await subscribes(before);
	await subscribes(now, browser);
	assert.equal((await now.calls(endOneSession, undefined, { session_id: await idOfThis(before) })).status, 204);
	assert.deepEqual(await told(now), [browser.endpoint]);
});

test("a login that was left alone goes on to be told, until all others are ended", async () => {
	const gone = await newMember("asa", "listener");
	const forgotten = await subscribes(gone);
	clock.passMinutes(13 * 60);
	await forgetOldSessions(platform.database.db, clock);
	const here = await logsIn(address, "asa");
	const own = await subscribes(here);
	assert.deepEqual(await told(here), [forgotten.endpoint, own.endpoint]);
	const { body } = await here.calls(endOtherSessions);
	assert.deepEqual(body, { ended: 0 });
	assert.deepEqual(await told(here), [own.endpoint]);
});

test("a new password, two-factor authentication, and one that is taken away end the notices of all logins that end", async () => {
	const mailbox = await openMailbox(config.DATA_DIR);
	const ava = await newMember("ava", "listener");
	await subscribes(ava);
	await newBrowser().calls(forgotPassword, { email: "ava@society.example" });
	const token = linkIn(await mailbox.next()).searchParams.get("token") ?? "";
	const word = "Another!2horse";
	assert.equal(
		(await newBrowser().calls(resetPasswordCall, { token, password: word, confirm_password: word })).status,
		200,
	);
	assert.deepEqual(await told(ava), []);

	const avi = await newMember("avi", "listener");
	await subscribes(await logsIn(address, "avi"));
	const own = await subscribes(avi);
	await secondStepOf(cast, avi);
	assert.deepEqual(await told(avi), [own.endpoint]);
	const director = await logsIn(address, "dora");
	assert.equal((await director.calls(resetSecondStep, {}, { member_id: avi.id })).status, 200);
	assert.deepEqual(await told(avi), []);
	refusal(await dora.calls(resetSecondStep, {}, { member_id: avi.id }), 401);
});

test("a browser that asks while its login is ended is not told", async () => {
	const here = await newMember("axel", "listener");
	const held = await pool.connect();
	await held.query("BEGIN");
	await held.query("DELETE FROM sessions WHERE member_id = $1", [here.id]);
	const asked = here.calls(subscribePush, service.browser().subscription);
	const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
	let done = false;
	void asked.finally(() => {
		done = true;
	});
	while (!done && (await pool.query(waiting)).rowCount === 0);
	await held.query("COMMIT");
	held.release();
	refusal(await asked, 401, "not_logged_in");
	assert.deepEqual(await told(here), []);
});
