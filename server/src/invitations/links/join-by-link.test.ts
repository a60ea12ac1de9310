import assert from "node:assert/strict";
import { me } from "@warmline/contract/accounts/calls";
import { listForms } from "@warmline/contract/forms/calls";
import { openInvitation } from "@warmline/contract/invitations/calls";
import {
	type InvitationLink,
	listInvitationLinks,
	makeInvitationLink,
	revokeInvitationLink,
} from "@warmline/contract/invitations/link-calls";
import { changeMemberRole } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { invitationsOf } from "../../../test/invitations.ts";
import { linkIn } from "../../../test/mailbox.ts";
import { logsIn } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { forgetOldInvitations } from "../forget-old-invitations.ts";

const cast = await society({ PUBLIC_URL: "https://warmline.example" });
const { address, clock, dora, newBrowser, newMember, platform, pool } = cast;
const { accepts, mailbox, opens } = await invitationsOf(cast);

const makes = async (part: object = {}, by = dora): Promise<InvitationLink & { token: string }> => {
	const answer = await by.send("POST", "/api/v1/invitation-links/", {
		role: "trainee_listener",
		uses: 2,
		days: 7,
		...part,
	});
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
	const { result } = makeInvitationLink.answer.parse(answer.body);
	return { ...result, token: new URL(result.url ?? "").searchParams.get("invitation") ?? "" };
};
const joins = (token: string, username: string) => accepts(token, username, { email: `${username}@mail.example` });
const listed = async (id: string, by = dora) =>
	listInvitationLinks.answer.parse((await by.calls(listInvitationLinks)).body).results.find((one) => one.id === id);
const count = async (email: string) =>
	(await pool.query("SELECT 1 FROM members WHERE lower(email) = $1", [email])).rows.length;

test("who comes by a link has its role, and can do nothing until they have verified their email", async () => {
	const { token, url } = await makes();
	assert.ok(url?.startsWith("https://warmline.example/register?invitation="));
	const opened = openInvitation.answer.parse((await opens(token)).body).result;
	assert.deepEqual([opened.name, opened.email, opened.role], ["", null, "trainee_listener"]);
	refusal(await accepts(token, "nomail"), 400, "invalid_email");
	assert.equal((await joins(token, "ada")).status, 201);
	const ada = await logsIn(address, "ada");
	assert.deepEqual([ada.user.role.role, ada.user.is_verified], ["trainee_listener", false]);
	refusal(await ada.calls(listForms), 403, "not_verified");
	let mail = await mailbox.next();
	while (mail.to !== "ada@mail.example") mail = await mailbox.next();
	const { pathname, search } = linkIn(mail);
	assert.equal((await newBrowser().send("GET", pathname + search)).status, 302);
	assert.equal(me.answer.parse((await ada.calls(me)).body).result.is_verified, true);
	const { rows } = await pool.query("SELECT * FROM volunteer_records WHERE member_id = $1", [ada.id]);
	assert.ok(rows[0]?.nda_form_id);
	assert.equal(rows[0]?.certified_at, null, "a director certifies them, once they know them");
});

test("a link makes no more members than it may, however many come at once", async () => {
	const { id, token } = await makes({ uses: 3 });
	const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => joins(token, `crowd${n}`)));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 400, 400]);
	const link = await listed(id);
	assert.deepEqual([link?.state, link?.used, link?.url], ["used_up", 3, null]);
	refusal(await opens(token), 400, "invalid_token");
});

test("a username that is taken uses nothing up, and an email that is somebody's is told to them alone", async () => {
	const { id, token } = await makes({ uses: 2 });
	refusal(await joins(token, "lina"), 409, "username_taken");
	assert.equal((await listed(id))?.used, 0);
	const answer = await accepts(token, "other", { email: "OMAR@society.example" });
	assert.equal(answer.status, 201);
	let mail = await mailbox.next();
	while (mail.to !== "omar@society.example") mail = await mailbox.next();
	assert.equal(mail.subject, "You already have an account");
	assert.equal(await count("omar@society.example"), 1);
});

test("a link that was revoked, or whose maker is no director any more, opens nothing; nor does one after its time", async () => {
	const dina = await newMember("dina", "director");
	const [revoked, left, old] = [await makes(), await makes({}, dina), await makes({ days: 1 })];
	assert.equal((await dora.calls(revokeInvitationLink, undefined, { link_id: revoked.id })).status, 200);
	refusal(await dora.calls(revokeInvitationLink, undefined, { link_id: revoked.id }), 409, "not_open");
	await dora.calls(changeMemberRole, { role: "listener" }, { member_id: dina.id });
	for (const { token } of [revoked, left]) {
		refusal(await opens(token), 400, "invalid_token");
		refusal(await joins(token, "late"), 400, "invalid_token");
	}
	assert.deepEqual([(await listed(revoked.id))?.state, (await listed(left.id))?.state], ["revoked", "inactive"]);
	clock.passMinutes(24 * 60);
	refusal(await joins(old.token, "late"), 400, "invalid_token");
	const head = await newMember("hana", "director");
	assert.equal((await listed(old.id, head))?.state, "expired");
	assert.equal(await count("late@mail.example"), 0);
});

test("only a director makes a link, and never one for who takes chats or directs", async () => {
	const head = await logsIn(address, "hana");
	for (const part of [
		{ role: "listener" },
		{ role: "supervisor" },
		{ role: "director" },
		{ uses: 0 },
		{ uses: 101 },
		{ days: 31 },
		{ days: 0 },
	]) {
		const form = { role: "trainee_listener", uses: 2, days: 7, ...part };
		refusal(await head.send("POST", "/api/v1/invitation-links/", form), 400, `invalid_${Object.keys(part)[0]}`);
	}
	const sue = await newMember("sue", "supervisor");
	refusal(await sue.calls(makeInvitationLink, { role: "trainee_listener", uses: 1, days: 1 }), 403, "forbidden");
	refusal(await sue.calls(listInvitationLinks), 403, "forbidden");
	const { rows } = await pool.query("SELECT * FROM invitation_links");
	const { token } = await makes({}, head);
	assert.ok(rows.length > 0 && !JSON.stringify(rows).includes(token));
	clock.passMinutes(60 * 24 * 60);
	await forgetOldInvitations(platform);
	assert.equal((await pool.query("SELECT 1 FROM invitation_links")).rows.length, 0);
});
