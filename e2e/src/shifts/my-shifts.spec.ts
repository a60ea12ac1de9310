import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { endsWith, startsWith } from "@warmline/web/labels/match";
import { joins } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { dialog } from "../support/desk.ts";
import * as rota from "../support/rota.ts";
import { expect, phone, test } from "../support/test.ts";

test.use({ fakeClock: true });

const { addsShift, booksAs, chooseZone, clock, comesNear, dayIn, dayName, dayPart, daysAfter, mondayOf } = rota;
const { shiftButton, timeIn, timesOf, toPart, toShifts, worked } = rota;

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
	api,
}) => {
	const days = [mondayOf(1), daysAfter(mondayOf(1), 2)] as const;
	const first = await addsShift(api, { day: days[0], start: "08:00" });
	const second = await addsShift(api, { day: days[1], start: "08:00" });
	await joins(api, product, "mia.mine", "Mia");
	const mia = await people.member("mia.mine");
	const errors = consoleErrors(mia);
	await toShifts(mia);
	await toPart(mia, label.shifts.myShifts);
	await expect(mia.getByText(label.shifts.noShiftAhead)).toBeVisible();
	await chooseZone(mia, clock);
	for (const shift of [second, first]) await booksAs(api, "mia.mine", shift);
	const own = part(mia, label.shifts.yourNextShifts).getByRole("listitem");
	await expect(own.getByRole("heading", { level: 3 })).toHaveText([
		new RegExp(`${dayName(days[0])}.*${timesOf(first)}`),
		new RegExp(`${dayName(days[1])}.*${timesOf(second)}`),
	]);
	await expect(own.first()).toContainText(label.shifts.youListen);
	await expect(own.first()).toContainText(t(label.shifts.supervision, { names: "Sam" }));
	await own
		.first()
		.getByRole("button", { name: startsWith(label.shifts.iCannotCome) })
		.click();
	await expect(mia.getByRole("menuitem")).toHaveText([
		startsWith(label.shifts.findCover),
		label.shifts.swapWithSomebody,
		label.shifts.giveUpPlace,
	]);
	await mia.keyboard.press("Escape");
	const entry = await downloaded(own.first(), startsWith(label.shifts.addToCalendar));
	expect(entry.name).toBe(`${days[0]}.ics`);
	expect(entry.bytes.toString()).toContain("BEGIN:VEVENT");

	await toPart(mia, label.shifts.month);
	const months = Number(days[0].slice(0, 4)) * 12 + Number(days[0].slice(5, 7));
	const today = dayIn(Date.now());
	const here = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
	for (let month = here; month < months; month++) await press(mia, label.shifts.nextMonth);
	const cell = mia.getByRole("link", { name: new RegExp(`^${dayName(days[0])}: .*yours at ${timeIn(first.from)}`) });
	await expect(cell).toBeVisible();
	await cell.click();
	await expect(dayPart(mia, days[0]).getByRole("heading", { name: dayName(days[0]) })).toBeFocused();
	await expect(shiftButton(mia, first)).toHaveAccessibleName(endsWith(label.shifts.booked));
	expect(errors).toEqual([]);
});

test("the hours say the support time of the month, and are handed in as a table and as a letter (H6)", async ({
	people,
	product,
	api,
}) => {
	const id = await joins(api, product, "hugo.hours", "Hugo");
	await product.query(worked, [dayIn(Date.now()), id]);
	const hugo = await people.member("hugo.hours");
	const errors = consoleErrors(hugo);
	await toShifts(hugo);
	await expect(hugo.getByText(t(label.duty.supportTimeThisMonth, { duration: "4 h 15 min" }))).toBeVisible();
	await hugo.getByRole("link", { name: label.duty.seeYourHours }).click();
	await expect(hugo.getByRole("heading", { level: 1, name: label.shifts.hours })).toBeVisible();
	await expect(part(hugo, label.duty.byMonth).getByRole("row").nth(1)).toContainText("4 h 15 min");
	await expect(part(hugo, label.duty.shiftByShift).getByRole("listitem")).toContainText(
		`${label.shifts.listening} · 4 h 15 min`,
	);
	const table = await downloaded(part(hugo, label.duty.hoursDownloads), label.duty.tableCsv);
	expect(table.name).toBe("hours.csv");
	expect(table.bytes.toString()).toContain(dayIn(Date.now()));
	const letter = await downloaded(part(hugo, label.duty.hoursDownloads), label.duty.letterPdf);
	expect(letter.name).toBe("hours.pdf");
	expect(letter.bytes.subarray(0, 5).toString()).toBe("%PDF-");
	expect(errors).toEqual([]);
});

test("a calendar reads one's shifts by a private address, until it is ended", async ({ people, product, api }) => {
	const shift = await addsShift(api, { day: mondayOf(2), start: "08:00" });
	await joins(api, product, "cleo.calendar", "Cleo");
	await booksAs(api, "cleo.calendar", shift);
	const cleo = await people.member("cleo.calendar");
	const errors = consoleErrors(cleo);
	await toShifts(cleo);
	await toPart(cleo, label.shifts.myShifts);
	await press(cleo, label.shifts.makeFeedAddress);
	const field = cleo.getByLabel(label.shifts.yourPrivateAddress);
	await expect(field).toBeFocused();
	const address = await field.inputValue();
	await cleo.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await press(cleo, label.ui.copy);
	await expect(cleo.getByText(label.ui.copied)).toBeVisible();
	expect(await cleo.evaluate(() => navigator.clipboard.readText())).toBe(address);

	const read = await fetch(address);
	expect(read.headers.get("content-type")).toContain("text/calendar");
	const calendar = await read.text();
	const stamp = new Date(shift.from).toISOString().replaceAll(/[-:]|\.\d+/g, "");
	expect(calendar).toContain(`DTSTART:${stamp}`);
	expect(await (await fetch(address)).text(), "is the same again").toBe(calendar);
	await cleo.reload();
	await expect(cleo.getByText(startsWith(label.shifts.feedAddressMade))).toBeVisible();
	await expect(field).toHaveCount(0);

	await press(cleo, label.shifts.endTheAddress);
	await dialog(cleo).getByRole("button", { name: label.shifts.endTheAddress }).click();
	await expect(cleo.getByRole("button", { name: label.shifts.makeFeedAddress })).toBeVisible();
	expect((await fetch(address)).status).toBe(404);
	expect(errors).toEqual([]);
});

test("by the link of a reminder one says that one comes, or gives the place up, without logging in", async ({
	people,
	product,
	api,
}) => {
	const shift = await addsShift(api, { day: mondayOf(3), start: "08:00" });
	await joins(api, product, "rhea.reminded", "Rhea");
	await booksAs(api, "rhea.reminded", shift);
	await product.query(comesNear, [shift.id]);
	// Reminders are looked after every half minute.
	await product.later(60);
	const link = await product.linkMailedTo("rhea.reminded@example.org", "/shift-reminder?token=");
	const rhea = await people.stranger(phone);
	const errors = consoleErrors(rhea);
	await rhea.goto(link);
	await expect(rhea.getByRole("heading", { name: t(label.duty.hello, { name: "Rhea" }) })).toBeVisible();
	await expect(rhea.getByText(label.duty.youListen)).toBeVisible();
	expect(rhea.url()).not.toContain("token");
	await press(rhea, label.duty.willBeThere);
	await expect(rhea.getByText(label.server.shiftConfirmed)).toBeVisible();
	await expect(rhea.getByText(label.duty.attendanceConfirmed)).toBeVisible();

	await rhea.goto(link);
	await press(rhea, label.duty.cannotCome);
	await expect(rhea.getByText(label.duty.placeGivenUpMeaning)).toBeVisible();
	await expect(rhea.getByRole("button", { name: label.shifts.keepIt })).toBeFocused();
	await press(rhea, label.shifts.keepIt);
	await expect(rhea.getByRole("button", { name: label.duty.cannotCome })).toBeFocused();
	await press(rhea, label.duty.cannotCome);

	// The page was opened in time, and is answered too late.
	await api.as("director", "PATCH", "/shift-manager/rota/settings/", { cancel_hours: 24 });
	await press(rhea, label.shifts.giveUpPlace);
	await expect(rhea.getByRole("button", { name: label.shifts.findCover })).toBeVisible();
	await expect(rhea.getByText(label.duty.onlyWithReplacement)).toBeVisible();
	expect(errors.splice(0)).toEqual([expect.stringContaining("409")]);
	const inside = await people.member("rhea.reminded");
	await toShifts(inside);
	await toPart(inside, label.shifts.myShifts);
	await inside.getByRole("button", { name: startsWith(label.shifts.iCannotCome) }).click();
	const giveUp = inside.getByRole("menuitem", { name: startsWith(label.shifts.giveUpPlace) });
	await expect(giveUp).toHaveAccessibleName(endsWith(label.shifts.findCoverSoon));
	await expect(giveUp).toBeDisabled();
	await api.as("director", "PATCH", "/shift-manager/rota/settings/", { cancel_hours: 0 });
	await rhea.reload();
	await press(rhea, label.duty.cannotCome);
	await press(rhea, label.shifts.giveUpPlace);
	await expect(rhea.getByText(label.server.placeGivenUp)).toBeVisible();
	await expect(rhea.getByText(label.duty.placeNotYours)).toBeVisible();
	await expect(rhea.getByRole("button", { name: label.duty.willBeThere })).toHaveCount(0);
	await booksAs(api, "rhea.reminded", shift);

	const torn = await people.stranger();
	await torn.goto(`${link.slice(0, -4)}AAAA`);
	await expect(torn.getByRole("heading", { name: label.duty.reminderLinkEnded })).toBeVisible();
	expect(errors).toEqual([]);
});
