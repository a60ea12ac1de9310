import assert from "node:assert/strict";
import { confirmEmailChange } from "@warmline/contract/accounts/email-change-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { eraseMember, exportMember } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { emailChanges } from "../../../test/email-change.ts";
import { foundAnywhere } from "../../../test/found-anywhere.ts";
import { logsIn } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { unzip } from "../../../test/unzip.ts";
import { forgetOldSessions } from "../sessions/sessions.ts";

const cast = await society();
const { clock, dora, newBrowser, newMember, platform, pool } = cast;
const { asks, begins, confirms, stateOf } = await emailChanges(cast);

const isChanged = (answer: { body: unknown }) => confirmEmailChange.answer.parse(answer.body).changed;

test("of two addresses that confirm at once, one makes the change take effect, once", async () => {
	const mia = await newMember("mia", "listener");
	const links = await begins(mia, "mia.new@mail.example");
	const answers = await Promise.all([links.old, links.new].map(confirms));
	assert.deepEqual(answers.map(isChanged).toSorted(), [false, true]);
	assert.equal((await stateOf(mia)).email, "mia.new@mail.example");
	const log = auditLog.answer.parse((await dora.calls(auditLog, undefined, { member: mia.id })).body);
	assert.equal(log.results.length, 1);
});

test("of two changes at once one goes on, and the links of the other are good for nothing", async () => {
	const nia = await newMember("nia", "listener");
	const emails = ["nia.one@mail.example", "nia.two@mail.example"];
	for (const { status } of await Promise.all(emails.map((email) => asks(nia, email)))) assert.equal(status, 200);
	const { rows } = await pool.query("SELECT new_email FROM email_changes WHERE member_id = $1", [nia.id]);
	assert.equal(rows.length, 1);
	const nele = await newMember("nele", "listener");
	const first = await begins(nele, "nele.one@mail.example");
	const second = await begins(nele, "nele.two@mail.example");
	for (const token of [first.old, first.new]) refusal(await confirms(token), 400, "invalid_token");
	await confirms(second.old);
	assert.ok(isChanged(await confirms(second.new)));
	assert.equal((await stateOf(nele)).email, "nele.two@mail.example");
});

test("of two members who want the same address the first gets it, and the other hears it by their link", async () => {
	const [eva, ola] = [await newMember("eva", "listener"), await newMember("ola", "listener")];
	const email = "both@mail.example";
	const ofEva = await begins(eva, email);
	const ofOla = await begins(ola, email);
	for (const links of [ofEva, ofOla]) await confirms(links.old);
	const answers = await Promise.all([ofEva.new, ofOla.new].map(confirms));
	assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
	const lost = answers.find(({ status }) => status === 409) ?? assert.fail();
	refusal(lost, 409, "email_taken");
	const states = await Promise.all([eva, ola].map(stateOf));
	assert.equal(states.filter((one) => one.email === email).length, 1);
	assert.deepEqual(
		states.map(({ change }) => change),
		[null, null],
	);
});

test("an account that was registered with the address and not verified gives it up", async () => {
	const ida = await newMember("ida", "listener");
	const email = "registered@mail.example";
	const { status } = await newBrowser().send("POST", "/api/v1/account/user/", {
		...{ first_name: "Ada", last_name: "Byron", username: "registered", email, applicant_type: "listener" },
		...{ password: "Lantern!hill7", confirm_password: "Lantern!hill7" },
	});
	assert.equal(status, 201);
	const links = await begins(ida, email);
	await confirms(links.new);
	assert.ok(isChanged(await confirms(links.old)));
	const { rows } = await pool.query("SELECT claimed_email FROM members WHERE username = 'registered'");
	assert.deepEqual(rows, [{ claimed_email: email }]);
});

test("a change that nobody confirmed is deleted at night", async () => {
	const una = await newMember("una", "listener");
	await begins(una, "una.new@mail.example");
	const left = async () => (await pool.query("SELECT * FROM email_changes WHERE member_id = $1", [una.id])).rowCount;
	await forgetOldSessions(platform.database.db, clock);
	assert.equal(await left(), 1);
	clock.passMinutes(24 * 60 + 1);
	await forgetOldSessions(platform.database.db, clock);
	assert.equal(await left(), 0);
});

test("what came from a former address is in the copy of a member's data, and nothing of any address is left of who is erased", async () => {
	const yara = await newMember("yaraquill", "listener");
	const form = { first_name: "Yara", last_name: "Quill", date: clock.now().toISOString().slice(0, 10), topic: "" };
	await newBrowser().send("POST", "/api/v1/forms/reference-check/", { ...form, email: "yaraquill@society.example" });
	const links = await begins(yara, "xanthippe@mail.example");
	await confirms(links.old);
	assert.ok(isChanged(await confirms(links.new)));
	await begins(yara, "zarathustra@mail.example");
	const file = await fetch(`${cast.address}/api/v1/members/${yara.id}/export/`, {
		headers: { authorization: `Token ${yara.token}` },
	});
	assert.equal(file.status, 200, exportMember.path);
	const files = await unzip(Buffer.from(await file.arrayBuffer()));
	const person = JSON.parse(String(files.get("person.json")));
	assert.equal(person.account.email_change.new_email, "zarathustra@mail.example");
	assert.equal(person.account.former_emails[0].email, "yaraquill@society.example");
	assert.equal(person.forms.length, 1);
	const director = await logsIn(cast.address, "dora");
	assert.equal((await director.calls(eraseMember, { username: "yaraquill" }, { member_id: yara.id })).status, 204);
	assert.deepEqual(await foundAnywhere(pool, ["yaraquill", "xanthippe", "zarathustra"]), []);
});
