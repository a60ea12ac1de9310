import type { BrowserContext, Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import society from "../../../content/society.json" with { type: "json" };
import type { ApiClient } from "./api-client.ts";
import { idOf } from "./community.ts";
import { fieldOf } from "./desk.ts";
import type { Product } from "./product.ts";
import { dayIn } from "./rota.ts";
import { test as base, expect, logIn, type People, type Size } from "./test.ts";

export const minute = 60_000;

/** The server looks at its shifts and chats every five seconds. */
export const atItsNextLook = { timeout: 15_000 };

/** One time for the server and for the windows that were opened by it. */
export class SharedClock {
	private readonly product: Product;
	private ahead = 0;
	private windows: BrowserContext[] = [];

	constructor(product: Product) {
		this.product = product;
	}

	now() {
		return Date.now() + this.ahead;
	}

	/** A stranger's window with this time. */
	async window(people: People, size?: Size): Promise<Page> {
		const page = await people.stranger(size);
		const context = page.context();
		await context.clock.install({ time: this.now() });
		this.windows.push(context);
		context.on("close", () => {
			this.windows = this.windows.filter((one) => one !== context);
		});
		return page;
	}

	async member(people: People, username: string, size?: Size): Promise<Page> {
		const page = await this.window(people, size);
		await logIn(page, username);
		return page;
	}

	/** It is later, at once and everywhere; the server knows it first. */
	async later(milliseconds: number) {
		await this.product.later(Math.round(milliseconds / 1000));
		this.ahead += Math.round(milliseconds / 1000) * 1000;
		for (const { clock } of this.windows) await clock.fastForward(Math.round(milliseconds / 1000) * 1000);
	}

	async until(at: number) {
		if (at > this.now()) await this.later(at - this.now());
	}
}

/** A product of its own whose hours pass as the story wants it. */
export const test = base.extend<object, { clock: SharedClock }>({
	fakeClock: true,
	clock: [async ({ product }, use) => use(new SharedClock(product)), { scope: "worker" }],
});

/** `18:05`, by the clocks of the organisation. */
const hourIn = (at: number) =>
	new Intl.DateTimeFormat("en", {
		timeZone: society.clock,
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	}).format(at);

export type ShiftOfStory = { readonly id: string; readonly starts: number; readonly ends: number };

/** A half-shift that Sam supervises and in which Lina listens. */
const planShift = async (api: ApiClient, date: string, shift_time: unknown): Promise<ShiftOfStory> => {
	const supervisor = await idOf(api, "supervisor");
	const wanted = { date, shift_time, supervisor, capacity: 2 };
	const made = await api.as("director", "POST", "/shift-manager/shifts/", wanted);
	const id = String(fieldOf(made, "result", "id"));
	const user_id = await idOf(api, "listener1");
	await api.as("listener1", "POST", "/shift-manager/book-shift/", { shift_id: id, user_id });
	const at = (name: string) => Date.parse(String(fieldOf(made, "result", name)));
	return { id, starts: at("shift_datetime"), ends: at("ends_at") };
};

/** The weekly schedule has nothing but a shift in half an hour, and a next one two days after it. */
export const oneShiftSoon = async (product: Product, api: ApiClient, clock: SharedClock) => {
	await product.query("TRUNCATE shift_times, closed_days CASCADE");
	const starts = clock.now() + 30 * minute;
	const hours = { start_time: hourIn(starts), end_time: hourIn(starts + 120 * minute) };
	const time = await api.as("director", "POST", "/shift-manager/shift-times/", hours);
	const shift_time = fieldOf(time, "result", "id");
	const next = await planShift(api, dayIn(starts + 48 * 60 * minute), shift_time);
	return { ...(await planShift(api, dayIn(starts), shift_time)), next: next.starts };
};

const timeOfDay = (at: number, timeZone?: string) =>
	new Intl.DateTimeFormat("en-CA", { hour: "numeric", minute: "2-digit", timeZone }).format(at).replaceAll(/\s/g, " ");

/** The time of day as a visitor's window shows it. */
export const shown = (at: number) => timeOfDay(at);

/** The same as one of the demo's members sees it, who are at home where the organisation is. */
export const shownToMember = (at: number) => timeOfDay(at, society.clock);

export const ownShift = (page: Page) => page.getByRole("region", { name: label.duty.yourStatus });

/** Checked in without a window; whoever does it needs one to be there. */
export const checkIn = (api: ApiClient, username: string, { id }: ShiftOfStory) =>
	api.as(username, "POST", `/shift-manager/shifts/${id}/check-in/`, {});

export const pressesCheckIn = async (page: Page) => {
	await ownShift(page).getByRole("button", { name: label.duty.checkIn }).click();
	const ready = page.getByRole("dialog", { name: label.duty.ready });
	await ready.getByRole("button", { name: label.duty.soundTest }).click();
	await expect(ready.getByRole("status")).toContainText(/two notes|Couldn’t play the sound/);
	await ready.getByRole("button", { name: label.duty.iAmReady }).click();
	await expect(ownShift(page)).toContainText(contains(label.duty.onDutyUntil));
};
