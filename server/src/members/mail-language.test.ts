import assert from "node:assert/strict";
import { signUpCall } from "@warmline/contract/accounts/calls";
import { changePassword } from "@warmline/contract/accounts/security-calls";
import type { BodyInputOf, Call } from "@warmline/contract/calls";
import { acceptInvitation } from "@warmline/contract/invitations/calls";
import { makeInvitationLink } from "@warmline/contract/invitations/link-calls";
import { readPreferences } from "@warmline/contract/preferences/calls";
import { test } from "vitest";
import { invitationsOf } from "../../test/invitations.ts";
import { logsIn, password } from "../../test/person.ts";
import { society } from "../../test/society.ts";
import { firstDirectorLink } from "../invitations/index.ts";
import { content } from "../platform/content/content.ts";

const cast = await society();
const { address, dora, newBrowser, platform, pool } = cast;
const { invites, mailbox } = await invitationsOf(cast);
const [agreement] = [...content().agreements.keys()];

/** From the French pages. */
const sendsInFrench = async <C extends Call>(call: C, body: BodyInputOf<C>) => {
	const answer = await newBrowser().send(call.method, `/api/v1${call.path}`, body, { "accept-language": "fr" });
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
};

const person = (username: string) => ({
	...{ first_name: "Ada", last_name: "Newman", username, password, confirm_password: password },
});
const joinsInFrench = (token: string, username: string, email?: string) =>
	sendsInFrench(acceptInvitation, { ...person(username), token, text_version: agreement, ...(email ? { email } : {}) });

const hasFrench = async (username: string) => {
	const { rows } = await pool.query(
		"SELECT chosen FROM member_preferences JOIN members ON members.id = member_id WHERE username = $1",
		[username],
	);
	assert.deepEqual(rows, [{ chosen: { language: "fr" } }]);
};

test("who accepts an invitation on the French pages has security emails in French", async () => {
	const { token } = await invites({ email: "ada@mail.example" });
	await joinsInFrench(token, "ada");
	const ada = await logsIn(address, "ada");
	assert.equal(readPreferences.answer.parse((await ada.calls(readPreferences)).body).result.language, "fr");
	const fresh = "Another!2horse";
	const change = { current_password: password, password: fresh, confirm_password: fresh };
	assert.equal((await ada.calls(changePassword, change)).status, 200);
	let mail = await mailbox.next();
	while (mail.to !== "ada@mail.example" || !/mot de passe/.test(mail.subject)) mail = await mailbox.next();
});

test("the language of the page is also kept of who registers, who comes by a link and the first director", async () => {
	await sendsInFrench(signUpCall, { ...person("reg"), email: "reg@mail.example", applicant_type: "listener" });
	await hasFrench("reg");

	const { body } = await dora.calls(makeInvitationLink, { role: "trainee_listener", uses: 1, days: 1 });
	const link = makeInvitationLink.answer.parse(body).result.url ?? "";
	await joinsInFrench(new URL(link).searchParams.get("invitation") ?? "", "lin", "lin@mail.example");
	await hasFrench("lin");

	await pool.query("UPDATE members SET role = 'new_hire'");
	await pool.query("DELETE FROM audit_log");
	const first = new URL((await firstDirectorLink(platform)) ?? assert.fail("there is no link"));
	await joinsInFrench(first.searchParams.get("invitation") ?? "", "fay", "fay@mail.example");
	await hasFrench("fay");
});
