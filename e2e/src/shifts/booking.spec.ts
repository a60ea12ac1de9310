import type { Locator, Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { anyOf, contains, endsWith, startsWith } from "@warmline/web/labels/match";
import { joins } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { dialog } from "../support/desk.ts";
import * as rota from "../support/rota.ts";
import { expect, holdCalls, phone, test } from "../support/test.ts";

const { addsShift, booksAs, card, dayIn, dayName, dayPart, daysAfter, isTold, mondayOf, shiftButton } = rota;
const { timeIn, timesOf, toShifts, toWeekOf } = rota;

const stepTo = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Walks on by Tab until it stands where it wants to be, as somebody does who uses no mouse. */
const walkTo = async (page: Page, target: Locator) => {
	await expect(target).toBeVisible();
	for (let steps = 0; steps < 80; steps++) {
		if (await target.evaluate((one) => one === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	await expect(target, "is reached by Tab").toBeFocused();
};

test("the week begins today in New York and moves by seven days; shifts stand by day in the chosen zone (H1, H5, H6)", async ({
	people,
	product,
	api,
}) => {
	const evening = await addsShift(api, { day: mondayOf(0), start: "20:00" });
	await joins(api, product, "wanda.week", "Wanda");
	const wanda = await people.member("wanda.week");
	const errors = consoleErrors(wanda);
	const asked: string[] = [];
	wanda.on("request", (request) => {
		const { pathname, searchParams } = new URL(request.url());
		if (pathname.endsWith("/shift-manager/shifts/")) asked.push(searchParams.get("date") ?? "");
	});
	const today = dayIn(Date.now());
	await toShifts(wanda);
	await expect(
		wanda.getByText(t(label.duty.supportTimeThisMonth, { duration: t(label.shifts.hoursOnly, { hours: 0 }) })),
	).toBeVisible();
	await stepTo(wanda, label.shifts.nextWeek);
	await stepTo(wanda, label.shifts.nextWeek);
	await stepTo(wanda, label.shifts.previousWeek);
	await stepTo(wanda, label.shifts.previousWeek);
	await stepTo(wanda, label.shifts.previousWeek);
	await expect.poll(() => asked.at(-1)).toBe(daysAfter(today, -7));
	expect(asked.filter((day, at) => day !== asked[at - 1]).slice(0, 3)).toEqual(
		[0, 7, 14].map((n) => daysAfter(today, n)),
	);
	await stepTo(wanda, label.shifts.today);
	await expect(wanda.getByRole("button", { name: label.shifts.today })).toHaveAttribute("aria-current", "date");
	// Quicker than the page follows.
	await wanda.getByRole("button", { name: label.shifts.nextWeek }).evaluate((button: HTMLElement) => {
		button.click();
		button.click();
	});
	await expect(wanda).toHaveURL(new RegExp(`from=${daysAfter(today, 14)}$`));

	await toWeekOf(wanda, mondayOf(0));
	const zones = wanda.getByLabel(label.shifts.timeZone);
	const own = await wanda.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
	await expect(zones.getByRole("option").first()).toHaveText(own.replaceAll("_", " "));
	await expect(card(wanda, evening)).toContainText(label.shifts.onePlaceFree);
	// When it is evening in New York the next day has begun in Tokyo.
	await zones.selectOption("Asia/Tokyo");
	await expect(shiftButton(wanda, evening, "Asia/Tokyo")).toBeVisible();
	await expect(dayPart(wanda, daysAfter(mondayOf(0), 1))).toContainText(timesOf(evening, "Asia/Tokyo"));
	await expect(wanda.getByText(t(label.shifts.dayZoneNotice, { zone: "Tokyo", city: "New York" }))).toBeVisible();
	expect(errors).toEqual([]);
});

test("a listener books a shift, whose button then reads Booked and is disabled (H2, H4, H7)", async ({
	people,
	product,
	api,
}) => {
	const day = mondayOf(0);
	const morning = await addsShift(api, { day, start: "08:00", listeners: 2 });
	const unled = await addsShift(api, { day: daysAfter(day, 2), start: "08:00", supervised: false });
	await joins(api, product, "berta.books", "Berta");
	const berta = await people.member("berta.books", phone);
	const errors = consoleErrors(berta);
	await toWeekOf(berta, day);
	const open = shiftButton(berta, morning);
	await expect(open).toHaveAccessibleName(endsWith(label.shifts.bookAPlace));
	await expect(open).toBeEnabled();
	await expect(shiftButton(berta, unled)).toHaveAccessibleName(endsWith(label.shifts.needsSupervisorFirst));
	await expect(shiftButton(berta, unled)).toBeDisabled();

	await open.click();
	await expect(dialog(berta)).toHaveAccessibleName(label.shifts.confirmShiftBooking);
	await expect(dialog(berta)).toContainText(
		t(label.shifts.bookQuestion, { date: dayName(day), time: timeIn(morning.from) }),
	);
	await dialog(berta).getByRole("button", { name: label.shifts.cancel }).click();
	await expect(dialog(berta)).toHaveCount(0);
	await expect(open).toBeFocused();
	await expect(open).toBeEnabled();

	await open.click();
	await dialog(berta).getByRole("button", { name: label.shifts.bookShift }).click();
	await isTold(berta, label.server.shiftBookedSuccessfully);
	await expect(open).toHaveAccessibleName(endsWith(label.shifts.booked));
	await expect(open).toBeDisabled();
	await open.click({ force: true });
	await expect(dialog(berta)).toHaveCount(0);
	await expect(card(berta, morning)).toContainText(tn(1, label.shifts.placesFree, { all: 2 }));
	await expect(card(berta, morning)).toContainText(label.shifts.onlyYouListenSoFar);
	await expect(booksAs(api, "berta.books", morning)).rejects.toThrow("already_booked");
	expect(errors).toEqual([]);
});

test("by the keyboard alone somebody finds a shift, books it and stands on it afterwards (H2, H4)", async ({
	people,
	product,
	api,
}) => {
	const shift = await addsShift(api, { day: mondayOf(1), start: "08:00" });
	await joins(api, product, "kay.types", "Kay");
	const kay = await people.member("kay.types");
	await toWeekOf(kay, mondayOf(1));
	await walkTo(kay, shiftButton(kay, shift));
	await kay.keyboard.press("Enter");
	await expect(dialog(kay)).toBeVisible();
	await walkTo(kay, dialog(kay).getByRole("button", { name: label.shifts.bookShift }));
	await kay.keyboard.press("Enter");
	await expect(shiftButton(kay, shift)).toHaveAccessibleName(endsWith(label.shifts.booked));
	await expect(shiftButton(kay, shift)).toBeFocused();
	await walkTo(kay, card(kay, shift).getByRole("button", { name: startsWith(label.shifts.actsOnShift) }));
	await kay.keyboard.press("Enter");
	await expect(kay.getByRole("menuitem", { name: startsWith(label.shifts.findCover) })).toBeFocused();
	await kay.keyboard.press("Escape");
	await expect(card(kay, shift).getByRole("button", { name: startsWith(label.shifts.actsOnShift) })).toBeFocused();
});

test("a screen reader hears of each shift of the week its day, its time, its state and what can be done (H1, H2)", async ({
	people,
	product,
	api,
}) => {
	await addsShift(api, { day: daysAfter(mondayOf(3), 3), start: "20:00" });
	await joins(api, product, "rae.reads", "Rae");
	const rae = await people.member("rae.reads");
	await toWeekOf(rae, mondayOf(3));
	const cell = `/^Thursday, .+ p\\.m\\. to .+: .*${label.shifts.bookAPlace}$/`;
	await expect(rae.getByRole("main")).toMatchAriaSnapshot(`
- main:
  - heading [level=1]
  - navigation
  - heading [level=2]
  - combobox ${JSON.stringify(label.shifts.timeZone)}
  - grid ${JSON.stringify(label.shifts.shiftsOfTheWeek)}:
    - rowgroup:
      - row:
        - columnheader ${JSON.stringify(label.shifts.timeColumn)}
        - columnheader /^Thu \\d+/
    - rowgroup:
      - row:
        - rowheader
        - gridcell:
          - 'button ${cell}'
`);
});

test("what is on its way is said, and a week without shifts says so (H3)", async ({ people, product, api }) => {
	await joins(api, product, "lou.loads", "Lou");
	const lou = await people.member("lou.loads");
	const first = await holdCalls(lou, "**/shift-manager/shifts/?*");
	await lou.getByRole("link", { name: label.members.shifts, exact: true }).click();
	await expect(lou.getByText(label.shifts.loadingShifts)).toBeVisible();
	first();
	await expect(lou.getByText(label.shifts.loadingShifts)).toHaveCount(0);
	await expect(lou.getByRole("region", { name: /day, / }).first()).toBeVisible();

	const next = await holdCalls(lou, "**/shift-manager/shifts/?*");
	await stepTo(lou, label.shifts.nextWeek);
	await expect(lou.getByText(label.shifts.weekLoading)).toBeVisible();
	await expect(lou.getByRole("region", { name: /day, / }).first()).toBeVisible();
	next();
	await expect(lou.getByText(label.shifts.weekLoading)).toHaveCount(0);

	await toWeekOf(lou, daysAfter(dayIn(Date.now()), 2 * 365));
	await expect(lou.getByText(label.shifts.noShiftsThisWeek)).toBeVisible();
});

test("why a booking failed is said in the dialog (H4)", async ({ people, product, api }) => {
	const shift = await addsShift(api, { day: daysAfter(mondayOf(1), 2), start: "08:00" });
	await joins(api, product, "fay.falters", "Fay");
	await joins(api, product, "tom.overtakes", "Tom");
	const fay = await people.member("fay.falters");
	await toWeekOf(fay, daysAfter(mondayOf(1), 2));
	await shiftButton(fay, shift).click();
	await fay.route("**/shift-manager/book-shift/", (route) => route.fulfill({ status: 500, body: "" }));
	await dialog(fay).getByRole("button", { name: label.shifts.bookShift }).click();
	await expect(dialog(fay)).toContainText(label.shifts.bookingFailed);
	await fay.unroute("**/shift-manager/book-shift/");
	await booksAs(api, "tom.overtakes", shift);
	await dialog(fay).getByRole("button", { name: label.shifts.bookShift }).click();
	await expect(dialog(fay)).toContainText(t(label.shifts.bookingRefused, { sentence: label.server.shiftFull }));
	await dialog(fay).getByRole("button", { name: label.shifts.cancel }).click();
	await expect(shiftButton(fay, shift)).toHaveAccessibleName(endsWith(label.shifts.full));
	await expect(shiftButton(fay, shift)).toBeDisabled();
});

test("who gives a lot of time in a week already is asked once more before another shift (H4)", async ({
	people,
	product,
	api,
}) => {
	await joins(api, product, "cap.careful", "Cap");
	for (const days of [0, 2, 3]) {
		const shift = await addsShift(api, { day: daysAfter(mondayOf(3), days), start: "08:00" });
		await booksAs(api, "cap.careful", shift);
	}
	const fourth = await addsShift(api, { day: daysAfter(mondayOf(3), 2), start: "20:00" });
	const cap = await people.member("cap.careful");
	await toWeekOf(cap, daysAfter(mondayOf(3), 2));
	await shiftButton(cap, fourth).click();
	await dialog(cap).getByRole("button", { name: label.shifts.bookShift }).click();
	await expect(dialog(cap)).toHaveAccessibleName(label.shifts.oneMoreShiftQuestion);
	await expect(dialog(cap).getByRole("alert")).toContainText(label.server.muchTimeThatWeek);
	await dialog(cap).getByRole("button", { name: label.shifts.bookAnyway }).click();
	await expect(shiftButton(cap, fourth)).toHaveAccessibleName(endsWith(label.shifts.booked));
});

test("somebody in training sees the shifts and why none can be booked yet (H2)", async ({ people, api }) => {
	const shift = await addsShift(api, { day: daysAfter(mondayOf(1), 2), start: "20:00" });
	const tess = await people.member("trainee");
	await toWeekOf(tess, daysAfter(mondayOf(1), 2));
	await expect(shiftButton(tess, shift)).toHaveAccessibleName(endsWith(label.shifts.trainingNotDone));
	await expect(shiftButton(tess, shift)).toBeDisabled();
	await expect(shiftButton(tess, shift)).toHaveAccessibleDescription(
		contains(label.shifts.supervision, { names: "Sam" }),
	);
	await shiftButton(tess, shift).click({ force: true });
	await expect(dialog(tess)).toHaveCount(0);
	await expect(
		tess
			.getByRole("main")
			.getByRole("button", { name: anyOf(contains(label.shifts.bookAPlace), contains(label.shifts.joinWaitingList)) }),
	).toHaveCount(0);
	await rota.toPart(tess, "My shifts");
	await expect(tess.getByText(label.server.bookAfterTraining)).toBeVisible();
	await expect(booksAs(api, "trainee", shift)).rejects.toThrow('"trainee"');
});
