import assert from "node:assert/strict";
import { answerReminder, readReminder } from "@warmline/contract/shifts/reminder-calls";
import { test } from "vitest";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { refusal } from "../../../test/refusal.ts";
import { hasPlace, rotaOf } from "../../../test/reminders.ts";
import { books, plansShift, setsRota } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { sendReminders } from "./send-reminders.ts";

const cast = await society();
const { lina, omar, sam, address, pool, clock, config, newMember, newBrowser } = cast;
const rota = rotaOf(cast);
const mailbox = await openMailbox(config.DATA_DIR);
const shiftIn = async (inHours: number) => {
	const shift = await plansShift(cast, { inHours, listeners: 9 });
	await hasPlace(cast, await newMember(`sup${(++made).toString(36)}`, "supervisor"), shift, { part: "supervisor" });
	await pool.query("UPDATE bookings SET reminded_day_at = booked_at WHERE shift_id = $1", [shift]);
	return shift;
};
let made = 0;

/** Among the mails of those who are asked to come. */
const reminderOf = async (member: typeof lina): Promise<URL> => {
	const mail = await mailbox.next();
	const link = linkIn(mail);
	const isIt = link.pathname === "/shift-reminder" && mail.to === member.user.email;
	return isIt ? link : reminderOf(member);
};

/** The link of the mail that reminds somebody of their place, and a browser in which nobody is logged in. */
const reminded = async (member: typeof lina, shift: string) => {
	const booking = await hasPlace(cast, member, shift);
	await sendReminders(rota);
	const token = (await reminderOf(member)).searchParams.get("token") ?? "";
	const browser = newBrowser();
	return {
		booking,
		token,
		reads: async () => {
			const answer = await browser.calls(readReminder, undefined, { token });
			assert.equal(answer.status, 200, JSON.stringify(answer.body));
			return readReminder.answer.parse(answer.body).result;
		},
		tries: (answer: "confirm" | "seek_cover" | "cancel") => browser.calls(answerReminder, { token, answer }),
		answers: async (answer: "confirm" | "seek_cover" | "cancel") => {
			const answered = await browser.calls(answerReminder, { token, answer });
			assert.equal(answered.status, 200, JSON.stringify(answered.body));
			return answerReminder.answer.parse(answered.body);
		},
	};
};
const row = async (booking: string) => (await pool.query("SELECT * FROM bookings WHERE id = $1", [booking])).rows[0];

test("the link shows the shift without a login, names nobody but its reader, and opening it changes nothing", async () => {
	const shift = await shiftIn(20);
	const link = await reminded(lina, shift);
	const before = await row(link.booking);
	const shown = await link.reads();
	assert.deepEqual(
		{ ...shown, shift_datetime: "", ends_at: "" },
		{
			first_name: "Lina",
			shift_datetime: "",
			ends_at: "",
			part: "listener",
			standing: "booked",
			confirmed: false,
			can_cancel: true,
		},
	);
	await fetch(`${address}/api/v1${readReminder.path}?token=${link.token}`, { method: "HEAD" });
	await fetch(`${address}/shift-reminder?token=${link.token}`);
	await link.reads();
	assert.deepEqual(await row(link.booking), before);
	const stored = JSON.stringify((await pool.query("SELECT * FROM bookings")).rows);
	assert.ok(!stored.includes(link.token));
});

test("somebody confirms, as often as they press, and looks for cover, and comes after all", async () => {
	const link = await reminded(lina, await shiftIn(20));
	const { message, result } = await link.answers("confirm");
	assert.equal(message, "Thank you! See you at your shift.");
	assert.deepEqual([result.standing, result.confirmed], ["booked", true]);
	const { confirmed_at } = await row(link.booking);
	clock.passMinutes(1);
	await link.answers("confirm");
	assert.deepEqual((await row(link.booking)).confirmed_at, confirmed_at);
	const seeks = await link.answers("seek_cover");
	assert.deepEqual([seeks.result.standing, seeks.result.confirmed], ["seeking_cover", false]);
	await link.answers("seek_cover");
	const comes = await link.answers("confirm");
	assert.deepEqual([comes.result.standing, comes.result.confirmed], ["booked", true]);
	assert.equal((await row(link.booking)).cover_wanted_at, null);
});

test("a place is given up by the link once; afterwards it changes nothing any more", async () => {
	const link = await reminded(omar, await shiftIn(20));
	const { message, result } = await link.answers("cancel");
	assert.equal(message, "You’ve dropped this shift. Thank you for telling us.");
	assert.deepEqual([result.standing, result.can_cancel], ["given_up", false]);
	assert.equal((await row(link.booking)).ended_how, "cancelled");
	for (const answer of ["confirm", "seek_cover", "cancel"] as const)
		refusal(await link.tries(answer), 409, "not_booked");
	assert.equal((await link.reads()).standing, "given_up");
});

test("who has booked the same shift again answers for their new place by the old link", async () => {
	const shift = await shiftIn(20);
	const member = await newMember("amy", "listener");
	const link = await reminded(member, shift);
	await link.answers("cancel");
	await books(member, shift);
	assert.equal((await link.reads()).standing, "booked");
	await link.answers("confirm");
	assert.equal((await row(link.booking)).confirmed_at, null);
});

test("near the start a place is not given up by the link, but cover is found", async () => {
	await setsRota(cast, { cancel_hours: 24 });
	const link = await reminded(omar, await shiftIn(20));
	assert.equal((await link.reads()).can_cancel, false);
	refusal(await link.tries("cancel"), 409, "cover_needed");
	assert.equal((await link.answers("seek_cover")).result.standing, "seeking_cover");
	await setsRota(cast);
});

test("a link of a shift that was called off or has begun says so, and does nothing", async () => {
	const shift = await shiftIn(20);
	const link = await reminded(lina, shift);
	await pool.query("UPDATE shifts SET starts_at = $2 WHERE id = $1", [shift, clock.now()]);
	assert.equal((await link.reads()).standing, "over");
	for (const answer of ["confirm", "seek_cover", "cancel"] as const)
		refusal(await link.tries(answer), 409, "shift_started");
	await pool.query("UPDATE bookings SET ended_at = $2, ended_how = 'called_off' WHERE id = $1", [
		link.booking,
		clock.now(),
	]);
	assert.equal((await link.reads()).standing, "off");
	refusal(await link.tries("confirm"), 409, "not_booked");
});

test("a link that nobody was given leads nowhere, nor does that of somebody who works in shifts no more", async () => {
	const stranger = newBrowser();
	const token = "x".repeat(43);
	refusal(await stranger.calls(readReminder, undefined, { token }), 404, "not_found");
	refusal(await stranger.calls(answerReminder, { token, answer: "cancel" }), 404, "not_found");
	const { message } = refusal(await stranger.calls(readReminder, undefined, { token: "short" }), 400, "invalid_token");
	assert.match(message, /^This link is incomplete\./);
	const member = await newMember("ned", "listener");
	const link = await reminded(member, await shiftIn(20));
	for (const [field, value, before] of [
		["is_active", false, true],
		["is_verified", false, true],
		["role", "trainee_listener", "listener"],
	]) {
		await pool.query(`UPDATE members SET ${field} = $2 WHERE id = $1`, [member.id, value]);
		refusal(await stranger.calls(readReminder, undefined, { token: link.token }), 404, "not_found");
		refusal(await link.tries("cancel"), 404, "not_found");
		await pool.query(`UPDATE members SET ${field} = $2 WHERE id = $1`, [member.id, before]);
	}
	assert.equal((await link.reads()).standing, "booked");
});

test("an answer without the page's own header is refused: no other site can give a place up", async () => {
	const link = await reminded(sam, await shiftIn(20));
	const sent = await fetch(`${address}/api/v1${answerReminder.path}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ token: link.token, answer: "cancel" }),
	});
	assert.equal(sent.status, 403);
	assert.equal((await link.reads()).standing, "booked");
});
