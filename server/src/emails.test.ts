import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@warmline/contract/content/words";
import { test } from "vitest";
import { emailSamples } from "./email-samples.ts";
import { accountActivated } from "./members/emails/account.ts";
import { withLanguage } from "./platform/language.ts";
import type { Email } from "./platform/mail/email.ts";
import { renderEmail } from "./platform/mail/render-email.ts";

const publicUrl = "https://warmline.example";
const samples = emailSamples(publicUrl);

const ways = samples.flatMap(({ name, writes }) =>
	writes.map((write, n) => ({ name: writes.length > 1 ? `${name} (${n + 1})` : name, write })),
);

/** A director's subject stands as it was written. */
const ownWords = ({ subject }: Email) => typeof subject !== "string";

test("every email of a feature has a sample here", async () => {
	const files = globSync(["**/emails.ts", "**/emails/*.ts"], { cwd: import.meta.dirname });
	const written = new Set<unknown>(samples.map(({ email }) => email));
	assert.ok(files.length > 0);
	for (const file of files.filter((name) => !name.endsWith(".test.ts"))) {
		const exported: Record<string, unknown> = await import(join(import.meta.dirname, file));
		for (const [name, email] of Object.entries(exported)) assert.ok(written.has(email), `${file}: ${name}`);
	}
});

test.each(ways)("$name has a subject, a greeting and its link, in every language, as text and as HTML", ({ write }) => {
	const subjects = languages.map((language) => {
		const { link, paragraphs } = withLanguage(language, write);
		const mail = renderEmail(publicUrl, { to: "ada@mail.example", name: "Ada & Bo", language }, write);
		assert.ok(mail && mail.subject.trim() !== "" && paragraphs.length > 0);
		const hello = { en: "Hello", fr: "Bonjour" }[language];
		assert.ok(mail.text.startsWith(`${hello} Ada & Bo,\n\n`), mail.text);
		assert.ok(mail.html.includes(`lang="${language}"`) && mail.html.includes(`<p>${hello} Ada &amp; Bo,</p>`));
		for (const part of [mail.subject, mail.text, mail.html])
			assert.doesNotMatch(part, /\{\w+\}|undefined|null|NaN|Invalid|\[object/);
		for (const [url] of mail.text.matchAll(/https?:\S+/g)) assert.ok(url.startsWith(`${publicUrl}/`), url);
		if (link) {
			const under = "page" in link && language === "fr" ? `${publicUrl}/fr/` : `${publicUrl}/`;
			assert.ok(mail.text.includes(`\n${link.text}\n${under}`), mail.text);
			assert.ok(mail.html.includes(`<a href="${under}`), mail.html);
		}
		return mail.subject;
	});
	const expected = ownWords(write()) ? 1 : languages.length;
	assert.equal(new Set(subjects).size, expected, subjects.join(" | "));
});

test("the organisation itself is greeted without a name, and where there is nothing to tell there is no email", () => {
	const office = { to: "office@mail.example", language: languages[0] };
	assert.ok(renderEmail(publicUrl, office, accountActivated)?.text.startsWith("Hello,\n\n"));
	assert.equal(
		renderEmail(publicUrl, office, () => undefined),
		undefined,
	);
});
