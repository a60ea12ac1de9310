import type { Page } from "@playwright/test";
import { joins } from "./community.ts";
import { dialog } from "./desk.ts";
import * as rota from "./rota.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";

// Screens are looked at in six ways, which takes its time.
test.describe.configure({ timeout: 120_000 });

const { addsShift, booksAs, card, daysAfter, mondayOf, isTold, ownAct, shiftButton, toPart, toShifts, toWeekOf } = rota;

const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();

test("who waits for a full shift is offered the place that is given up, and takes it", async ({
	people,
	product,
	backstage,
}) => {
	const shift = await addsShift(backstage, { day: mondayOf(2), start: "08:00" });
	await joins(backstage, product, "gil.gives", "Gil");
	await joins(backstage, product, "wim.waits", "Wim");
	await booksAs(backstage, "gil.gives", shift);
	const gil = await people.member("gil.gives");
	const wim = await people.member("wim.waits", phone);
	const errors = [consoleErrors(gil), consoleErrors(wim)];
	await toWeekOf(gil, mondayOf(2));
	await toWeekOf(wim, mondayOf(2));
	await expect(shiftButton(wim, shift)).toHaveAccessibleName(/Full$/);
	await card(wim, shift).getByRole("button", { name: "Put me on the waiting list" }).click();
	await expect(card(wim, shift)).toContainText("You are number 1 on the waiting list");
	await expect(card(gil, shift)).toContainText("1 on the waiting list");

	await ownAct(gil, shift, /^Give the place up/);
	await expect(dialog(gil)).toContainText("Your place is offered to the one who waits for it.");
	await checkScreen(gil, "shift-give-up");
	await press(gil, "Give the place up");
	await isTold(gil, "Your place is free again.");
	await expect(shiftButton(gil, shift)).toHaveAccessibleName(/Full$/);

	await expect(card(wim, shift)).toContainText("A place is kept for you until");
	await checkScreen(wim, "shift-offer");
	await card(wim, shift).getByRole("button", { name: "Take it" }).click();
	await expect(shiftButton(wim, shift)).toHaveAccessibleName(/Booked$/);
	await expect(card(gil, shift)).toContainText("Listening: Wim");
	expect(errors).toEqual([[], []]);
});

test("a place somebody looks for cover for stays hers until another takes it, which she sees at once", async ({
	people,
	product,
	backstage,
}) => {
	const shift = await addsShift(backstage, { day: daysAfter(mondayOf(2), 2), start: "08:00" });
	await joins(backstage, product, "cora.cannot", "Cora");
	await joins(backstage, product, "hal.helps", "Hal");
	await booksAs(backstage, "cora.cannot", shift);
	const cora = await people.member("cora.cannot");
	const hal = await people.member("hal.helps");
	const errors = [consoleErrors(cora), consoleErrors(hal)];
	await toWeekOf(cora, mondayOf(2));
	await toWeekOf(hal, mondayOf(2));
	await ownAct(cora, shift, /^Find cover/);
	await expect(dialog(cora)).toContainText("It stays yours until somebody takes it.");
	await dialog(cora).getByLabel("Why?").fill("An exam on that day.");
	await checkScreen(cora, "shift-cover");
	await press(cora, "Find cover");
	await expect(card(cora, shift)).toContainText("You are looking for cover. It stays yours until somebody takes it.");
	await expect(shiftButton(cora, shift)).toHaveAccessibleName(/Booked$/);

	await expect(card(hal, shift)).toContainText("Cora looks for cover");
	await card(hal, shift).getByRole("button", { name: "Take the place" }).click();
	await expect(dialog(hal)).toHaveAccessibleName("Come in the place of Cora?");
	await press(hal, "Take the place");
	await isTold(cora, "Your shift is covered: somebody comes in your place.");
	await expect(shiftButton(hal, shift)).toHaveAccessibleName(/Booked$/);
	await expect(shiftButton(hal, shift)).toBeFocused();
	await expect(card(cora, shift)).toContainText("Listening: Hal");
	await expect(shiftButton(cora, shift)).toHaveAccessibleName(/Full$/);
	expect(errors).toEqual([[], []]);
});

test("two swap their shifts: nothing changes until the other says yes, then both change", async ({
	people,
	product,
	backstage,
}) => {
	const hers = await addsShift(backstage, { day: daysAfter(mondayOf(2), 2), start: "20:00" });
	const his = await addsShift(backstage, { day: daysAfter(mondayOf(2), 3), start: "20:00" });
	await joins(backstage, product, "sina.swaps", "Sina");
	await joins(backstage, product, "yan.yes", "Yan");
	await booksAs(backstage, "sina.swaps", hers);
	await booksAs(backstage, "yan.yes", his);
	const sina = await people.member("sina.swaps");
	const yan = await people.member("yan.yes", phone);
	const errors = [consoleErrors(sina), consoleErrors(yan)];
	await yan.getByRole("link", { name: "Shifts", exact: true }).click();
	await toPart(yan, "My shifts");
	await toWeekOf(sina, mondayOf(2));
	await ownAct(sina, hers, /^Swap with somebody/);
	await press(sina, "Ask for the swap");
	await expect(dialog(sina).getByText("Please choose a shift.")).toBeVisible();
	const shifts = dialog(sina).getByLabel("The shift you would have instead");
	await expect(shifts).toBeFocused();
	await shifts.selectOption(his.id);
	await expect(dialog(sina).getByLabel("With whom").locator("option:checked")).toHaveText("Yan");
	await checkScreen(sina, "shift-swap");
	await press(sina, "Ask for the swap");
	await isTold(sina, "Yan is asked. Until then both shifts stay as they are.");
	await expect(shiftButton(sina, hers)).toHaveAccessibleName(/Booked$/);

	await expect(yan.getByRole("heading", { name: "Sina asks you for a swap" })).toBeVisible();
	await checkScreen(yan, "shift-swap-asked");
	await yan.getByRole("button", { name: "Swap", exact: true }).click();
	await isTold(yan, "You have swapped shifts.");
	await expect(yan.getByRole("heading", { name: /asks you for a swap/ })).toHaveCount(0);
	await expect(shiftButton(sina, his)).toHaveAccessibleName(/Booked$/);
	await expect(shiftButton(sina, hers)).toHaveAccessibleName(/Full$/);
	await expect(card(sina, hers)).toContainText("Listening: Yan");
	expect(errors).toEqual([[], []]);
});

test("who gives the last place up reads what follows, and can keep it or look for cover instead", async ({
	people,
	product,
	backstage,
}) => {
	const shift = await addsShift(backstage, { day: daysAfter(mondayOf(2), 3), start: "08:00", listeners: 2 });
	await joins(backstage, product, "lea.last", "Lea");
	await booksAs(backstage, "lea.last", shift);
	const lea = await people.member("lea.last");
	await toShifts(lea);
	await toWeekOf(lea, mondayOf(2));
	await ownAct(lea, shift, /^Give the place up/);
	await expect(dialog(lea)).toContainText(
		"Nobody would be there to listen, so the chat would stay closed until somebody else books.",
	);
	await press(lea, "Keep it");
	await expect(shiftButton(lea, shift)).toHaveAccessibleName(/Booked$/);
	await ownAct(lea, shift, /^Give the place up/);
	await press(lea, "Find cover instead");
	await expect(dialog(lea)).toHaveAccessibleName("Find cover?");
	await press(lea, "Cancel");
	await ownAct(lea, shift, /^Give the place up/);
	await press(lea, "Give the place up");
	await expect(shiftButton(lea, shift)).toHaveAccessibleName(/Book a place$/);
	await expect(shiftButton(lea, shift)).toBeFocused();
	await expect(card(lea, shift)).toContainText("At risk");
});
