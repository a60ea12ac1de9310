import assert from "node:assert/strict";
import { listOpenAlerts } from "@warmline/contract/alerts/calls";
import type { LoggedAlert } from "@warmline/contract/alerts/settings-calls";
import { test } from "vitest";
import { askedIn, escalates, hearsBy, latestAlert, logOf, prefers, wasSentLongAgo } from "../../../test/alerts.ts";
import { losesLine } from "../../../test/duty.ts";
import { openMailbox } from "../../../test/mailbox.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { society } from "../../../test/society.ts";
import { until } from "../../../test/until.ts";

const cast = await society({}, { sweepMillis: 20 });
const { lina, omar, sam, dora, clock, config, pool, newMember, newVisitor } = cast;
const mailbox = await openMailbox(config.DATA_DIR);
clock.stop();
await escalates(dora, "supervisor_disconnected", { enabled: false });
/** At the desk, and alerted by nothing. */
const host = await newMember("host", "listener");
await hearsBy(host);
await host.connects();

const shows = async (who: typeof lina) =>
	listOpenAlerts.answer.parse((await who.calls(listOpenAlerts)).body).results.map(({ kind }) => kind);

/** On duty still, with the line to the desk lost right now: two minutes later they would be off duty. */
const loseTheirLines = async (...people: MemberPerson[]) => {
	for (const one of people) {
		await one.connects();
		await losesLine(one, cast);
		await pool.query("UPDATE members SET presence = 'available' WHERE id = $1", [one.id]);
	}
};

const isAnswered = async (visitor: ReturnType<typeof newVisitor>, chat_id: string) => {
	host.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	host.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
};
const isOver = () => latestAlert(dora, "visitor_waiting", ({ closed_at }) => closed_at !== null);

test("a visitor who waits is told to listeners on duty, then supervisors, then who agreed; an answer ends it", async () => {
	await pool.query("UPDATE members SET presence = 'away' WHERE username <> ALL($1)", [["lina", "sam", "host"]]);
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 30, supervisors_on_duty: 60, everyone: 120 });
	for (const one of [lina, sam, omar]) await hearsBy(one, "mail");
	const asked = await newMember("asked", "listener", "away");
	await prefers(asked, { agreed: true });
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	assert.deepEqual(await logOf(dora, "visitor_waiting"), []);

	clock.passMinutes(0.6);
	const first = await mailbox.next();
	assert.equal(first.to, lina.user.email);
	assert.match(first.text, /A visitor is waiting for someone to answer/);
	assert.doesNotMatch(first.text + first.html, /Visitor|I would like to talk/);
	clock.passMinutes(0.5);
	assert.equal((await mailbox.next()).to, sam.user.email);
	clock.passMinutes(1);
	assert.equal((await mailbox.next()).to, "asked@society.example");
	await latestAlert(dora, "visitor_waiting", ({ deliveries }) => deliveries.every(({ sent_at }) => sent_at !== null));

	await isAnswered(visitor, chat_id);
	const closed = await isOver();
	assert.equal(closed.responded_by?.id, host.id);
	assert.equal(closed.step, "everyone");
	assert.deepEqual(askedIn(closed), ["Lina mail", "Sam mail", "Asked mail"]);
});

test("where somebody answers before the first group is asked, nobody is alerted", async () => {
	await wasSentLongAgo(cast);
	await loseTheirLines(lina, sam);
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 30 });
	const before = (await logOf(dora, "visitor_waiting")).length;
	const mails = await mailbox.count();
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	await isAnswered(visitor, chat_id);
	// A later one is told of, so the earlier one was looked at.
	const other = newVisitor();
	await other.asksForSupport();
	clock.passMinutes(0.6);
	await latestAlert(dora, "visitor_waiting", (alert) => alert.closed_at === null && alert.deliveries.length > 0);
	assert.equal((await logOf(dora, "visitor_waiting")).length, before + 1);
	assert.equal((await mailbox.next()).to, lina.user.email);
	assert.equal(await mailbox.count(), mails + 1);
	other.says("end_chat");
	await isOver();
});

test("one visitor after the other is one message in ten minutes, and another one after them if somebody waits still", async () => {
	await wasSentLongAgo(cast);
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0 });
	const [first, second, third] = [newVisitor(), newVisitor(), newVisitor()];
	const one = await first.asksForSupport();
	assert.equal((await mailbox.next()).to, lina.user.email);
	const mails = await mailbox.count();
	const isHeld = ({ deliveries }: LoggedAlert) => deliveries.some(({ status }) => status === "asked_lately");
	const other = await second.asksForSupport();
	await latestAlert(dora, "visitor_waiting", isHeld);
	await isAnswered(first, one.chat_id);
	await until(async () => (await logOf(dora, "visitor_waiting"))[1]?.closed_at !== null);
	const last = await third.asksForSupport();
	await until(async () => {
		const [newest, before] = await logOf(dora, "visitor_waiting");
		return newest?.id !== before?.id && newest?.closed_at === null && isHeld(newest) && before?.closed_at === null;
	});
	await wasSentLongAgo(cast);
	assert.equal((await mailbox.next()).to, lina.user.email);
	await until(async () => {
		const [, before] = await logOf(dora, "visitor_waiting");
		return before?.deliveries.every(({ sent_at }) => sent_at !== null) === true;
	});
	assert.equal((await logOf(dora, "visitor_waiting")).filter(isHeld).length, 1);
	assert.equal(await mailbox.count(), mails + 1);
	await isAnswered(second, other.chat_id);
	await isAnswered(third, last.chat_id);
	await isOver();
});

test("whoever is at the desk gets no email about what it shows; without it they do", async () => {
	await wasSentLongAgo(cast);
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0, supervisors_on_duty: 3600 });
	await lina.connects();
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	assert.equal((await mailbox.next()).to, sam.user.email);
	assert.deepEqual(askedIn(await latestAlert(dora, "visitor_waiting", () => true)), ["Sam mail"]);
	await losesLine(lina, cast);
	assert.equal((await mailbox.next()).to, lina.user.email);
	await isAnswered(visitor, chat_id);
	await isOver();
});

test("on an open page an alert is shown until it is over", async () => {
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0 });
	await hearsBy(omar, "page");
	await pool.query("UPDATE members SET presence = 'available' WHERE id = $1", [omar.id]);
	await omar.comesIn();
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	await omar.hears("alerts_changed");
	await until(async () => (await shows(omar)).includes("visitor_waiting"));
	assert.deepEqual(await shows(lina), [], "whoever was asked otherwise is shown none");
	await isAnswered(visitor, chat_id);
	await isOver();
	await omar.hears("alerts_changed");
});
