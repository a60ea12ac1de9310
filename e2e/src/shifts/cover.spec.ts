import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, endsWith, startsWith } from "@warmline/web/labels/match";
import { joins } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { dialog } from "../support/desk.ts";
import * as rota from "../support/rota.ts";
import { expect, phone, test } from "../support/test.ts";

const {
	addsShift,
	booksAs,
	card,
	daysAfter,
	mondayOf,
	isTold,
	ownAct,
	shiftButton,
	toDayOf,
	weekCell,
	toPart,
	toShifts,
	toWeekOf,
} = rota;

const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();

test("who waits for a full shift is offered the place that is given up, and takes it", async ({
	people,
	product,
	api,
}) => {
	const shift = await addsShift(api, { day: mondayOf(2), start: "08:00" });
	await joins(api, product, "gil.gives", "Gil");
	await joins(api, product, "wim.waits", "Wim");
	await booksAs(api, "gil.gives", shift);
	const gil = await people.member("gil.gives");
	const wim = await people.member("wim.waits", phone);
	const errors = [consoleErrors(gil), consoleErrors(wim)];
	await toWeekOf(gil, mondayOf(2));
	await toWeekOf(wim, mondayOf(2));
	await expect(shiftButton(wim, shift)).toHaveAccessibleName(endsWith(label.shifts.full));
	await card(wim, shift).getByRole("button", { name: label.shifts.joinWaitingList }).click();
	await expect(card(wim, shift)).toContainText(t(label.shifts.placeOnWaitingList, { number: 1 }));
	await expect(card(gil, shift)).toContainText(tn(1, label.shifts.onWaitingList));

	await ownAct(gil, shift, startsWith(label.shifts.giveUpPlace));
	await expect(dialog(gil)).toContainText(tn(1, label.shifts.placeOffered));
	await press(gil, label.shifts.giveUpPlace);
	await isTold(gil, label.server.placeFreeAgain);
	await expect(shiftButton(gil, shift)).toHaveAccessibleName(endsWith(label.shifts.full));

	await expect(card(wim, shift)).toContainText(contains(label.shifts.placeKeptUntil));
	await card(wim, shift).getByRole("button", { name: label.shifts.takeIt }).click();
	await expect(shiftButton(wim, shift)).toHaveAccessibleName(endsWith(label.shifts.booked));
	await expect(card(gil, shift)).toContainText(t(label.shifts.listenersOfShift, { names: "Wim" }));
	expect(errors).toEqual([[], []]);
});

test("a place somebody looks for cover for stays hers until another takes it, which she sees at once", async ({
	people,
	product,
	api,
}) => {
	const shift = await addsShift(api, { day: daysAfter(mondayOf(2), 2), start: "08:00" });
	await joins(api, product, "cora.cannot", "Cora");
	await joins(api, product, "hal.helps", "Hal");
	await booksAs(api, "cora.cannot", shift);
	const cora = await people.member("cora.cannot");
	const hal = await people.member("hal.helps");
	const errors = [consoleErrors(cora), consoleErrors(hal)];
	await toWeekOf(cora, daysAfter(mondayOf(2), 2));
	await toWeekOf(hal, daysAfter(mondayOf(2), 2));
	await ownAct(cora, shift, startsWith(label.shifts.findCover));
	await expect(dialog(cora)).toContainText(label.shifts.staysYours);
	await dialog(cora).getByLabel(label.shifts.why).fill("An exam on that day.");
	await press(cora, label.shifts.findCover);
	await expect(card(cora, shift)).toContainText(label.shifts.lookingForCover);
	await expect(shiftButton(cora, shift)).toHaveAccessibleName(endsWith(label.shifts.booked));

	await expect(card(hal, shift)).toContainText(t(label.shifts.looksForCover, { name: "Cora" }));
	await card(hal, shift).getByRole("button", { name: label.shifts.takeThePlace }).click();
	await expect(dialog(hal)).toHaveAccessibleName(t(label.shifts.coverQuestion, { name: "Cora" }));
	await press(hal, label.shifts.takeThePlace);
	await isTold(cora, t(label.server.shiftCovered, { name: "Hal" }));
	await expect(shiftButton(hal, shift)).toHaveAccessibleName(endsWith(label.shifts.booked));
	await expect(shiftButton(hal, shift)).toBeFocused();
	await expect(card(cora, shift)).toContainText(t(label.shifts.listenersOfShift, { names: "Hal" }));
	await expect(shiftButton(cora, shift)).toHaveAccessibleName(endsWith(label.shifts.full));
	expect(errors).toEqual([[], []]);
});

test("two swap their shifts: nothing changes until the other says yes, then both change", async ({
	people,
	product,
	api,
}) => {
	const hers = await addsShift(api, { day: daysAfter(mondayOf(2), 2), start: "20:00" });
	const his = await addsShift(api, { day: daysAfter(mondayOf(2), 3), start: "20:00" });
	await joins(api, product, "sina.swaps", "Sina");
	await joins(api, product, "yan.yes", "Yan");
	await booksAs(api, "sina.swaps", hers);
	await booksAs(api, "yan.yes", his);
	const sina = await people.member("sina.swaps");
	const yan = await people.member("yan.yes", phone);
	const errors = [consoleErrors(sina), consoleErrors(yan)];
	await yan.getByRole("link", { name: label.members.shifts, exact: true }).click();
	await toPart(yan, label.shifts.myShifts);
	await toWeekOf(sina, daysAfter(mondayOf(2), 2));
	await ownAct(sina, hers, startsWith(label.shifts.swapWithSomebody));
	await press(sina, label.shifts.askForSwap);
	await expect(dialog(sina).getByText(label.shifts.chooseShift)).toBeVisible();
	const shifts = dialog(sina).getByLabel(label.shifts.shiftInstead);
	await expect(shifts).toBeFocused();
	await shifts.selectOption(his.id);
	await expect(dialog(sina).getByLabel(label.shifts.withWhom).locator("option:checked")).toHaveText("Yan");
	await press(sina, label.shifts.askForSwap);
	await isTold(sina, t(label.shifts.swapAsked, { name: "Yan" }));
	await expect(shiftButton(sina, hers)).toHaveAccessibleName(endsWith(label.shifts.booked));

	await expect(yan.getByRole("heading", { name: t(label.shifts.asksForSwap, { name: "Sina" }) })).toBeVisible();
	await yan.getByRole("button", { name: label.shifts.swap, exact: true }).click();
	await isTold(yan, label.server.shiftsSwapped);
	await expect(yan.getByRole("heading", { name: contains(label.shifts.asksForSwap) })).toHaveCount(0);
	await expect(weekCell(sina, his)).toHaveAccessibleName(contains(label.shifts.youListen));
	await toDayOf(sina, his);
	await expect(dialog(sina).getByRole("button", { name: label.shifts.giveUpPlace })).toBeVisible();
	await sina.keyboard.press("Escape");
	await expect(shiftButton(sina, his)).toHaveAccessibleName(endsWith(label.shifts.booked));
	await toDayOf(sina, hers);
	await expect(shiftButton(sina, hers)).toHaveAccessibleName(endsWith(label.shifts.full));
	await expect(card(sina, hers)).toContainText(t(label.shifts.listenersOfShift, { names: "Yan" }));
	expect(errors).toEqual([[], []]);
});

test("who gives the last place up reads what follows, and can keep it or look for cover instead", async ({
	people,
	product,
	api,
}) => {
	const shift = await addsShift(api, { day: daysAfter(mondayOf(2), 3), start: "08:00", listeners: 2 });
	await joins(api, product, "lea.last", "Lea");
	await booksAs(api, "lea.last", shift);
	const lea = await people.member("lea.last");
	await toShifts(lea);
	await toWeekOf(lea, daysAfter(mondayOf(2), 3));
	await ownAct(lea, shift, startsWith(label.shifts.giveUpPlace));
	await expect(dialog(lea)).toContainText(label.shifts.nobodyToListen);
	await press(lea, label.shifts.keepIt);
	await expect(shiftButton(lea, shift)).toHaveAccessibleName(endsWith(label.shifts.booked));
	await ownAct(lea, shift, startsWith(label.shifts.giveUpPlace));
	await press(lea, label.shifts.findCoverInstead);
	await expect(dialog(lea)).toHaveAccessibleName(label.shifts.findCoverQuestion);
	await press(lea, label.shifts.cancel);
	await ownAct(lea, shift, startsWith(label.shifts.giveUpPlace));
	await press(lea, label.shifts.giveUpPlace);
	await expect(shiftButton(lea, shift)).toHaveAccessibleName(endsWith(label.shifts.bookAPlace));
	await expect(shiftButton(lea, shift)).toBeFocused();
	await expect(card(lea, shift)).toContainText(label.shifts.atRisk);
});
