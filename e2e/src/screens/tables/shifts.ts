import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import { idOf, joins } from "../../support/community.ts";
import { dialog } from "../../support/desk.ts";
import * as rota from "../../support/rota.ts";
import { expect, phone } from "../../support/test.ts";
import { planShifts } from "../plan-shifts.ts";
import { area, type Screen, type Stage } from "../screen.ts";

const { booksAs, card, chooseZone, clock, daysAfter, dayIn, mondayOf, ownAct, shiftButton } = rota;

type Data = Stage & {
	readonly shifts: Awaited<ReturnType<typeof planShifts>>;
	readonly reminder: string;
};

type Named = Omit<Screen<Data>, "route" | "viewers">;

/** The week that begins with the Monday of a number, or a day after it, as somebody sees it: that day is shown in full. */
const week = (viewer: string, number: number, screen: Named, days = 0): Screen<Data> => ({
	...{ route: "/:userId/shift-manager", viewers: [viewer] },
	address: `/:userId/shift-manager?from=${daysAfter(mondayOf(number), days)}`,
	...screen,
});

const opensBooking = async (page: Page, shift: rota.Planned) => {
	await chooseZone(page, clock);
	await shiftButton(page, shift).click();
	await expect(dialog(page)).toHaveAccessibleName(label.shifts.confirmShiftBooking);
};

const weekScreens: readonly Screen<Data>[] = [
	{ ...week("wanda.week", 0, { name: "shift-week", requirements: ["H1", "H5", "H6"] }) },
	{ ...week("trainee", 0, { name: "shift-week-trainee", requirements: ["H2"] }) },
	week("wanda.week", 0, { name: "shift-week-large-text", size: phone, largeText: true }),
	week("wanda.week", 0, {
		name: "shift-week-empty",
		address: `/:userId/shift-manager?from=${daysAfter(dayIn(Date.now()), 2 * 365)}`,
		requirements: ["H3"],
	}),
	week("wanda.week", 0, {
		name: "shift-book",
		requirements: ["H4"],
		size: phone,
		steps: (page, { shifts }) => opensBooking(page, shifts.free),
	}),
	week("wanda.week", 1, {
		name: "shift-book-failed",
		requirements: ["H4"],
		steps: async (page, { api, shifts }) => {
			await opensBooking(page, shifts.soonFull);
			await booksAs(api, "tom.overtakes", shifts.soonFull);
			await dialog(page).getByRole("button", { name: label.shifts.bookShift }).click();
			await expect(dialog(page)).toContainText(t(label.shifts.bookingRefused, { sentence: label.server.shiftFull }));
		},
		expectedError: /409/,
	}),
	week(
		"cap.careful",
		3,
		{
			name: "shift-book-beyond",
			requirements: ["H4"],
			steps: async (page, { shifts }) => {
				await opensBooking(page, shifts.beyond);
				await dialog(page).getByRole("button", { name: label.shifts.bookShift }).click();
				await expect(dialog(page)).toHaveAccessibleName(label.shifts.oneMoreShiftQuestion);
			},
			expectedError: /409/,
		},
		2,
	),
	week("gil.gives", 2, {
		name: "shift-give-up",
		steps: async (page, { shifts }) => {
			await chooseZone(page, clock);
			await ownAct(page, shifts.waitedFor, startsWith(label.shifts.giveUpPlace));
			await expect(dialog(page)).toContainText(tn(1, label.shifts.placeOffered));
		},
	}),
	week(
		"gil.gives",
		2,
		{
			name: "shift-cover",
			steps: async (page, { shifts }) => {
				await chooseZone(page, clock);
				await ownAct(page, shifts.covered, startsWith(label.shifts.findCover));
				await dialog(page).getByLabel(label.shifts.why).fill("An exam on that day.");
			},
		},
		2,
	),
	week(
		"gil.gives",
		2,
		{
			name: "shift-swap",
			steps: async (page, { shifts }) => {
				await chooseZone(page, clock);
				await ownAct(page, shifts.given, startsWith(label.shifts.swapWithSomebody));
				await dialog(page).getByLabel(label.shifts.shiftInstead).selectOption(shifts.taken.id);
				await expect(dialog(page).getByLabel(label.shifts.withWhom).locator("option:checked")).toHaveText("Yan");
			},
		},
		2,
	),
	week("wim.waits", 1, {
		name: "shift-offer",
		size: phone,
		steps: async (page, { shifts }) => {
			await chooseZone(page, clock);
			await expect(card(page, shifts.offered)).toContainText(contains(label.shifts.placeKeptUntil));
		},
	}),
];

const asksForSwap = async ({ api, shifts }: Data) => {
	const member_id = await idOf(api, "yan.yes");
	const swap = { give: shifts.given.id, get: shifts.taken.id, member_id };
	await api.as("gil.gives", "POST", "/shift-manager/swaps/", swap);
};

const ownScreens: readonly Screen<Data>[] = [
	{
		name: "shift-swap-asked",
		route: "/:userId/shift-manager/mine",
		viewers: ["yan.yes"],
		size: phone,
		arrange: (_page, data) => asksForSwap(data),
		steps: (page) =>
			expect(page.getByRole("heading", { name: t(label.shifts.asksForSwap, { name: "Gil" }) })).toBeVisible(),
	},
	week("mia.mine", 1, {
		name: "shift-own-in-week",
		requirements: ["H1", "H2"],
		steps: async (page, { shifts }) => {
			await chooseZone(page, clock);
			await rota.toDayOf(page, shifts.mine);
			await expect(dialog(page).getByRole("button", { name: label.shifts.findCover })).toBeVisible();
		},
	}),
	{ name: "shift-mine", route: "/:userId/shift-manager/mine", viewers: ["mia.mine", "newhire"] },
	{
		name: "shift-calendar",
		route: "/:userId/shift-manager/mine",
		viewers: ["mia.mine"],
		steps: async (page) => {
			await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
			await page.getByRole("button", { name: label.shifts.makeFeedAddress }).click();
			await expect(page.getByLabel(label.shifts.yourPrivateAddress)).toBeFocused();
			await page.getByRole("button", { name: label.ui.copy, exact: true }).click();
			await expect(page.getByText(label.ui.copied)).toBeVisible();
		},
	},
	{
		name: "shift-month",
		route: "/:userId/shift-manager/month",
		address: `/:userId/shift-manager/month?month=${daysAfter(mondayOf(1), 2).slice(0, 7)}`,
		viewers: ["mia.mine"],
	},
	{
		name: "shift-hours",
		route: "/:userId/shift-manager/hours",
		viewers: ["hugo.hours", "newhire"],
		requirements: ["H6"],
	},
	{ name: "shift-hours-of-all", route: "/:userId/shift-manager/hours/all", viewers: ["director"] },
	{
		name: "shift-hours-of-all-refused",
		route: "/:userId/shift-manager/hours/all",
		viewers: ["supervisor"],
		refused: true,
	},
];

const reminderScreens: readonly Screen<Data>[] = [
	{
		name: "shift-reminder",
		route: "/shift-reminder",
		address: ({ reminder }) => reminder,
		viewers: ["visitor"],
		size: phone,
	},
	{
		name: "shift-reminder-unknown",
		route: "/shift-reminder",
		address: ({ reminder }) => `${reminder.slice(0, -4)}AAAA`,
		viewers: ["visitor"],
		expectedError: /404/,
	},
];

/** The shift manager as members see it who listen. The server's clock can be moved there. */
export const shifts = area({
	prepared: {
		"wanda.week": "listener",
		"cap.careful": "listener",
		"gil.gives": "listener",
		"yan.yes": "listener",
		"wim.waits": "listener",
		"mia.mine": "listener",
		"hugo.hours": "listener",
	},
	prepare: async (stage): Promise<Data> => {
		const { api, product } = stage;
		const names = ["wanda.week", "tom.overtakes", "cap.careful", "gil.gives", "yan.yes", "wim.waits", "mia.mine"];
		for (const username of [...names, "hugo.hours", "rhea.reminded"]) {
			const [name = ""] = username.split(".");
			await joins(api, product, username, `${name[0]?.toUpperCase()}${name.slice(1)}`);
		}
		const planned = await planShifts(stage);
		for (const shift of planned.full) await booksAs(api, "cap.careful", shift);
		for (const shift of [planned.waitedFor, planned.covered, planned.given]) {
			await booksAs(api, "gil.gives", shift);
		}
		await booksAs(api, "yan.yes", planned.taken);
		for (const shift of [planned.mine, planned.calledOff]) await booksAs(api, "mia.mine", shift);
		const off = { off: "The building has no heating on this day.", tell: true };
		await api.as("director", "PATCH", `/shift-manager/shifts/${planned.calledOff.id}/`, off);
		await booksAs(api, "tom.overtakes", planned.offered);
		for (const { id } of [planned.waitedFor, planned.offered]) {
			await api.as("wim.waits", "POST", `/shift-manager/shifts/${id}/waiting-list/`, {});
		}
		await api.as("tom.overtakes", "POST", "/shift-manager/cancel-shift/", { shift_id: planned.offered.id });
		await product.query(rota.worked, [dayIn(Date.now()), await idOf(api, "hugo.hours")]);
		await booksAs(api, "rhea.reminded", planned.reminded);
		await product.query(rota.comesNear, [planned.reminded.id]);
		// Reminders are looked after every half minute.
		await product.later(60);
		const link = new URL(await product.linkMailedTo("rhea.reminded@example.org", "/shift-reminder?token="));
		return { ...stage, shifts: planned, reminder: link.pathname + link.search };
	},
	screens: [...weekScreens, ...ownScreens, ...reminderScreens],
});
