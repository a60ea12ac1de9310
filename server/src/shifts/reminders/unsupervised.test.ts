import assert from "node:assert/strict";
import { answerReminder } from "@warmline/contract/shifts/reminder-calls";
import { test } from "vitest";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { hasPlace, rotaOf } from "../../../test/reminders.ts";
import { plansShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { sendReminders } from "./send-reminders.ts";

const cast = await society();
const { lina, sam, pool, clock, config, newBrowser } = cast;
const rota = rotaOf(cast);
const mailbox = await openMailbox(config.DATA_DIR);

test("of a shift that nobody supervises no reminder says that it begins, or that it counts on anybody", async () => {
	const shift = await plansShift(cast, { inHours: 20 });
	await hasPlace(cast, lina, shift);
	await sendReminders(rota);
	const told = async () =>
		(await pool.query("SELECT message FROM notifications WHERE member_id = $1 ORDER BY id DESC", [lina.id])).rows[0]
			?.message;
	assert.equal(await told(), "shift_starts_in_a_day_unsupervised");
	const mail = await mailbox.next();
	assert.match(mail.text, /It has no supervisor yet and can’t go ahead without one\. Please tell us/);
	const token = linkIn(mail).searchParams.get("token") ?? "";
	const confirms = async () => {
		const { status, body } = await newBrowser().calls(answerReminder, { token, answer: "confirm" });
		assert.equal(status, 200, JSON.stringify(body));
		return answerReminder.answer.parse(body).message;
	};
	assert.match(await confirms(), /The shift has no supervisor yet/);
	clock.passMinutes(19 * 60);
	await sendReminders(rota);
	assert.equal(await told(), "shift_starts_soon_unsupervised");
	assert.match((await mailbox.next()).text, /Thank you! It has no supervisor yet/);
	await hasPlace(cast, sam, shift, { part: "supervisor" });
	assert.equal(await confirms(), "Thank you! See you at your shift.");
});
