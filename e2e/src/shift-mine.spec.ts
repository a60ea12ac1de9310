import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { joins } from "./community.ts";
import { dialog } from "./desk.ts";
import * as rota from "./rota.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";

// Every screen is looked at in six ways, which takes its time.
test.describe.configure({ timeout: 120_000 });

test.use({ movesClock: true });

const { addsShift, booksAs, chooseZone, clock, dayIn, dayName, dayPart, daysAfter, mondayOf, shiftButton } = rota;
const { timeIn, timesOf, toPart, toShifts } = rota;

const part = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

const downloaded = async (within: Locator, name: string | RegExp) => {
	const [download] = await Promise.all([
		within.page().waitForEvent("download"),
		within.getByRole("button", { name }).click(),
	]);
	return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

test("my shifts lists what comes, the next first, with all that can be done about it, and the month leads to its week", async ({
	people,
	product,
	backstage,
}) => {
	const days = [mondayOf(1), daysAfter(mondayOf(1), 2)] as const;
	const first = await addsShift(backstage, { day: days[0], start: "08:00" });
	const second = await addsShift(backstage, { day: days[1], start: "08:00" });
	await joins(backstage, product, "mia.mine", "Mia");
	const mia = await people.member("mia.mine");
	const errors = consoleErrors(mia);
	await toShifts(mia);
	await toPart(mia, "My shifts");
	await expect(mia.getByText("You have no shift ahead of you.")).toBeVisible();
	await chooseZone(mia, clock);
	for (const shift of [second, first]) await booksAs(backstage, "mia.mine", shift);
	const own = part(mia, "Your next shifts").getByRole("listitem");
	await expect(own.getByRole("heading", { level: 3 })).toHaveText([
		new RegExp(`${dayName(days[0])}.*${timesOf(first)}`),
		new RegExp(`${dayName(days[1])}.*${timesOf(second)}`),
	]);
	await expect(own.first()).toContainText("You listen");
	await expect(own.first()).toContainText("Supervision: Sam");
	await checkScreen(mia, "shift-mine");
	await own
		.first()
		.getByRole("button", { name: /^I cannot come/ })
		.click();
	await expect(mia.getByRole("menuitem")).toHaveText([/^Find cover/, "Swap with somebody", "Give the place up"]);
	await mia.keyboard.press("Escape");
	const entry = await downloaded(own.first(), /^Add to calendar: /);
	expect(entry.name).toBe(`${days[0]}.ics`);
	expect(entry.bytes.toString()).toContain("BEGIN:VEVENT");

	await toPart(mia, "Month");
	const months = Number(days[0].slice(0, 4)) * 12 + Number(days[0].slice(5, 7));
	const today = dayIn(Date.now());
	const here = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
	for (let month = here; month < months; month++) await press(mia, "Next month");
	const cell = mia.getByRole("link", { name: new RegExp(`^${dayName(days[0])}: .*yours at ${timeIn(first.from)}`) });
	await expect(cell).toBeVisible();
	await checkScreen(mia, "shift-month");
	await cell.click();
	await expect(dayPart(mia, days[0]).getByRole("heading", { name: dayName(days[0]) })).toBeFocused();
	await expect(shiftButton(mia, first)).toHaveAccessibleName(/Booked$/);
	expect(errors).toEqual([]);
});

/** A shift of this month in which somebody was for 4 hours and 15 minutes. */
const worked = `
	WITH hours AS (
		INSERT INTO shift_times (id, start_time, end_time, retired_at) VALUES (gen_random_uuid(), '01:00', '05:00', now())
		RETURNING id
	), past AS (
		INSERT INTO shifts (id, shift_time_id, day, starts_at, ends_at, listeners, supervisors, closed_at)
		SELECT gen_random_uuid(), id, $1, now() - interval '5 hours', now() - interval '1 hour', 1, 1, now() FROM hours
		RETURNING id, starts_at, ends_at
	)
	INSERT INTO bookings (id, shift_id, member_id, part, booked_at, checked_in_at, checked_out_at, attendance, minutes)
	SELECT gen_random_uuid(), id, $2, 'listener', starts_at - interval '9 days', starts_at, ends_at, 'worked', 255 FROM past`;

test("the hours say the support time of the month, and are handed in as a table and as a letter (H6)", async ({
	people,
	product,
	backstage,
}) => {
	const id = await joins(backstage, product, "hugo.hours", "Hugo");
	await product.query(worked, [dayIn(Date.now()), id]);
	const hugo = await people.member("hugo.hours");
	const errors = consoleErrors(hugo);
	await toShifts(hugo);
	await expect(hugo.getByText("Your support time this month: 4 hours 15 minutes")).toBeVisible();
	await hugo.getByRole("link", { name: "See your hours" }).click();
	await expect(hugo.getByRole("heading", { level: 1, name: "Hours" })).toBeVisible();
	await expect(part(hugo, "By month").getByRole("row").nth(1)).toContainText("4 hours 15 minutes");
	await expect(part(hugo, "Shift by shift").getByRole("listitem")).toContainText("Listening · 4 hours 15 minutes");
	await checkScreen(hugo, "shift-hours");
	const table = await downloaded(part(hugo, "To keep or hand in"), "Table (CSV)");
	expect(table.name).toBe("hours.csv");
	expect(table.bytes.toString()).toContain(dayIn(Date.now()));
	const letter = await downloaded(part(hugo, "To keep or hand in"), "Letter (PDF)");
	expect(letter.name).toBe("hours.pdf");
	expect(letter.bytes.subarray(0, 5).toString()).toBe("%PDF-");
	expect(errors).toEqual([]);
});

test("a calendar reads one's shifts by a private address, until it is ended", async ({
	people,
	product,
	backstage,
}) => {
	const shift = await addsShift(backstage, { day: mondayOf(2), start: "08:00" });
	await joins(backstage, product, "cleo.calendar", "Cleo");
	await booksAs(backstage, "cleo.calendar", shift);
	const cleo = await people.member("cleo.calendar");
	const errors = consoleErrors(cleo);
	await toShifts(cleo);
	await toPart(cleo, "My shifts");
	await press(cleo, "Make a private address");
	const field = cleo.getByLabel("Your private address");
	await expect(field).toBeFocused();
	const address = await field.inputValue();
	await cleo.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await press(cleo, "Copy");
	await expect(cleo.getByText("Copied.")).toBeVisible();
	expect(await cleo.evaluate(() => navigator.clipboard.readText())).toBe(address);
	await checkScreen(cleo, "shift-calendar");

	const read = await fetch(address);
	expect(read.headers.get("content-type")).toContain("text/calendar");
	const calendar = await read.text();
	const stamp = new Date(shift.from).toISOString().replaceAll(/[-:]|\.\d+/g, "");
	expect(calendar).toContain(`DTSTART:${stamp}`);
	expect(await (await fetch(address)).text(), "is the same again").toBe(calendar);
	await cleo.reload();
	await expect(cleo.getByText(/^You made an address .* A calendar last read it/)).toBeVisible();
	await expect(field).toHaveCount(0);

	await press(cleo, "End the address");
	await dialog(cleo).getByRole("button", { name: "End the address" }).click();
	await expect(cleo.getByRole("button", { name: "Make a private address" })).toBeVisible();
	expect((await fetch(address)).status).toBe(404);
	expect(errors).toEqual([]);
});

/** The shift comes near, and its place was booked long ago. */
const comesNear = `
	WITH near AS (
		UPDATE shifts SET starts_at = now() + interval '20 hours', ends_at = now() + interval '24 hours' WHERE id = $1
		RETURNING id
	)
	UPDATE bookings SET booked_at = now() - interval '9 days' FROM near WHERE shift_id = near.id`;

test("by the link of a reminder one says that one comes, or gives the place up, without logging in", async ({
	people,
	product,
	backstage,
}) => {
	const shift = await addsShift(backstage, { day: mondayOf(3), start: "08:00" });
	await joins(backstage, product, "rhea.reminded", "Rhea");
	await booksAs(backstage, "rhea.reminded", shift);
	await product.query(comesNear, [shift.id]);
	// Reminders are looked after every half minute.
	await product.later(60);
	const link = await product.linkMailedTo("rhea.reminded@example.org", "/shift-reminder?token=");
	const rhea = await people.stranger(phone);
	const errors = consoleErrors(rhea);
	await rhea.goto(link);
	await expect(rhea.getByRole("heading", { name: "Hello Rhea" })).toBeVisible();
	await expect(rhea.getByText("You listen in this shift")).toBeVisible();
	expect(rhea.url()).not.toContain("token");
	await checkScreen(rhea, "shift-reminder");
	await press(rhea, "I will be there");
	await expect(rhea.getByText("Thank you! The shift counts on you.")).toBeVisible();
	await expect(rhea.getByText("You have said that you come. Thank you.")).toBeVisible();

	await rhea.goto(link);
	await press(rhea, "I cannot come: give the place up");
	await expect(
		rhea.getByText("It is free for others at once. If nobody takes it, the chat may stay closed."),
	).toBeVisible();
	await expect(rhea.getByRole("button", { name: "Keep it" })).toBeFocused();
	await press(rhea, "Keep it");
	await expect(rhea.getByRole("button", { name: "I cannot come: give the place up" })).toBeFocused();
	await press(rhea, "I cannot come: give the place up");

	// The page was opened in time, and is answered too late.
	await backstage.as("director", "PATCH", "/shift-manager/rota/settings/", { cancel_hours: 24 });
	await press(rhea, "Give the place up");
	await expect(rhea.getByRole("button", { name: "Find cover" })).toBeVisible();
	await expect(rhea.getByText("It begins soon, so a place is given up only to somebody who takes it.")).toBeVisible();
	expect(errors.splice(0)).toEqual([expect.stringContaining("409")]);
	const inside = await people.member("rhea.reminded");
	await toShifts(inside);
	await toPart(inside, "My shifts");
	await inside.getByRole("button", { name: /^I cannot come/ }).click();
	const giveUp = inside.getByRole("menuitem", { name: /^Give the place up/ });
	await expect(giveUp).toHaveAccessibleName(/It begins soon: please find cover\.$/);
	await expect(giveUp).toBeDisabled();
	await backstage.as("director", "PATCH", "/shift-manager/rota/settings/", { cancel_hours: 0 });
	await rhea.reload();
	await press(rhea, "I cannot come: give the place up");
	await press(rhea, "Give the place up");
	await expect(rhea.getByText("Your place is given up. Thank you for telling us.")).toBeVisible();
	await expect(rhea.getByText("This place is no longer yours. There is nothing you have to do.")).toBeVisible();
	await expect(rhea.getByRole("button", { name: "I will be there" })).toHaveCount(0);
	await booksAs(backstage, "rhea.reminded", shift);

	const torn = await people.stranger();
	await torn.goto(`${link.slice(0, -4)}AAAA`);
	await expect(torn.getByRole("heading", { name: "This link leads nowhere any more" })).toBeVisible();
	expect(errors).toEqual([]);
});
