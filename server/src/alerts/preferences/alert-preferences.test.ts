import assert from "node:assert/strict";
import {
	type AlertPreferences,
	changeAlertPreferences,
	confirmAlertPhone,
	readAlertPreferences,
	removeAlertPhone,
	setAlertPhone,
} from "@warmline/contract/alerts/calls";
import { alertKinds } from "@warmline/contract/alerts/kinds";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { afterAll, test } from "vitest";
import { escalates, hearsBy, latestAlert, prefers } from "../../../test/alerts.ts";
import { openMailbox } from "../../../test/mailbox.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { SmsGateway } from "../../../test/sms-gateway.ts";
import { society } from "../../../test/society.ts";

const gateway = await new SmsGateway().starts();
afterAll(() => gateway.ends());
const cast = await society(gateway.settings, { sweepMillis: 20 });
const { lina, omar, sam, dora, tess, clock, config, pool, newMember, newVisitor } = cast;
const mailbox = await openMailbox(config.DATA_DIR);
clock.stop();
await pool.query("UPDATE members SET presence = 'away'");
await escalates(dora, "supervisor_disconnected", { enabled: false });

const chosen = async (who: MemberPerson): Promise<AlertPreferences> =>
	readAlertPreferences.answer.parse((await who.calls(readAlertPreferences)).body).result;
const codeIn = (text: string) => /^\d{6}/.exec(text)?.[0] ?? "";
const confirms = (who: MemberPerson, code: string) => who.calls(confirmAlertPhone, { code });

test("at first everybody is alerted by all that costs nothing, is asked on duty only, and has no quiet hours", async () => {
	const { channels, ...rest } = await chosen(omar);
	for (const kind of alertKinds) assert.deepEqual(channels[kind], { page: true, push: true, mail: true, sms: false });
	assert.deepEqual(rest, {
		...{ agreed: false, quiet_hours: null, phone: null },
		offered: ["page", "push", "mail", "sms"],
	});
	refusal(await tess.calls(readAlertPreferences), 403, "forbidden");
});

test("what is left out of a change stays, each kind and each channel for itself", async () => {
	await prefers(omar, { channels: { message_left: { mail: false } }, agreed: true });
	await prefers(omar, { channels: { message_left: { push: false } }, quiet_hours: { from: "22:00", until: "07:30" } });
	const { channels, agreed, quiet_hours } = await chosen(omar);
	assert.deepEqual(channels.message_left, { page: true, push: false, mail: false, sms: false });
	assert.equal(channels.visitor_waiting.mail, true);
	assert.deepEqual([agreed, quiet_hours], [true, { from: "22:00", until: "07:30" }]);
	assert.deepEqual((await prefers(omar, { quiet_hours: null, agreed: false })).quiet_hours, null);
});

test("quiet hours that are no times, or nothing at all, are refused", async () => {
	for (const quiet_hours of [
		{ from: "24:00", until: "07:00" },
		{ from: "22:00", until: "22:00" },
		{ from: "soon", until: "07:00" },
	])
		refusal(await omar.calls(changeAlertPreferences, { quiet_hours }), 400, "invalid_quiet_hours");
});

test("a number gets nothing but a code until it is confirmed with it, and then text messages", async () => {
	const phone = await newMember("phone", "listener");
	const { result } = setAlertPhone.answer.parse(
		(await phone.calls(setAlertPhone, { number: "+1 (416) 555-0123" })).body,
	);
	assert.deepEqual(result.phone, { number: "+14165550123", confirmed: false });
	const sent = await gateway.next();
	assert.deepEqual([sent.to, sent.from], ["+14165550123", "+14165550100"]);
	assert.match(sent.text, /^\d{6} is your code for /);
	await hearsBy(phone, "sms");
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0 });
	await hearsBy(lina, "mail");
	await pool.query("UPDATE members SET presence = 'available' WHERE id = $1", [lina.id]);
	const visitor = newVisitor();
	await visitor.asksForSupport();
	assert.equal((await mailbox.next()).to, lina.user.email);
	refusal(await confirms(phone, codeIn(sent.text) === "000000" ? "111111" : "000000"), 400, "wrong_code");
	const confirmed = await confirms(phone, codeIn(sent.text));
	assert.equal(confirmed.status, 200);
	const text = await gateway.next();
	assert.equal(text.to, "+14165550123");
	assert.match(text.text, /: A visitor is waiting for someone to answer\. http/);
	refusal(await confirms(phone, codeIn(sent.text)), 400, "wrong_code");
	assert.equal(removeAlertPhone.answer.parse((await phone.calls(removeAlertPhone)).body).result.phone, null);
	await pool.query("UPDATE members SET presence = 'away'");
	visitor.says("end_chat");
	await latestAlert(dora, "visitor_waiting", ({ closed_at }) => closed_at !== null);
});

test("a code can be tried five times, for ten minutes; five are sent in an hour, and three a day to one number", async () => {
	const guesser = await newMember("guesser", "listener", "away");
	const asks = async (number = "+14165550124") => {
		const { status } = await guesser.calls(setAlertPhone, { number });
		assert.equal(status, 200);
		return codeIn((await gateway.next()).text);
	};
	const tried = await asks();
	const other = tried === "000000" ? "111111" : "000000";
	for (let n = 0; n < 5; n++) refusal(await confirms(guesser, other), 400, "wrong_code");
	refusal(await confirms(guesser, tried), 400, "wrong_code");
	const late = await asks();
	clock.passMinutes(11);
	refusal(await confirms(guesser, late), 400, "wrong_code");
	for (let n = 0; n < 3; n++) await asks(`+1416555013${n}`);
	refusal(await guesser.calls(setAlertPhone, { number: "+14165550134" }), 429, "too_many_requests");
	await lina.calls(setAlertPhone, { number: "+14165550124" });
	assert.equal((await gateway.next()).to, "+14165550124");
	refusal(await omar.calls(setAlertPhone, { number: "+14165550124" }), 429, "too_many_requests");
	refusal(await guesser.calls(setAlertPhone, { number: "555 0123" }), 400, "invalid_number");
});

test("a gateway that refuses is asked again, and the message goes out once; one that never answers is asked once", async () => {
	const [patient, unlucky] = [await newMember("patient", "listener"), await newMember("unlucky", "listener")];
	for (const [who, number] of [
		[patient, "+14165550125"],
		[unlucky, "+14165550126"],
	] as const) {
		await who.calls(setAlertPhone, { number });
		assert.equal((await confirms(who, codeIn((await gateway.next()).text))).status, 200);
	}
	await hearsBy(patient, "sms");
	await hearsBy(unlucky, "mail");
	const refusals = [429, 503];
	gateway.answers = () => refusals.shift() ?? 201;
	const visitor = newVisitor();
	await visitor.asksForSupport();
	const tries = [await gateway.next(), await gateway.next(), await gateway.next()];
	assert.deepEqual(
		tries.map(({ to, taken }) => [to, taken]),
		[false, false, true].map((taken) => ["+14165550125", taken]),
	);
	await latestAlert(dora, "visitor_waiting", ({ deliveries }) => deliveries.every(({ sent_at }) => sent_at !== null));
	assert.equal((await mailbox.next()).to, unlucky.user.email);
	gateway.answers = () => undefined;
	await hearsBy(unlucky, "sms");
	await gateway.next();
	const failed = await latestAlert(dora, "visitor_waiting", ({ deliveries }) =>
		deliveries.some(({ failed_at }) => failed_at !== null),
	);
	assert.equal(failed.deliveries.find(({ failed_at }) => failed_at !== null)?.status, "no_answer");
	gateway.answers = () => 201;
	await pool.query("UPDATE members SET presence = 'away'");
	visitor.says("end_chat");
	await latestAlert(dora, "visitor_waiting", ({ closed_at }) => closed_at !== null);
});

test("in their quiet hours, by their own clocks, nobody is alerted; afterwards they are, while it goes on", async () => {
	const now = clock.now();
	const timeIn = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString().slice(11, 16);
	const quiet = await newMember("quiet", "listener");
	assert.equal((await quiet.calls(changePreferences, { time_zone: "UTC" })).status, 200);
	await hearsBy(quiet, "mail");
	await prefers(quiet, { agreed: true, quiet_hours: { from: timeIn(-60), until: timeIn(3) } });
	await prefers(sam, { agreed: true });
	await hearsBy(sam, "mail");
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0, everyone: 180 });
	const visitor = newVisitor();
	await visitor.asksForSupport();
	assert.equal(
		(await mailbox.next()).to,
		sam.user.email,
		"the next group does not wait where nobody of the first can be told",
	);
	clock.passMinutes(3.5);
	assert.equal((await mailbox.next()).to, quiet.user.email);
	visitor.line.close();
});
