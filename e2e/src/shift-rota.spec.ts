import type { Page } from "@playwright/test";
import { dayIn, news, timeIn, toPart, toShifts } from "./rota.ts";
import { checkScreen } from "./screen.ts";
import { oneShiftSoon, test } from "./shift-day.ts";
import { expect } from "./test.ts";

// Every screen is looked at in six ways, which takes its time.
test.describe.configure({ timeout: 120_000 });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toRota = async (page: Page) => {
	await toShifts(page);
	await toPart(page, "Rota");
};

test("a new society makes its shift times, whole and half, and the pattern of its week; a supervisor only reads it (H7)", async ({
	people,
	product,
	backstage,
	clock,
}) => {
	await product.query("TRUNCATE shift_times CASCADE");
	const dora = await clock.member(people, "director");
	await toRota(dora);
	await expect(dora.getByRole("heading", { name: "Three steps to the first shift" })).toBeVisible();
	await expect(dora.getByText("No shift times have been set yet.")).toBeVisible();
	await checkScreen(dora, "rota-new-society");

	await button(dora, "Add a shift time").click();
	const adding = dora.getByRole("dialog", { name: "Add a shift time" });
	await adding.getByLabel("Starts at").fill("18:00");
	await expect(adding.getByText("Ends at 10:00 p.m.")).toBeVisible();
	await adding.getByRole("radio", { name: "Half-shift (2 hours)" }).check();
	await expect(adding.getByText("Ends at 8:00 p.m.")).toBeVisible();
	await checkScreen(dora, "rota-add-shift-time");
	await adding.getByRole("button", { name: "Add", exact: true }).click();
	await expect(adding).toHaveCount(0);
	await button(dora, "Add a shift time").click();
	await adding.getByLabel("Starts at").fill("12:00");
	await adding.getByRole("button", { name: "Add", exact: true }).click();
	const times = dora.getByRole("region", { name: "Shift times" }).getByRole("listitem");
	await expect(times.filter({ hasText: "12:00 p.m. to 4:00 p.m." })).not.toContainText("Half-shift");
	await expect(times.filter({ hasText: "6:00 p.m. to 8:00 p.m." })).toContainText("Half-shift");
	const three = { start_time: "18:00", end_time: "21:00" };
	await expect(backstage.as("director", "POST", "/shift-manager/shift-times/", three)).rejects.toThrow(
		/A shift is 4 hours long, a half-shift 2\./,
	);

	await button(dora, "Add on every day: 6:00 p.m. to 8:00 p.m.").click();
	const monday = dora.getByRole("group", { name: /^Monday 6:00 p\.m\. to 8:00 p\.m\.: / });
	await expect(monday).toHaveAccessibleName(/: 2 listeners, 1 supervisor$/);
	await expect(dora.getByRole("heading", { name: "Three steps to the first shift" })).toHaveCount(0);
	await button(dora, "One listener more: Monday 6:00 p.m. to 8:00 p.m.").click();
	await expect(monday.getByText("Saved")).toBeVisible();
	await dora.reload();
	await expect(monday).toHaveAccessibleName(/: 3 listeners, 1 supervisor$/);
	await expect(dora.getByText(/^Shifts are planned until /)).toBeVisible();
	await checkScreen(dora, "rota");

	const sam = await clock.member(people, "supervisor");
	await toRota(sam);
	await expect(sam.getByText("How many each shift needs. Directors can change it.")).toBeVisible();
	await expect(sam.getByText("Monday 6:00 p.m. to 8:00 p.m.: 3 listeners, 1 supervisor")).toBeAttached();
	for (const name of ["Add a shift time", "Close days", "Add an extra shift"]) {
		await expect(button(sam, name)).toHaveCount(0);
	}
	await expect(sam.getByRole("button", { name: /^(Remove|Retire|One listener)/ })).toHaveCount(0);
});

test("a holiday says whom it would concern before it is made, and who had booked is told at once", async ({
	people,
	product,
	backstage,
	clock,
}) => {
	const { next } = await oneShiftSoon(product, backstage, clock);
	const lina = await clock.member(people, "listener1");
	await toShifts(lina);
	const dora = await clock.member(people, "director");
	await toRota(dora);
	await button(dora, "Close days").click();
	const closing = dora.getByRole("dialog", { name: "Close days" });
	await closing.getByLabel("Name").fill("Winter holiday");
	await closing.getByLabel("First day").fill(dayIn(next));
	await closing.getByRole("button", { name: "Close them" }).click();
	await expect(
		closing.getByText("2 people have booked on this shift. It would be called off, and they would be told."),
	).toBeVisible();
	await expect(news(lina)).toHaveCount(0);
	await checkScreen(dora, "rota-close-days");
	// What is said in passing would be gone by now; this would stand.
	await expect(lina.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
	await closing.getByRole("button", { name: "Close them and tell those people" }).click();
	await expect(closing).toHaveCount(0);
	await expect(dora.getByRole("region", { name: "Closed days and holidays" })).toContainText("Winter holiday");
	await expect(news(lina)).toContainText("Your shift was called off.");
});

test("coverage says in words what is missing; a director calls out, and who is asked books from the notice", async ({
	people,
	product,
	backstage,
	clock,
}) => {
	const { starts } = await oneShiftSoon(product, backstage, clock);
	const omar = await clock.member(people, "listener2");
	await toShifts(omar);
	const dora = await clock.member(people, "director");
	await toShifts(dora);
	await toPart(dora, "Coverage");
	await dora.getByLabel("Time zone").selectOption("America/New_York");
	const time = timeIn(starts);
	const cells = dora.getByRole("button", { name: new RegExp(`${time} to .+: Confirmed, 1 of 2 listeners$`) });
	await expect(cells).toHaveCount(2);
	await expect(dora.getByText(/^Week of .+: .*shifts? lacks? listeners/).first()).toBeVisible();
	await checkScreen(dora, "coverage");

	await cells.last().click();
	const shift = dora.getByRole("dialog");
	await expect(shift).toContainText("1 listener is missing");
	await button(dora, "Ask listeners to come").click();
	await shift.getByRole("checkbox", { name: /^Omar/ }).check();
	await checkScreen(dora, "coverage-call-out");
	await button(dora, "Ask the 1 chosen").click();
	await expect(dora.getByText("1 person was asked to come.")).toBeVisible();
	await expect(news(omar)).toContainText("A shift needs a listener. Could you come?");
	await news(omar).getByRole("button", { name: "Open" }).click();
	await expect(omar.getByRole("heading", { level: 1, name: "Shifts" })).toBeVisible();
	await button(dora, "Ask listeners to come").click();
	const asked = shift.getByRole("checkbox", { name: /^Omar .*asked: .+, and again from / });
	await expect(asked).toBeDisabled();
	await button(dora, "Back to the shift").click();

	const free = omar.getByRole("button", { name: /Book a place/ });
	await expect(free).toHaveCount(1);
	await free.click();
	const booking = omar.getByRole("dialog", { name: "Confirm Shift Booking" });
	await booking.getByRole("button", { name: "Book Shift" }).click();
	await expect(omar.getByText("Shift booked successfully")).toBeVisible();
	await expect(shift).toContainText("2 of 2");

	await button(dora, "Choose the supervisor").click();
	const choice = shift.getByLabel("Supervisor");
	await choice.selectOption({ index: 1 });
	await expect(choice.locator("option:checked")).toHaveText(/^Dora: /);
	await button(dora, "Change the supervisor").click();
	await expect(dora.getByText("The supervision was changed.")).toBeVisible();
	await expect(shift.getByRole("listitem").filter({ hasText: "Dora (you)" })).toBeVisible();
});
