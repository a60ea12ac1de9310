import assert from "node:assert/strict";
import {
	listEmails,
	previewEmail,
	publishContent,
	readContent,
	saveContentDraft,
} from "@warmline/contract/publishing/calls";
import { readContentFolder } from "@warmline/site/content-files";
import { test } from "vitest";
import { after } from "../../../test/after.ts";
import { MailServer } from "../../../test/mail-server.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { accountActivated } from "../../members/emails/account.ts";
import { setContent } from "../../platform/content/content.ts";
import { renderEmail } from "../../platform/mail/render-email.ts";

const mails = await new MailServer().starts();
after(() => mails.ends());
// The pages are rendered in the stories, from a build.
const { dora, lina, newBrowser } = await society({ SMTP_URL: mails.url }, { pages: "/nowhere" });
// One process runs all tests: what is in force here is not for the others.
after(() => setContent(readContentFolder()));

const hello = "Hello {name},";
const item = "/api/v1/content/emails/";

const saves = async (english: object, french: object = {}) => {
	const { draft, version } = readContent.answer.parse((await dora.send("GET", item)).body).result;
	const files = [
		{ path: "en/emails.json", text: JSON.stringify(english) },
		{ path: "fr/emails.json", text: JSON.stringify(french) },
	];
	const body = { files, revision: draft?.revision ?? 0, base: version };
	return saveContentDraft.answer.parse((await dora.send("PUT", `${item}draft/`, body)).body).result;
};
const previews = async (email: string, language = "en") => {
	const answer = await dora.send("POST", `/api/v1/emails/${email}/preview/`, { language });
	return previewEmail.answer.parse(answer.body).results;
};

test("every email is listed with all that it says, in both languages", async () => {
	const { results } = listEmails.answer.parse((await dora.calls(listEmails)).body);
	assert.ok(results.length > 30);
	assert.equal(new Set(results.map(({ name }) => name)).size, results.length);
	for (const { name, title, sentences } of results) {
		assert.ok(title !== "" && sentences.length > 0, name);
		for (const { sentence, texts } of sentences) assert.ok(texts.en && texts.fr, JSON.stringify(sentence));
	}
	const [greeting] = results[0]?.sentences ?? [];
	assert.deepEqual(greeting, {
		sentence: hello,
		texts: { en: hello, fr: "Bonjour {name}," },
		place: "text",
		others: results.length - 1,
	});
	const withoutSubject = results.filter(({ sentences }) => !sentences.some(({ place }) => place === "subject"));
	assert.deepEqual(
		withoutSubject.map(({ name }) => name),
		["directorsMessage", "formArrived"],
		"their subjects are what a director wrote, and the kind of a form with a name",
	);
	const reminder = results.find(({ name }) => name === "shiftReminder");
	assert.ok(reminder?.sentences.some(({ place }) => place === "button"));
	const digest = results.find(({ name }) => name === "notificationDigest");
	assert.ok(digest?.sentences.some(({ sentence }) => typeof sentence === "object" && sentence.one !== undefined));
	refusal(await lina.calls(listEmails), 403);
});

test("own words are seen in the preview and in a test email, and in every email once they are published", async () => {
	const { problems, revision } = await saves({ [hello]: "Dear {name}," }, { [hello]: "Chère ou cher {name}," });
	assert.deepEqual(problems, []);
	const [shown] = await previews("accountActivated");
	assert.match(shown?.text ?? "", /^Dear Ada,\n/);
	assert.match((await previews("accountActivated", "fr"))[0]?.text ?? "", /^Chère ou cher Ada,\n/);
	const page = await newBrowser().send("GET", `/api/v1/content-preview/${shown?.ticket}/`);
	assert.match(String(page.body), /<p>Dear Ada,<\/p>/);
	assert.match(
		page.headers.get("content-security-policy") ?? "",
		/default-src 'none'; style-src 'self' 'unsafe-inline'/,
	);

	const sent = await dora.send("POST", "/api/v1/emails/accountActivated/test/", { language: "en" });
	assert.equal(sent.status, 204, JSON.stringify(sent.body));
	const [{ text, subject } = assert.fail()] = await mails.has("dora@society.example");
	assert.match(subject, /^Test: /);
	assert.match(text, /^Dear Dora,/);

	const write = () =>
		renderEmail("https://warmline.example", { to: "a@mail.example", name: "Bo", language: "en" }, accountActivated)
			?.text ?? "";
	assert.match(write(), /^Hello Bo,/, "a draft changes nothing");
	publishContent.answer.parse((await dora.send("POST", `${item}publish/`, { revision })).body);
	assert.match(write(), /^Dear Bo,/);
});

test("a sentence that depends on a number has its own forms", async () => {
	const { results } = listEmails.answer.parse((await dora.calls(listEmails)).body);
	const digest = results.find(({ name }) => name === "notificationDigest");
	const key =
		digest?.sentences.flatMap(({ sentence }) => (typeof sentence === "object" ? [sentence.other] : []))[0] ?? "";
	await saves({ [key]: { one: "1 thing", other: "{count} things" } });
	assert.ok((await previews("notificationDigest")).some(({ text }) => text.includes("2 things")));
});

test("words with other placeholders, without words or with markup do no harm", async () => {
	const { problems, revision } = await saves({ [hello]: "Dear {nmae}," });
	assert.deepEqual(
		problems.map(({ path, field, says }) => [path, field, says.includes("{name}")]),
		[["en/emails.json", [hello], true]],
	);
	refusal(await dora.send("POST", `${item}publish/`, { revision }), 409, "content_problems");
	refusal(
		await dora.send("POST", "/api/v1/emails/accountActivated/preview/", { language: "en" }),
		409,
		"content_problems",
	);
	refusal(
		await dora.send("POST", "/api/v1/emails/accountActivated/test/", { language: "en" }),
		409,
		"content_problems",
	);
	assert.equal(
		(await saves({ "{count} more.": { one: "1 more, {nmae}.", other: "{count} more." } })).problems.length,
		1,
	);
	assert.equal((await saves({ [hello]: "" })).problems.length, 1);
	assert.deepEqual((await saves({ "A sentence of an older version": "x", [hello]: "<b>{name}</b>" })).problems, []);
	const [shown] = await previews("accountActivated");
	const page = await newBrowser().send("GET", `/api/v1/content-preview/${shown?.ticket}/`);
	assert.match(String(page.body), /&lt;b&gt;Ada&lt;\/b&gt;/);
	refusal(await dora.send("POST", "/api/v1/emails/nosuch/preview/", { language: "en" }), 404);
});
