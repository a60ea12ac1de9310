import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { anyOf, contains, startsWith } from "@warmline/web/labels/match";
import { dayIn, news, timeIn, toPart, toShifts } from "../support/rota.ts";
import { oneShiftSoon, test } from "../support/shift-day.ts";
import { expect } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toRota = async (page: Page) => {
	await toShifts(page);
	await toPart(page, label.shifts.rota);
};

test("a new organisation makes its shift times, whole and half, and the pattern of its week; a supervisor only reads it (H7)", async ({
	people,
	product,
	api,
	clock,
}) => {
	await product.query("TRUNCATE shift_times CASCADE");
	const dora = await clock.member(people, "director");
	await toRota(dora);
	await expect(dora.getByRole("heading", { name: label.rota.firstSteps })).toBeVisible();
	await expect(dora.getByText(label.shifts.noShiftTimes)).toBeVisible();

	await button(dora, label.rota.addShiftTime).click();
	const adding = dora.getByRole("dialog", { name: label.rota.addShiftTime });
	await adding.getByLabel(label.rota.startsAt).fill("18:00");
	await expect(adding.getByText(t(label.rota.endsAt, { time: "10:00 p.m." }))).toBeVisible();
	await adding.getByRole("radio", { name: t(label.rota.halfShiftHours, { hours: 2 }) }).check();
	await expect(adding.getByText(t(label.rota.endsAt, { time: "8:00 p.m." }))).toBeVisible();
	await adding.getByRole("button", { name: label.shifts.add, exact: true }).click();
	await expect(adding).toHaveCount(0);
	await button(dora, label.rota.addShiftTime).click();
	await adding.getByLabel(label.rota.startsAt).fill("12:00");
	await adding.getByRole("button", { name: label.shifts.add, exact: true }).click();
	const times = dora.getByRole("region", { name: label.shifts.shiftTimes }).getByRole("listitem");
	await expect(times.filter({ hasText: "12:00 p.m. to 4:00 p.m." })).not.toContainText(label.shifts.halfShift);
	await expect(times.filter({ hasText: "6:00 p.m. to 8:00 p.m." })).toContainText(label.shifts.halfShift);
	const three = { start_time: "18:00", end_time: "21:00" };
	await expect(api.as("director", "POST", "/shift-manager/shift-times/", three)).rejects.toThrow(
		/A shift is 4 hours long, a half-shift 2\./,
	);

	await button(dora, t(label.rota.addOnEveryDay, { times: "6:00 p.m. to 8:00 p.m." })).click();
	const monday = dora.getByRole("group", { name: /^Monday 6:00 p\.m\. to 8:00 p\.m\.: / });
	await expect(monday).toHaveAccessibleName(/: 2 listeners, 1 supervisor$/);
	await expect(dora.getByRole("heading", { name: label.rota.firstSteps })).toHaveCount(0);
	await button(dora, t(label.rota.oneListenerMore, { when: "Monday 6:00 p.m. to 8:00 p.m." })).click();
	await expect(monday.getByText(label.rota.saved)).toBeVisible();
	await dora.reload();
	await expect(monday).toHaveAccessibleName(/: 3 listeners, 1 supervisor$/);
	await expect(dora.getByText(startsWith(label.rota.plannedUntil))).toBeVisible();

	const sam = await clock.member(people, "supervisor");
	await toRota(sam);
	await expect(sam.getByText(label.rota.needsHint)).toBeVisible();
	await expect(sam.getByText("Monday 6:00 p.m. to 8:00 p.m.: 3 listeners, 1 supervisor")).toBeAttached();
	for (const name of [label.rota.addShiftTime, label.rota.closeDays, label.rota.addExtraShift]) {
		await expect(button(sam, name)).toHaveCount(0);
	}
	await expect(
		sam.getByRole("button", {
			name: anyOf(startsWith(label.rota.remove), startsWith(label.rota.oneListenerMore)),
		}),
	).toHaveCount(0);
});

test("a holiday says whom it would concern before it is made, and who had booked is told at once", async ({
	people,
	product,
	api,
	clock,
}) => {
	const { next } = await oneShiftSoon(product, api, clock);
	const lina = await clock.member(people, "listener1");
	await toShifts(lina);
	const dora = await clock.member(people, "director");
	await toRota(dora);
	await button(dora, label.rota.closeDays).click();
	const closing = dora.getByRole("dialog", { name: label.rota.closeDays });
	await closing.getByLabel(label.shifts.name).fill("Winter holiday");
	await closing.getByLabel(label.shifts.firstDay).fill(dayIn(next));
	await closing.getByRole("button", { name: label.rota.closeThem }).click();
	await expect(closing.getByText(t(label.server.peopleBooked, { people: 2 }))).toBeVisible();
	await expect(news(lina)).toHaveCount(0);
	// What is said in passing would be gone by now; this would stand.
	await expect(lina.getByRole("link", { name: label.notifications.notifications, exact: true })).toBeVisible();
	await closing.getByRole("button", { name: label.rota.closeAndTell }).click();
	await expect(closing).toHaveCount(0);
	await expect(dora.getByRole("region", { name: label.rota.closedDays })).toContainText("Winter holiday");
	await expect(news(lina)).toContainText(label.server.shiftCalledOff);
});

test("coverage says in words what is missing; a director calls out, and who is asked books from the notice", async ({
	people,
	product,
	api,
	clock,
}) => {
	const { starts } = await oneShiftSoon(product, api, clock);
	const omar = await clock.member(people, "listener2");
	await toShifts(omar);
	const dora = await clock.member(people, "director");
	await toShifts(dora);
	await toPart(dora, label.shifts.coverage);
	await dora.getByLabel(label.shifts.timeZone).selectOption("America/New_York");
	const time = timeIn(starts);
	const cells = dora.getByRole("button", { name: new RegExp(`${time} to .+: Going ahead, 1 of 2 listeners$`) });
	await expect(cells).toHaveCount(2);
	await expect(
		dora.getByText(startsWith(label.rota.weekOf, { words: contains(label.rota.shiftsLackListeners) })).first(),
	).toBeVisible();

	await cells.last().click();
	const shift = dora.getByRole("dialog");
	await expect(shift).toContainText(tn(1, label.rota.listenersAreMissing));
	await button(dora, label.rota.askListenersToCome).click();
	await shift.getByRole("checkbox", { name: /^Omar/ }).check();
	await button(dora, tn(1, label.rota.askTheChosen)).click();
	await expect(dora.getByText(tn(1, label.rota.peopleAsked))).toBeVisible();
	await expect(news(omar)).toContainText(label.server.couldYouCome);
	await news(omar).getByRole("button", { name: label.notifications.open }).click();
	await expect(omar.getByRole("heading", { level: 1, name: label.shifts.shifts })).toBeVisible();
	await button(dora, label.rota.askListenersToCome).click();
	const asked = shift.getByRole("checkbox", { name: /^Omar .*asked .+, can be asked again from / });
	await expect(asked).toBeDisabled();
	await button(dora, label.rota.backToShift).click();

	// It stands in the list of open shifts, in the grid, and in full below.
	const free = omar.getByRole("button", { name: contains(label.shifts.bookAPlace) });
	await expect(free).toHaveCount(3);
	await free.last().click();
	const booking = omar.getByRole("dialog", { name: label.shifts.confirmShiftBooking });
	await booking.getByRole("button", { name: label.shifts.bookShift }).click();
	await expect(omar.getByText(label.server.shiftBookedSuccessfully)).toBeVisible();
	await expect(shift).toContainText("2 of 2");

	await button(dora, label.rota.chooseTheSupervisor).click();
	const choice = shift.getByLabel(label.shifts.supervisor);
	await choice.selectOption({ index: 1 });
	await expect(choice.locator("option:checked")).toHaveText(/^Dora: /);
	await button(dora, label.rota.changeTheSupervisor).click();
	await expect(dora.getByText(label.rota.supervisionChanged)).toBeVisible();
	await expect(shift.getByRole("listitem").filter({ hasText: t(label.shifts.you, { name: "Dora" }) })).toBeVisible();
});
