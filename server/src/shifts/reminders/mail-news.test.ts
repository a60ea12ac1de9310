import assert from "node:assert/strict";
import { listNotifications, subscribePush } from "@warmline/contract/notifications/calls";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { afterAll, test } from "vitest";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { lists } from "../../../test/notices.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { PushService } from "../../../test/push-service.ts";
import { hasPlace, rotaOf } from "../../../test/reminders.ts";
import { plansShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { notifyOfShifts, type ShiftNews } from "../notify-of-shifts.ts";
import { mailNews } from "./mail-news.ts";
import { sendReminders } from "./send-reminders.ts";

const service = await new PushService().starts();
afterAll(() => service.ends());
const cast = await society({}, { outboundPolicy: service.outboundPolicy });
const { omar, sam, pool, clock, platform, config, newMember } = cast;
const rota = rotaOf(cast);
const mailbox = await openMailbox(config.DATA_DIR);

const message = "shift_cancelled" as const;
const text = "Your shift has been cancelled.";
const tells = (...news: ShiftNews[]) =>
	inTransaction(platform.database.db, (work) => notifyOfShifts(platform, work, news));
const wants = async (member: MemberPerson, wish: object) =>
	assert.equal((await member.calls(changePreferences, wish)).status, 200);
const promisedTo = async (member: MemberPerson): Promise<number> =>
	(
		await pool.query("SELECT count(*)::int AS n FROM jobs.job WHERE name = 'shift-news' AND data->>'member_id' = $1", [
			member.id,
		])
	).rows[0].n;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const winter = new Date("2027-01-15T14:00Z");

test("news about a shift are in the list, and in a mail with its day and time on the reader's clocks", async () => {
	const member = await newMember("ali", "listener");
	await wants(member, { time_zone: "Europe/London" });
	const id = await plansShift(cast, { at: winter });
	await tells(
		{ member_id: member.id, message, shift: { id, starts_at: winter }, actor_id: sam.id },
		{ member_id: sam.id, message, shift: { id, starts_at: winter }, actor_id: sam.id },
	);
	const mail = await mailbox.next();
	assert.equal(mail.to, "ali@society.example");
	assert.equal(plain(mail.subject), "About the shift on Friday, January 15, 2027");
	assert.ok(mail.text.includes(text));
	assert.ok(plain(mail.text).includes("Friday, January 15, 2027 at 2:00 p.m. – 6:00 p.m. (Greenwich Mean Time)"));
	assert.equal(linkIn(mail).pathname, `/${member.id}/shift-manager`);
	const [notice] = (await lists(member)).results;
	assert.deepEqual(
		[notice?.kind, notice?.target.words, notice?.target.shift_at],
		["shift", text, winter.toISOString()],
	);
	// Nobody is told of what they did themselves.
	assert.equal(await promisedTo(sam), 0);
});

test("a mail says who covers a shift, and of a job that does not know it a colleague does", async () => {
	const member = await newMember("cleo", "listener");
	const id = await plansShift(cast, { inHours: 30 });
	const shift = { id, starts_at: new Date(clock.now().getTime() + 30 * 3_600_000) };
	await tells({ member_id: member.id, message: "shift_covered", shift, actor_id: omar.id });
	const mail = await mailbox.next();
	assert.equal(mail.to, "cleo@society.example");
	assert.ok(mail.text.includes("Your shift is covered. Omar will take your place."), mail.text);
	assert.equal((await lists(member)).results[0]?.target.words, "Your shift is covered. Omar will take your place.");
	const at = clock.now().toISOString();
	await mailNews(rota, { member_id: member.id, message: "shift_covered", shift_id: id, at }, "before");
	assert.ok((await mailbox.next()).text.includes("Your shift is covered. A colleague will take your place."));
});

test("what is told once is mailed once, however often it is done", async () => {
	const member = await newMember("bo", "listener");
	const shift = { id: await plansShift(cast, { at: winter }), starts_at: winter };
	const news = { member_id: member.id, message, shift, actor_id: null, same_as: "the same" };
	await tells(news);
	await Promise.all([tells(news), tells(news)]);
	assert.equal(await promisedTo(member), 1);
	await tells({ ...news, same_as: "another" });
	assert.equal(await promisedTo(member), 2);
	await mailbox.next();
	await mailbox.next();
});

test("no mail to who wants none or has no part any more, nor of what was to be known before a shift that is over", async () => {
	const [quiet, gone, late] = await Promise.all(["cam", "dee", "eli"].map((name) => newMember(name, "listener")));
	assert.ok(quiet && gone && late);
	await wants(quiet, { notify: { shift: { mail: false, push: false } } });
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [gone.id]);
	const now = clock.now();
	const hoursFrom = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
	const [next, over] = [await plansShift(cast, { inHours: 48 }), await plansShift(cast, { inHours: -5 })];
	const count = await mailbox.count();
	const job = { message, shift_id: next, at: now.toISOString() };
	await mailNews(rota, { ...job, member_id: quiet.id }, "n1");
	await mailNews(rota, { ...job, member_id: gone.id }, "n2");
	await mailNews(rota, { ...job, member_id: late.id, shift_id: over, at: hoursFrom(-6) }, "n3");
	assert.equal(await mailbox.count(), count);
	await mailNews(rota, { ...job, member_id: late.id, shift_id: over, at: hoursFrom(-0.5) }, "n4");
	assert.equal((await mailbox.next()).to, "eli@society.example");
});

test("a push of a reminder says when, on the reader's clocks, and leads to one's shifts; the digest does not repeat it", async () => {
	const member = await newMember("flo", "listener");
	const browser = service.browser();
	assert.equal((await member.calls(subscribePush, browser.subscription)).status, 201);
	await wants(member, { time_zone: "Asia/Tokyo" });
	const shift = await plansShift(cast, { inHours: 20 });
	await hasPlace(cast, member, shift);
	await hasPlace(cast, await newMember("sid", "supervisor"), shift, { part: "supervisor", hoursAgo: 0 });
	await pool.query("UPDATE shifts SET starts_at = date_trunc('hour', starts_at) WHERE id = $1", [shift]);
	await sendReminders(rota);
	const told: unknown = browser.reads((await service.next()).body);
	assert.ok(typeof told === "object" && told !== null && "body" in told && "url" in told);
	assert.match(
		plain(String(told.body)),
		/^Your shift starts (today|tomorrow)\.\n\w+, \w+\.? \d+, \d+:00 [ap]\.m\. GMT\+9$/,
	);
	assert.equal(told.url, `/${member.id}/shift-manager/mine`);
	await mailbox.next();
	const { rows } = await pool.query("SELECT mailed_at FROM notifications WHERE member_id = $1", [member.id]);
	assert.ok(rows.length === 1 && rows[0].mailed_at !== null);
});

test("in French: the sentence, the day and the clocks", async () => {
	const member = await newMember("gwen", "listener");
	await wants(member, { language: "fr" });
	const id = await plansShift(cast, { at: winter });
	await tells({
		member_id: member.id,
		message: "shift_starts_soon",
		shift: { id, starts_at: winter },
		actor_id: null,
	});
	const { subject, text } = await mailbox.next();
	assert.equal(plain(subject), "Au sujet du quart du vendredi 15 janvier 2027");
	assert.ok(text.includes("Votre quart commence bientôt."));
	assert.ok(plain(text).includes("vendredi 15 janvier 2027 à 9 h 00 – 13 h 00 (heure normale de l’Est)"));
	assert.ok(text.includes(`/fr/${member.id}/shift-manager/mine`));
});

test("who reads the list in French has the words in French, too", async () => {
	await wants(omar, { language: "fr" });
	const id = await plansShift(cast, { at: winter });
	await tells({
		member_id: omar.id,
		message: "shift_starts_soon",
		shift: { id, starts_at: winter },
		actor_id: null,
	});
	const { body } = await omar.send("GET", `/api/v1${listNotifications.path}`, undefined, { "accept-language": "fr" });
	assert.equal(listNotifications.answer.parse(body).results[0]?.target.words, "Votre quart commence bientôt.");
});
