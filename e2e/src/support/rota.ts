import type { Locator, Page } from "@playwright/test";
import { shift as shiftShape } from "@warmline/contract/shifts/shift";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import society from "../../../content/society.json" with { type: "json" };
import type { ApiClient } from "./api-client.ts";
import { idOf } from "./community.ts";
import { fieldOf } from "./desk.ts";
import { expect } from "./test.ts";

/** By these clocks the organisation plans. */
export const { clock } = society;

const dayLength = 24 * 60 * 60_000;

/** The day the clocks of a zone show, as 2026-11-21. */
export const dayIn = (at: number, zone = clock): string =>
	new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(at);
export const daysAfter = (day: string, days: number): string =>
	new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** From here on nobody of the demo has booked. */
const firstEmpty = 21;

/**
 * The Monday of such a week, by its number from 0 to 3: all of these can be booked. On Mondays, Wednesdays and
 * Thursdays
 * no weekly shift stands at 08:00 and at 20:00; each story adds its own there.
 */
export const mondayOf = (week: number): string => {
	const day = daysAfter(dayIn(Date.now()), firstEmpty);
	const weekday = new Date(day).getUTCDay();
	return daysAfter(day, ((8 - weekday) % 7) + 7 * week);
};

/** `Monday, December 14` */
export const dayName = (day: string): string =>
	new Intl.DateTimeFormat("en-CA", { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" }).format(
		Date.parse(day),
	);

/** A shift as far as a story needs it. */
export type Planned = { readonly id: string; readonly from: number; readonly until: number };

const planned = (value: unknown): Planned => {
	const { id, shift_datetime, ends_at } = shiftShape.parse(value);
	return { id, from: Date.parse(shift_datetime), until: Date.parse(ends_at) };
};

type Wanted = {
	readonly day: string;
	readonly start: string;
	readonly listeners?: number;
	readonly supervised?: false;
};

/** One shift besides the weekly ones, which Sam supervises. */
export const addsShift = async (
	api: ApiClient,
	{ day, start, listeners = 1, supervised }: Wanted,
): Promise<Planned> => {
	const times = fieldOf(await api.as("director", "GET", "/shift-manager/shift-times/"), "results");
	const time = Array.isArray(times) ? times.find((one) => fieldOf(one, "start_time") === start) : undefined;
	const added = await api.as("director", "POST", "/shift-manager/shifts/", {
		date: day,
		shift_time: String(fieldOf(time, "id")),
		capacity: listeners,
		supervisor: supervised === false ? null : await idOf(api, "supervisor"),
	});
	return planned(fieldOf(added, "result"));
};

export const booksAs = async (api: ApiClient, username: string, { id }: Planned) => {
	const user_id = await idOf(api, username);
	await api.as(username, "POST", "/shift-manager/book-shift/", { shift_id: id, user_id });
};

/** A shift of this month in which somebody was for 4 hours and 15 minutes. */
export const worked = `
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

/** The shift comes near, and its place was booked long ago. */
export const comesNear = `
	WITH near AS (
		UPDATE shifts SET starts_at = now() + interval '20 hours', ends_at = now() + interval '24 hours' WHERE id = $1
		RETURNING id
	)
	UPDATE bookings SET booked_at = now() - interval '9 days' FROM near WHERE shift_id = near.id`;

/** `8:00 a.m.`, by the clocks of a zone. */
export const timeIn = (at: number, zone = clock): string =>
	new Intl.DateTimeFormat("en-CA", { timeZone: zone, hour: "numeric", minute: "2-digit" }).format(at);

/** `8:00 a.m. to 12:00 p.m.` */
export const timesOf = ({ from, until }: Planned, zone = clock): string =>
	`${timeIn(from, zone)} to ${timeIn(until, zone)}`;

const shiftsLink = (page: Page) =>
	page
		.getByRole("navigation", { name: label.members.members })
		.getByRole("link", { name: label.members.shifts, exact: true });

export const toShifts = async (page: Page) => {
	await shiftsLink(page).click();
	await expect(page.getByRole("heading", { level: 1, name: label.shifts.shifts })).toBeVisible();
};

/** Another part of the shift manager, by its tab. */
export const toPart = async (page: Page, name: string) => {
	const parts = page.getByRole("navigation", { name: label.shifts.partsOfShifts });
	await parts.getByRole("link", { name, exact: true }).click();
	await expect(parts.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
};

export const chooseZone = (page: Page, zone: string) => page.getByLabel(label.shifts.timeZone).selectOption(zone);

/** The week that begins with a day, by the clocks of the organisation. */
export const toWeekOf = async (page: Page, day: string) => {
	await page.goto(`${await shiftsLink(page).getAttribute("href")}?from=${day}`);
	await chooseZone(page, clock);
	await expect(page.getByRole("button", { name: label.shifts.nextWeek })).toBeVisible();
};

/** A shift in the table that a week is where there is room. */
export const weekCell = (page: Page, shift: Planned): Locator =>
	page
		.getByRole("grid", { name: label.shifts.shiftsOfTheWeek })
		.getByRole("button", { name: `${dayName(dayIn(shift.from))}, ${timesOf(shift)}` });

/** Pressing a shift in the table leads to what stands under its day. */
export const toDayOf = (page: Page, shift: Planned) => weekCell(page, shift).click();

/** What stands under a day. */
export const dayPart = (page: Page, day: string) =>
	page.getByRole("region", { name: new RegExp(`^${dayName(day)}\\b`) });

/** A shift with all there is about it. */
export const card = (page: Page, shift: Planned, zone = clock): Locator =>
	dayPart(page, dayIn(shift.from, zone))
		.getByRole("listitem")
		.filter({ hasText: timesOf(shift, zone) });

/** The shift itself, which is a button. */
export const shiftButton = (page: Page, shift: Planned, zone = clock): Locator =>
	card(page, shift, zone)
		.getByRole("button", { name: timesOf(shift, zone) })
		.first();

/** Presses one of the things that can be done about one's own shift. */
export const ownAct = async (page: Page, shift: Planned, name: RegExp) => {
	await card(page, shift)
		.getByRole("button", { name: startsWith(label.shifts.actsOnShift) })
		.click();
	await page.getByRole("menuitem", { name }).click();
};

/** What is said in passing. */
export const news = (page: Page) => page.getByRole("region", { name: label.ui.news }).getByRole("group");

/** It is said in passing, whatever else is said at the same time. */
export const isTold = (page: Page, words: string) => expect(news(page).filter({ hasText: words })).toBeVisible();
