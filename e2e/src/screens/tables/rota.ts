import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { inAnyLanguage } from "@warmline/web/labels/french";
import { idOf } from "../../support/community.ts";
import { dialog, fieldOf } from "../../support/desk.ts";
import { once } from "../../support/once.ts";
import { dayIn, daysAfter, timeIn } from "../../support/rota.ts";
import { oneShiftSoon, SharedClock } from "../../support/shift-day.ts";
import { expect } from "../../support/test.ts";
import { area, type Screen } from "../screen.ts";
import { type DutyData, dutyScreens, prepareDuty } from "./shift-duty.ts";

type Planned = Awaited<ReturnType<typeof oneShiftSoon>> & DutyData & { asksOmar: () => Promise<void> };

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const rotaPage = { route: "/:userId/shift-manager/rota", viewers: ["director"], requirements: ["H7"] } as const;
const coveragePage = { route: "/:userId/shift-manager/coverage", viewers: ["director"] } as const;

/** Nothing is planned yet. */
export const newSociety = area({
	prepare: ({ product }) => product.query("TRUNCATE shift_times CASCADE"),
	screens: [
		{ ...rotaPage, name: "rota-new-society" },
		{
			...rotaPage,
			name: "rota-add-shift-time",
			steps: async (page) => {
				await press(page, label.rota.addShiftTime);
				await dialog(page).getByLabel(label.rota.startsAt).fill("18:00");
				await dialog(page)
					.getByRole("radio", { name: t(label.rota.halfShiftHours, { hours: 2 }) })
					.check();
				await expect(dialog(page).getByText(t(label.rota.endsAt, { time: "8:00 p.m." }))).toBeVisible();
			},
		},
	],
});

const screens: readonly Screen<Planned>[] = [
	{ ...rotaPage, name: "rota", viewers: ["director", "supervisor"] },
	{ ...rotaPage, name: "rota-refused", viewers: ["listener1"], refused: true },
	{
		...rotaPage,
		name: "rota-close-days",
		steps: async (page, { next }) => {
			await press(page, label.rota.closeDays);
			await dialog(page).getByLabel(label.shifts.name).fill("Winter holiday");
			await dialog(page).getByLabel(label.shifts.firstDay).fill(dayIn(next));
			await dialog(page).getByRole("button", { name: label.rota.closeThem }).click();
			await expect(dialog(page).getByText(t(label.server.peopleBooked, { people: 2 }))).toBeVisible();
		},
		expectedError: /409/,
	},
	{ ...coveragePage, name: "coverage", viewers: ["director", "supervisor"] },
	{ ...coveragePage, name: "coverage-refused", viewers: ["listener1"], refused: true },
	{
		...coveragePage,
		name: "coverage-call-out",
		steps: async (page, { starts }) => {
			await page.getByLabel(label.shifts.timeZone).selectOption("America/New_York");
			const name = new RegExp(`${timeIn(starts)} to .+: Going ahead, 1 of 2 listeners$`);
			await page.getByRole("button", { name }).last().click();
			await expect(dialog(page)).toContainText(tn(1, label.rota.listenersAreMissing));
			await press(page, label.rota.askListenersToCome);
			await dialog(page).getByRole("checkbox", { name: /^Omar/ }).check();
		},
	},
	{
		...coveragePage,
		name: "coverage-ask-by-name",
		viewers: ["supervisor"],
		steps: async (page, { id }) => {
			await page.goto(`${page.url()}?shift=${id}`);
			await press(page, label.rota.askByNameToListen);
			await expect(dialog(page).getByRole("button", { name: t(label.rota.askMember, { name: "Omar" }) })).toBeVisible();
		},
	},
	{
		...coveragePage,
		name: "coverage-asked-by-name",
		viewers: ["supervisor"],
		arrange: async (_, { asksOmar }) => asksOmar(),
		steps: async (page, { id }) => {
			await page.goto(`${page.url()}?shift=${id}`);
			await expect(dialog(page).getByText(label.rota.askedWaiting)).toBeVisible();
		},
	},
	{
		name: "shifts-asked-by-name",
		route: "/:userId/shift-manager",
		viewers: ["listener2"],
		arrange: async (_, { asksOmar }) => asksOmar(),
		ready: async (page) => {
			await expect(page.getByRole("heading", { name: inAnyLanguage(label.shifts.youAreNeeded) })).toBeVisible();
		},
	},
];

/** The weekly schedule of an organisation with a shift in half an hour, a next one in two days, and a weekly one. */
export const plannedRota = area({
	prepare: async (stage): Promise<Planned> => {
		const { product, api } = stage;
		const clock = new SharedClock(product);
		const planned = await oneShiftSoon(product, api, clock);
		const hours = { start_time: "06:00", end_time: "10:00" };
		const time = await api.as("director", "POST", "/shift-manager/shift-times/", hours);
		const weekday = new Date(daysAfter(dayIn(clock.now()), 1)).getUTCDay();
		const weekly = { weekday, shift_time: String(fieldOf(time, "result", "id")), listeners: 3, supervisors: 1 };
		await api.as("director", "PUT", "/shift-manager/rota/weekly/", weekly);
		const asksOmar = once(async () => {
			const body = { member_id: await idOf(api, "listener2"), part: "listener" };
			await api.as("supervisor", "POST", `/shift-manager/shifts/${planned.id}/place-requests/`, body);
		});
		return { ...planned, ...prepareDuty(stage, planned), asksOmar };
	},
	screens: [
		...screens,
		// From here on the shifts open the door, and the shift in half an hour begins.
		...dutyScreens,
	],
});
