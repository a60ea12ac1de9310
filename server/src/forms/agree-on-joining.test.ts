import assert from "node:assert/strict";
import { test } from "vitest";
import { invitationsOf } from "../../test/invitations.ts";
import { openMailbox } from "../../test/mailbox.ts";
import { society } from "../../test/society.ts";
import { agreementWrittenIn } from "./agreement.ts";

const cast = await society();
const { accepts, invites } = await invitationsOf(cast);
const mailbox = await openMailbox(cast.config.DATA_DIR);

test("who signs the agreement on joining gets the email that it promises, as who sends the public form", async () => {
	const email = "ada@mail.example";
	const { token } = await invites({ email });
	assert.equal((await accepts(token, "ada")).status, 201);
	let mail = await mailbox.next();
	while (mail.subject !== "We’ve received your agreement") mail = await mailbox.next();
	assert.equal(mail.to, email);
	assert.match(mail.text, /Name: Ada Newman/);
	assert.doesNotMatch(mail.text, /City:/);
});

test("the agreement asks for a city and a province only where the form does", () => {
	assert.match(agreementWrittenIn("en")?.body ?? "", /where the form asks for them, also with my city and province/);
	assert.match(agreementWrittenIn("fr")?.body ?? "", /là où le formulaire les demande, aussi avec ma ville/);
});
