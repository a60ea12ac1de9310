import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { languages } from "@warmline/contract/content/words";
import { readAgreement, sendNda, sendReferenceCheck } from "@warmline/contract/forms/calls";
import { versionOfText } from "@warmline/site/text-version";
import { test } from "vitest";
import { linkIn, openMailbox } from "../../test/mailbox.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { society as content } from "../platform/society.ts";

const cast = await society();
const { newBrowser, pool, clock } = cast;
const behindProxy = await society({ TRUSTED_PROXIES: "127.0.0.1" });
const mailbox = await openMailbox(cast.config.DATA_DIR);
const agreement = await readFile(new URL("../../../content/en/pages/nda.md", import.meta.url), "utf8");

const day = (offset = 0) => new Date(clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
let people = 0;
const reference = () => {
	const email = `referee${people++}@mail.example`;
	return { first_name: "Ada", last_name: "Byron", email, date: day() };
};
const nda = () => ({
	name: "Noor Bergeron",
	email: `volunteer${people++}@mail.example`,
	city: "St. John's",
	province: "Newfoundland and Labrador",
	date: day(),
	agreed: true as const,
	text_version: versionOfText(agreement),
});
const stored = async (email: string) => {
	const { rows } = await pool.query("SELECT *, date::text FROM sent_forms WHERE email = $1", [email]);
	return rows;
};
/** The mails to the organisation and to the sender, in this order. */
const twoMails = async () => {
	const mails = [await mailbox.next(), await mailbox.next()];
	const toSociety = mails.find(({ to }) => to === content().applications_email);
	const toSender = mails.find(({ to }) => to !== content().applications_email);
	assert.ok(toSociety && toSender, JSON.stringify(mails.map(({ to }) => to)));
	return { toSociety, toSender };
};

test("a reference check form is kept, mailed to the organisation and acknowledged to its sender (N7)", async () => {
	const form = { ...reference(), first_name: " Ada & Co. " };
	const { status, body } = await newBrowser().calls(sendReferenceCheck, form);
	assert.equal(status, 201);
	assert.match(sendReferenceCheck.answer.parse(body).message, /^Thank you/);
	const [row, ...more] = await stored(form.email);
	assert.deepEqual(
		[more.length, row.kind, row.first_name, row.last_name, row.name, row.date, row.agreed_version, row.done_at],
		[0, "reference_check", "Ada & Co.", "Byron", "Ada & Co. Byron", form.date, null, null],
	);
	const { toSociety, toSender } = await twoMails();
	assert.equal(toSociety.subject, "Reference check: Ada & Co. Byron");
	for (const line of ["First name: Ada & Co.", "Last name: Byron", `Email: ${form.email}`, `Date: ${form.date}`]) {
		for (const { text } of [toSociety, toSender]) assert.ok(text.split("\n").includes(line), text);
	}
	assert.ok(toSociety.html.includes("<p>First name: Ada &amp; Co.</p>"), toSociety.html);
	assert.equal(toSender.to, form.email);
	assert.equal(toSender.subject, "We’ve received your reference check form");
	assert.ok(toSender.text.includes("We’ll write to you about the person who gave us your name."));
	assert.ok(toSender.text.includes(content().applications_email));
});

test("an agreement is kept with the text that was agreed to, mailed and acknowledged (N8)", async () => {
	const form = nda();
	assert.equal((await newBrowser().calls(sendNda, form)).status, 201);
	const [row] = await stored(form.email);
	assert.deepEqual(
		[row.kind, row.name, row.city, row.province, row.date, row.agreed_version],
		["nda", form.name, form.city, form.province, form.date, form.text_version],
	);
	const { rows } = await pool.query("SELECT language, body FROM agreed_texts WHERE version = $1", [row.agreed_version]);
	assert.deepEqual(rows, [{ language: "en", body: agreement }]);
	const { toSociety, toSender } = await twoMails();
	assert.equal(toSociety.subject, "Confidentiality agreement: Noor Bergeron");
	assert.equal(toSender.to, form.email);
	assert.equal(toSender.subject, "We’ve received your agreement");
	for (const { text } of [toSociety, toSender]) {
		for (const line of [
			`Name: ${form.name}`,
			`City: ${form.city}`,
			`Province: ${form.province}`,
			`Date: ${form.date}`,
		]) {
			assert.ok(text.split("\n").includes(line), text);
		}
	}
	assert.ok(toSociety.text.includes(form.text_version));
	assert.equal((await newBrowser().calls(sendNda, nda())).status, 201, "the same text, agreed to again");
	await twoMails();
});

test("the agreement is read with its version, and agreed to by it, in each language (N8)", async () => {
	for (const language of languages) {
		const read = await newBrowser().calls(readAgreement, undefined, { language });
		assert.equal(read.status, 200, JSON.stringify(read.body));
		const { result } = readAgreement.answer.parse(read.body);
		const file = await readFile(new URL(`../../../content/${language}/pages/nda.md`, import.meta.url), "utf8");
		assert.deepEqual(result, { version: versionOfText(file), language, text: file });
		const form = { ...nda(), text_version: result.version };
		assert.equal((await newBrowser().calls(sendNda, form)).status, 201);
		await twoMails();
	}
	const inEnglish = await newBrowser().calls(readAgreement);
	assert.equal(readAgreement.answer.parse(inEnglish.body).result.text, agreement);
	refusal(await newBrowser().calls(readAgreement, undefined, { language: "de" }), 400, "invalid_language");
});

test("who sends a form in French is answered in French, and the organisation reads English (N7, N8)", async () => {
	const inFrench = { "accept-language": "fr" };
	const referee = reference();
	await newBrowser().send("POST", "/api/v1/forms/reference-check/", { ...referee, first_name: "Zoé" }, inFrench);
	const first = await twoMails();
	assert.equal(first.toSociety.subject, "Reference check: Zoé Byron");
	assert.ok(first.toSociety.text.includes("First name: Zoé"));
	assert.equal(first.toSender.subject, "Nous avons reçu votre formulaire de référence");
	const lines = first.toSender.text.split("\n");
	for (const line of ["Bonjour Zoé,", "Prénom\u00a0: Zoé", `Courriel\u00a0: ${referee.email}`])
		assert.ok(lines.includes(line));
	assert.match(first.toSender.text, /Warmline, société d’écoute a bien reçu/);

	const french = await readFile(new URL("../../../content/fr/pages/nda.md", import.meta.url), "utf8");
	await newBrowser().send("POST", "/api/v1/forms/nda/", { ...nda(), text_version: versionOfText(french) }, inFrench);
	const second = await twoMails();
	assert.equal(second.toSender.subject, "Nous avons reçu votre entente");
	assert.equal(linkIn(second.toSender).pathname, "/fr/NDAForm");
	assert.equal(second.toSociety.subject, "Confidentiality agreement: Noor Bergeron");
});

test("nobody agrees without the tick, or to a text that is not the one of now (N8)", async () => {
	const form = nda();
	for (const agreed of [false, undefined, "yes", null]) {
		const answer = await newBrowser().send("POST", "/api/v1/forms/nda/", { ...form, agreed });
		const { message } = refusal(answer, 400, "invalid_agreed");
		assert.equal(message, "Please read the agreement and tick the box.");
	}
	const other = { ...form, text_version: versionOfText(`${agreement}!`) };
	refusal(await newBrowser().calls(sendNda, other), 409, "text_changed");
	assert.deepEqual(await stored(form.email), []);
});

test("a form with mistakes is refused by its first rule, and nothing is kept (N7, N8)", async () => {
	const { email, ...form } = reference();
	const answer = await newBrowser().send("POST", "/api/v1/forms/reference-check/", { ...form, first_name: "", email });
	const { message, errors } = refusal(answer, 400, "invalid_first_name");
	assert.deepEqual([message, errors], ["First Name is required.", { first_name: "First Name is required." }]);
	refusal(await newBrowser().send("POST", "/api/v1/forms/nda/", {}), 400, "invalid_name");
	assert.deepEqual(await stored(email), []);
});

test("a day is at most one day ahead, as it may be elsewhere (N7, N8)", async () => {
	const sentence = "This date is in the future. Please check it.";
	for (const ahead of [2, 400]) {
		const date = day(ahead);
		const { errors } = refusal(
			await newBrowser().calls(sendReferenceCheck, { ...reference(), date }),
			400,
			"invalid_date",
		);
		assert.deepEqual(errors, { date: sentence });
		refusal(await newBrowser().calls(sendNda, { ...nda(), date }), 400, "invalid_date");
	}
	assert.equal((await newBrowser().calls(sendReferenceCheck, { ...reference(), date: day(1) })).status, 201);
	await twoMails();
});

test("a form that a program filled in gets the same answer, and is neither kept nor mailed (N7, N8)", async () => {
	const [byProgram, byPerson] = [reference(), reference()];
	const before = await mailbox.count();
	const honeypot = await newBrowser().calls(sendReferenceCheck, { ...byProgram, topic: "Cheap watches" });
	const plain = await newBrowser().calls(sendReferenceCheck, { ...byPerson, topic: "" });
	assert.deepEqual([honeypot.status, honeypot.body], [plain.status, plain.body]);
	const agreed = nda();
	assert.equal((await newBrowser().calls(sendNda, { ...agreed, topic: "x" })).status, 201);
	const { toSender } = await twoMails();
	assert.equal(toSender.to, byPerson.email);
	assert.equal(await mailbox.count(), before + 2);
	assert.deepEqual([await stored(byProgram.email), await stored(agreed.email)], [[], []]);
	assert.equal((await stored(byPerson.email)).length, 1);
});

test("an email gets four forms a day, of either kind, from wherever they come (N7, N8)", async () => {
	const { email } = reference();
	const sends = (n: number) =>
		n % 2 === 0
			? newBrowser().calls(sendReferenceCheck, { ...reference(), email })
			: newBrowser().calls(sendNda, { ...nda(), email: email.toUpperCase() });
	for (const n of [0, 1, 2, 3]) assert.equal((await sends(n)).status, 201);
	for (const n of [4, 5]) {
		const answer = await sends(n);
		refusal(answer, 429, "too_many_requests");
		assert.ok(Number(answer.headers.get("retry-after")) > 3600);
	}
	const mailed: string[] = [];
	for (let n = 0; n < 8; n++) mailed.push((await mailbox.next()).to.toLowerCase());
	assert.deepEqual(mailed.toSorted(), [...Array(4).fill(content().applications_email), ...Array(4).fill(email)]);
	clock.passMinutes(24 * 60 + 1);
	assert.equal((await sends(6)).status, 201);
	await twoMails();
});

test("an address sends ten forms an hour, and others are not held up by it (N7, N8)", async () => {
	const from = (address: string) =>
		behindProxy
			.newBrowser()
			.send("POST", "/api/v1/forms/reference-check/", reference(), { "x-forwarded-for": address });
	for (let n = 0; n < 10; n++) assert.equal((await from("198.51.100.7")).status, 201);
	refusal(await from("198.51.100.7"), 429, "too_many_requests");
	assert.equal((await from("198.51.100.8")).status, 201);
	behindProxy.clock.passMinutes(61);
	assert.equal((await from("198.51.100.7")).status, 201);
});
