import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendVerificationEmail } from "@warmline/contract/accounts/calls";
import { onTestFinished, test } from "vitest";
import { MailServer } from "../../../test/mail-server.ts";
import { readMail } from "../../../test/mailbox.ts";
import { society } from "../../../test/society.ts";
import { readConfig } from "../../config.ts";
import { systemClock } from "../clock.ts";
import { createMailer } from "./mailer.ts";

const mail = {
	to: "ada@mail.example",
	subject: "Hello",
	text: "Hello Ada,\n",
	html: "<p>Hello Ada,</p>",
	attachments: [{ name: "day.ics", type: "text/calendar", content: "BEGIN:VCALENDAR\n" }],
};

test("the same mail is written into the outbox once, also by the server after a crash", async () => {
	const folder = await mkdtemp(join(tmpdir(), "warmline-outbox-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: "https://warmline.example:8443" });
	const [id, other] = [randomUUID(), randomUUID()];
	for (const mailer of [createMailer(config, systemClock), createMailer(config, systemClock)]) {
		await mailer.send(mail, id);
		await mailer.send({ ...mail, subject: "Another one" }, other);
	}
	const names = await readdir(join(folder, "outbox"));
	assert.equal(names.length, 2, names.join());
	const [first, second] = await Promise.all(
		[id, other].map(async (one) => {
			const name = names.find((found) => found.endsWith(`-${one}.eml`));
			return readMail(await readFile(join(folder, "outbox", name ?? "")));
		}),
	);
	assert.deepEqual([first?.subject, second?.subject], ["Hello", "Another one"]);
	assert.equal(first?.messageId, `<${id}@warmline.example>`);
	assert.deepEqual(first?.attached, [{ name: "day.ics", type: "text/calendar", text: "BEGIN:VCALENDAR\n" }]);
});

test("a mail that is taken and fails after that is not sent again, and one that is not taken is", async () => {
	const mails = await new MailServer().starts();
	onTestFinished(() => mails.ends());
	const config = readConfig({ SMTP_URL: mails.url });
	const mailer = createMailer(config, systemClock);
	const id = randomUUID();
	mails.takes = () => false;
	await assert.rejects(mailer.send(mail, id), (error: Error) => {
		assert.match(error.message, /451/);
		assert.ok(!error.message.includes("ada@"), error.message);
		return true;
	});
	mails.takes = () => true;
	for (let tries = 0; tries < 3; tries++) await mailer.send(mail, id);
	assert.deepEqual(
		mails.taken.map(({ messageId }) => messageId),
		[`<${id}@localhost>`],
	);
});

test("a mail that is refused and mails that hang hold up no other, and the refused one comes later", async () => {
	const mails = await new MailServer().starts();
	let refused = 0;
	const { promise: over, resolve: endHanging } = Promise.withResolvers<number>();
	mails.refuses = (address) => {
		if (address.startsWith("hanging")) return over;
		return address.startsWith("refused") && refused++ === 0 ? 451 : undefined;
	};
	const { newMember, newBrowser, pool } = await society({ SMTP_URL: mails.url });
	onTestFinished(() => mails.ends());
	const names = ["hanging", "hanging-too", "refused", "anna", "bela", "cora", "dina", "emil", "fred"];
	for (const name of names) await newMember(name, "new_hire");
	await pool.query("UPDATE members SET is_verified = false WHERE username = ANY($1)", [names]);
	for (const name of names) {
		const { status } = await newBrowser().calls(sendVerificationEmail, { email: `${name}@society.example` });
		assert.equal(status, 200);
	}
	for (const name of names.slice(2)) await mails.has(`${name}@society.example`);
	assert.equal(refused, 2);
	endHanging(451);
	const ids = mails.taken.map(({ messageId }) => messageId);
	assert.equal(new Set(ids).size, names.length - 2);
});
