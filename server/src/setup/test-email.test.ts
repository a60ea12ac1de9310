import assert from "node:assert/strict";
import { readSetup, sendTestEmail } from "@warmline/contract/setup/calls";
import { test } from "vitest";
import { after } from "../../test/after.ts";
import { MailServer } from "../../test/mail-server.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const mails = await new MailServer().starts();
after(() => mails.ends());
const withServer = await society({ SMTP_URL: mails.url });
const without = await society();

const emailStep = async ({ dora }: Awaited<ReturnType<typeof society>>) => {
	const { steps, facts } = readSetup.answer.parse((await dora.calls(readSetup)).body).result;
	return [facts.sends_email, steps.find(({ step }) => step === "email")?.state];
};

test("a test email goes to the director who asked, and only one that was taken makes the step done", async () => {
	const { dora } = withServer;
	mails.refuses = () => 451;
	refusal(await dora.calls(sendTestEmail), 409, "email_failed");
	assert.deepEqual(await emailStep(withServer), [true, "open"]);
	mails.refuses = () => undefined;
	assert.equal((await dora.calls(sendTestEmail)).status, 200);
	assert.deepEqual(
		mails.taken.map(({ to }) => to),
		["dora@society.example"],
	);
	assert.deepEqual(await emailStep(withServer), [true, "done"]);
	for (let more = 0; more < 3; more++) assert.equal((await dora.calls(sendTestEmail)).status, 200);
	refusal(await dora.calls(sendTestEmail), 429);
});

test("without a mail server nothing is sent, and the list says so", async () => {
	refusal(await without.dora.calls(sendTestEmail), 409, "no_mail_server");
	assert.deepEqual(await emailStep(without), [false, "open"]);
});
