import assert from "node:assert/strict";
import { logInCall, me, sendVerificationEmail, signUpCall } from "@warmline/contract/accounts/calls";
import { onTestFinished, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { MailServer } from "../../../test/mail-server.ts";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society({ PUBLIC_URL: "https://warmline.example" });
const mailbox = await openMailbox(cast.config.DATA_DIR);

const form = (username: string) => ({
	first_name: "Ada",
	last_name: "Byron",
	username,
	email: `${username}@mail.example`,
	password,
	confirm_password: password,
	applicant_type: "listener" as const,
});
const signsUp = async (browser: Browser, name: string, nickname = "") => {
	const { status } = await browser.calls(signUpCall, { ...form(name), nickname });
	assert.equal(status, 201);
	const { body } = await browser.calls(logInCall, { username: name, password });
	browser.token = logInCall.answer.parse(body).token;
};
/** Answers the link that comes by itself. */
const registers = async (...who: Parameters<typeof signsUp>): Promise<URL> => {
	await signsUp(...who);
	const mail = await mailbox.next();
	assert.equal(mail.to, `${who[1]}@mail.example`);
	return linkIn(mail);
};
const asksFor = (browser: Browser, email: string) => browser.calls(sendVerificationEmail, { email });
const isVerified = async (browser: Browser) => me.answer.parse((await browser.calls(me)).body).result.is_verified;
const presses = (browser: Browser, link: URL) => browser.send("GET", link.pathname + link.search);

const good = "/login?verified=true";
const expired = "/email-verification?expired=true";

test("the mailed link verifies once, and after that leads to the page for old links (A10, A2)", async () => {
	const browser = cast.newBrowser();
	await registers(browser, "ada");
	assert.equal((await asksFor(browser, "ADA@mail.example")).status, 200);
	const mail = await mailbox.next();
	assert.equal(mail.to, "ada@mail.example");
	const link = linkIn(mail);
	assert.equal(link.origin, "https://warmline.example");
	assert.ok(mail.html.includes(link.href));
	assert.equal(await isVerified(browser), false);
	const first = await presses(browser, link);
	assert.deepEqual([first.status, first.headers.get("location")], [302, good]);
	assert.equal(await isVerified(browser), true);
	const second = await presses(browser, link);
	assert.deepEqual([second.status, second.headers.get("location")], [302, expired]);
	assert.equal(await isVerified(browser), true);
});

test("who registers gets the link without asking for it, until they ask for another one (A9, A10)", async () => {
	const browser = cast.newBrowser();
	const link = await registers(browser, "byitself");
	assert.equal((await presses(browser, link)).headers.get("location"), good);
	assert.equal(await isVerified(browser), true);
	const other = await registers(cast.newBrowser(), "asks");
	await asksFor(browser, "asks@mail.example");
	await mailbox.next();
	assert.equal((await presses(browser, other)).headers.get("location"), expired);
});

test("a link pressed twice at once verifies, and counts once (A10)", async () => {
	const browser = cast.newBrowser();
	await registers(browser, "twice");
	await asksFor(browser, "twice@mail.example");
	const link = linkIn(await mailbox.next());
	const answers = await Promise.all(Array.from({ length: 6 }, () => presses(cast.newBrowser(), link)));
	assert.equal(answers.filter(({ headers }) => headers.get("location") === good).length, 1);
	assert.equal(await isVerified(browser), true);
});

test("a link is good for a day, a newer one takes its place, and a made-up one is good for nothing (A10)", async () => {
	const browser = cast.newBrowser();
	await registers(browser, "late");
	await asksFor(browser, "late@mail.example");
	const old = linkIn(await mailbox.next());
	cast.clock.passMinutes(2);
	await asksFor(browser, "late@mail.example");
	const newer = linkIn(await mailbox.next());
	assert.equal((await presses(browser, old)).headers.get("location"), expired);
	cast.clock.passMinutes(24 * 60 + 1);
	assert.equal((await presses(browser, newer)).headers.get("location"), expired);
	const path = "/api/v1/account/user/verify_email/";
	for (const query of ["", "?token=", "?token=x", "?token=a&token=b", "?token=%00", `?token=${"x".repeat(3000)}`]) {
		const { status, headers } = await browser.send("GET", path + query);
		assert.deepEqual([status, headers.get("location")], [302, expired], query);
	}
	assert.equal((await asksFor(browser, "late@mail.example")).status, 200);
	const again = linkIn(await mailbox.next());
	assert.equal((await presses(browser, again)).headers.get("location"), good);
});

test("a mail speaks the language of the page that asked for it, and its link leads to that language's pages (A10)", async () => {
	const browser = cast.newBrowser();
	await registers(browser, "amelie");
	const path = "/api/v1/account/user/verification_email/";
	const { body } = await browser.send("POST", path, { email: "amelie@mail.example" }, { "accept-language": "fr" });
	assert.match(sendVerificationEmail.answer.parse(body).message, /courriel/i);
	const mail = await mailbox.next();
	assert.equal(mail.subject, "Veuillez confirmer votre courriel");
	assert.match(mail.text, /^Bonjour Ada,\n\nMerci de votre inscription sous le nom d’utilisateur /);
	assert.match(mail.html, /<html lang="fr">.*Confirmer mon courriel/);
	const link = linkIn(mail);
	assert.equal((await presses(browser, link)).headers.get("location"), `/fr${good}`);
	assert.equal(await isVerified(browser), true);
	assert.equal((await presses(browser, link)).headers.get("location"), `/fr${expired}`);
	link.searchParams.set("lang", "//elsewhere.example");
	assert.equal((await presses(browser, link)).headers.get("location"), expired);
});

test("one mail a minute goes to an address, however often it is asked for (A10)", async () => {
	const browser = cast.newBrowser();
	await registers(browser, "often");
	const answers = await Promise.all(Array.from({ length: 5 }, () => asksFor(browser, "often@mail.example")));
	assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 429, 429, 429, 429]);
	await mailbox.next();
	const refused = await asksFor(browser, "OFTEN@mail.example");
	refusal(refused, 429, "too_many_requests");
	const wait = Number(refused.headers.get("retry-after"));
	assert.ok(wait > 0 && wait <= 60, String(wait));
	cast.clock.passMinutes(1.01);
	assert.equal((await asksFor(browser, "often@mail.example")).status, 200);
	await mailbox.next();
});

test("unknown and verified addresses are answered like others, and get no mail (A10)", async () => {
	const browser = cast.newBrowser();
	await registers(browser, "known");
	const before = await mailbox.count();
	const unknown = await asksFor(browser, "nobody@mail.example");
	const verified = await asksFor(browser, "lina@society.example");
	const known = await asksFor(browser, "known@mail.example");
	assert.deepEqual([unknown.body, verified.body], [known.body, known.body]);
	// Mails are made in the order in which they were asked for.
	assert.equal((await mailbox.next()).to, "known@mail.example");
	assert.equal(await mailbox.count(), before + 1);
	for (const email of ["", "x", null, 5]) {
		refusal(await browser.send("POST", "/api/v1/account/user/verification_email/", { email }), 400, "invalid_email");
	}
});

test("a name that would put a link, a line or an address into the mail is refused (A7, A10)", async () => {
	const links = ["Visit https://x.example", "//x.example", "x.example/in", "Ada x.example/a/l", "x/y.example", "a/1"];
	for (const nickname of ["<img src=x>", "Ada\r\nBcc: all", "ada@mail.example", ...links]) {
		refusal(await cast.newBrowser().calls(signUpCall, { ...form("sly"), nickname }), 400, "invalid_nickname");
	}
	await registers(cast.newBrowser(), "dear", "Anne-Marie O'Neil, Jr.");
});

test("with a mail server the mail goes there, and waits for it when it is busy (A10)", async () => {
	const mails = await new MailServer().starts();
	onTestFinished(() => mails.ends());
	let busy = true;
	mails.refuses = () => {
		if (!busy) return undefined;
		busy = false;
		return 451;
	};
	const posting = await society({ SMTP_URL: mails.url, MAIL_FROM: "Society <hello@society.example>" });
	const browser = posting.newBrowser();
	await signsUp(browser, "posted");
	const [mail] = await mails.has("posted@mail.example");
	const link = mail && linkIn(mail);
	assert.equal(link && (await presses(browser, link)).headers.get("location"), good);
	assert.equal(busy, false);
});
