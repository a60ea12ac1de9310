import type { Page } from "@playwright/test";
import type { Backstage } from "./backstage.ts";
import { fieldOf } from "./desk.ts";
import { checkScreen } from "./screen.ts";
import {
	atItsNextLook,
	checkIn,
	minute,
	oneShiftSoon,
	ownShift,
	pressesCheckIn,
	type SharedClock,
	type ShiftOfStory,
	shown,
	test,
} from "./shift-day.ts";
import { expect, logIn, type People, phone } from "./test.ts";
import { asksInPage, log, messageField, says, submit, terms } from "./visitor.ts";

// Every screen is looked at in six ways, which takes its time.
test.describe.configure({ timeout: 120_000 });

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const place = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Members" }).getByRole("link", { name, exact: true });
const closed = (page: Page) => page.getByRole("heading", { name: "The chat is closed right now" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const takes = async (page: Page, words: string) => {
	await row(page, words).click();
	await button(page, "Accept").click();
	await expect(page.getByText("With you", { exact: true })).toBeVisible();
};

/** Sam and Lina have checked in to a shift that has just begun. */
const bothOnDuty = async (
	{ people, clock, backstage }: { people: People; clock: SharedClock; backstage: Backstage },
	shift: ShiftOfStory,
) => {
	await clock.until(shift.starts - 5 * minute);
	const sam = await clock.member(people, "supervisor");
	const lina = await clock.member(people, "listener1");
	await checkIn(backstage, "supervisor", shift);
	await checkIn(backstage, "listener1", shift);
	await clock.until(shift.starts + minute);
	await expect(lina.getByText(`The chat is open until ${shown(shift.ends)}`)).toBeVisible(atItsNextLook);
	return { sam, lina };
};

test.beforeEach(async ({ backstage }) => {
	await backstage.changeSettings({ door: "shifts" });
});

test("before a shift the chat says when it opens; who works in it checks in, and it opens by itself (F1)", async ({
	people,
	product,
	backstage,
	clock,
}) => {
	const shift = await oneShiftSoon(product, backstage, clock);
	await clock.until(shift.starts - 20 * minute);
	const visitor = await clock.window(people, phone);
	await visitor.goto("/chat-form");
	await expect(closed(visitor)).toBeVisible();
	await expect(
		visitor.getByText("Our volunteers are here at certain hours, and this is not one of them."),
	).toBeVisible();
	const opens = visitor.getByText(/^We open again .+, your time\.$/);
	await expect(opens).toContainText(` at ${shown(shift.starts)}, your time.`);
	await checkScreen(visitor, "door-closed-until-shift");

	const sam = await clock.member(people, "supervisor");
	const lina = await clock.window(people);
	const duty = lina.waitForResponse("**/shift-manager/duty/");
	await logIn(lina, "listener1");
	await expect(sam.getByText(/^Closed: no shift runs\. Next: /)).toBeVisible();
	await duty;
	await place(lina, "Home").click();
	const panel = lina.getByRole("region", { name: "Shift Manager" });
	await expect(panel).toContainText("Next text support");
	await expect(panel).toContainText(`${shown(shift.starts)} to ${shown(shift.ends)}`);
	await expect(panel).toContainText("Your next shift:");
	await place(lina, "Chats").click();
	await expect(lina.getByText("No unassigned chats.")).toBeVisible();
	await expect(ownShift(lina)).toHaveCount(0);
	await clock.until(shift.starts - 10 * minute);
	await expect(ownShift(lina)).toContainText(`Ready? Your shift begins at ${shown(shift.starts)}`);
	await button(lina, "Check in").click();
	await checkScreen(lina, "shift-ready");
	await button(lina, "Not yet").click();
	await pressesCheckIn(lina);
	await pressesCheckIn(sam);
	await expect(closed(visitor)).toBeVisible();

	await clock.until(shift.starts + minute);
	await expect(visitor.getByText("The chat is open again.")).toBeVisible(atItsNextLook);
	await expect(sam.getByText(`The chat is open until ${shown(shift.ends)}`)).toBeVisible(atItsNextLook);
	await expect(ownShift(lina)).toContainText("With you: Sam");
	await checkScreen(sam, "desk-on-duty");
	await button(visitor, "Go to the chat form").click();
	await expect(visitor.getByRole("heading", { level: 1, name: "Talk with somebody who listens" })).toBeFocused();
	await messageField(visitor).fill("I waited for you");
	await terms(visitor).check();
	await submit(visitor).click();
	await expect(visitor.getByText("You are next.")).toBeVisible();
	await takes(lina, "I waited for you");
	await says(lina, "I am here.");
	await expect(log(visitor)).toContainText("I am here.");
});

test("who waits is told when no supervisor is there, that the chat will close, and is landed softly when it does", async ({
	people,
	product,
	backstage,
	clock,
}) => {
	const shift = await oneShiftSoon(product, backstage, clock);
	const { sam, lina } = await bothOnDuty({ people, clock, backstage }, shift);
	const first = await clock.window(people, phone);
	const second = await clock.window(people, phone);
	await asksInPage(first, "I came first");
	await takes(lina, "I came first");
	await says(lina, "Tell me more.");
	await says(first, "It began in spring");
	await asksInPage(second, "I came second");
	await expect(second.getByText("You are next.")).toBeVisible();

	// Sam watches over the chats, and Lina listens.
	await expect(second.getByText(/^1 listener is on right now\./)).toBeVisible();
	const available = async () =>
		JSON.stringify(fieldOf(await backstage.as("director", "GET", "/account/user/listeners/"), "results"));
	expect(await available()).toContain('"Sam"');
	await sam.context().close();
	await expect.poll(available).not.toContain('"Sam"');
	await clock.later(2 * minute);
	const pause = second.getByText(/^We pause for a moment: no supervisor is here, and we never listen without one\./);
	await expect(pause).toContainText("You keep your place", atItsNextLook);
	await expect(lina.getByText(/^Closed: no supervisor is on duty\./)).toBeVisible();
	await checkScreen(second, "visitor-waits-no-supervisor");
	await row(lina, "I came second").click();
	await button(lina, "Accept").click();
	await expect(lina.getByText("No supervisor is on duty right now. New chats wait until one is.")).toBeVisible();
	await expect(second.getByText("You are next.")).toBeVisible();
	await clock.member(people, "supervisor");
	await expect(pause).toHaveCount(0);
	await expect(lina.getByText(`The chat is open until ${shown(shift.ends)}`)).toBeVisible();

	await clock.until(shift.ends - 13.5 * minute);
	await expect(second.getByText(new RegExp(`^We close at ${shown(shift.ends)}, in 1[34] minutes\\.$`))).toBeVisible();
	await expect(second.getByText("If nobody can come by then, we tell you what is open.")).toBeVisible();
	await checkScreen(second, "visitor-closing-soon");

	await clock.until(shift.ends + 1000);
	const landing = second.getByRole("region", { name: "Chat ended" });
	await expect(landing.getByRole("heading", { name: "We had to close before somebody could come" })).toBeVisible(
		atItsNextLook,
	);
	await expect(landing.getByText(/^We open again on .+, your time\.$/)).toContainText(`at ${shown(shift.next)},`);
	await expect(landing.getByRole("link", { name: "crisis and distress centres" })).toBeVisible();
	await expect(landing.getByLabel("Your message")).toHaveValue("I came second");
	await checkScreen(second, "visitor-landed");
	await landing.getByLabel("Email").fill("rosa@example.org");
	await landing.getByLabel("Your message").fill("I came second, and would like to talk.");
	await second.reload();
	await expect(landing.getByLabel("Your message")).toHaveValue("I came second, and would like to talk.");
	await expect(landing.getByLabel("Email")).toHaveValue("rosa@example.org");
	await landing.getByRole("checkbox", { name: /I accept the terms/ }).check();
	await landing.getByRole("button", { name: "Leave this message" }).click();
	await expect(landing.getByRole("button", { name: "Leave this message" })).toHaveCount(0);

	await expect(ownShift(lina)).toContainText("Your shift is over. Are you still here?");
	await expect(ownShift(lina)).toContainText("A chat of yours goes on. Stay until it ends, or give it to somebody.");
	await row(lina, "It began in spring").click();
	await says(lina, "I am still with you.");
	await expect(log(first)).toContainText("I am still with you.");
	await says(first, "Thank you");
	await expect(log(lina)).toContainText("Thank you");
});

test("who found the shift heavy is spoken with, and then the shift is closed", async ({
	people,
	product,
	backstage,
	clock,
}) => {
	const shift = await oneShiftSoon(product, backstage, clock);
	const { sam, lina } = await bothOnDuty({ people, clock, backstage }, shift);
	await clock.until(shift.ends + minute);
	await expect(ownShift(lina)).toContainText("Your shift is over. Are you still here?");
	await expect(ownShift(lina)).toContainText("Please check out, so that your time is noted as it was.");
	await button(lina, "Check out").click();
	const leaving = lina.getByRole("dialog", { name: "How was it?" });
	await leaving.getByRole("radio", { name: /It was heavy/ }).check();
	await leaving.getByLabel("What would you like to say before?").fill("The second one stays with me.");
	await checkScreen(lina, "shift-check-out");
	await leaving.getByRole("button", { name: "Check out" }).click();
	await expect(lina.getByText("Thank you. A supervisor will speak with you.")).toBeVisible();
	await expect(ownShift(lina)).toHaveCount(0);

	await expect(ownShift(sam)).toContainText("1 person had a heavy shift and waits for a talk.");
	await button(sam, "Check out").click();
	await sam.getByRole("radio", { name: /It was fine/ }).check();
	await sam.getByRole("dialog").getByRole("button", { name: "Check out" }).click();
	await expect(sam.getByText("You are off duty. Thank you for being there.")).toBeVisible();
	await button(sam, "After the shift").click();
	const after = sam.getByRole("dialog", { name: "After the shift" });
	await expect(after.getByText("The second one stays with me.")).toBeVisible();
	await expect(after.getByRole("button", { name: "Close and hand over" })).toBeVisible();
	await checkScreen(sam, "shift-closing");
	await after.getByRole("button", { name: "We have spoken: Lina" }).click();
	await expect(after.getByText("Nobody is waiting for a talk.")).toBeVisible();
	await after.getByLabel("What should the others know?").fill("A calm one.");
	await after.getByRole("button", { name: "Close the shift" }).click();
	await expect(sam.getByText("The shift is closed. Thank you.")).toBeVisible();
	await expect(ownShift(sam)).toHaveCount(0);

	const dora = await clock.member(people, "director");
	await expect(ownShift(dora)).toContainText("1 note of the last days is there to read.");
	await button(dora, "After the shift").click();
	await expect(dora.getByRole("dialog", { name: "After the shift" })).toContainText("A calm one.");
});

test("a break is one click, and a director who lets the shifts open the door can pause it with a reason", async ({
	people,
	product,
	backstage,
	clock,
}) => {
	const shift = await oneShiftSoon(product, backstage, clock);
	await backstage.changeSettings({ door: "always" });
	const dora = await clock.member(people, "director");
	await dora.getByRole("link", { name: "Settings" }).click();
	await dora
		.getByLabel("Who can ask, and when")
		.selectOption({ label: "In shifts, while a supervisor and a listener are on duty" });
	await expect(dora.getByText(/^The next shift with people in it: /)).toBeVisible();
	await checkScreen(dora, "settings-door-shifts");
	await button(dora, "Save").click();
	await expect(dora.getByText("Saved. It holds from now on.")).toBeVisible();

	const { lina } = await bothOnDuty({ people, clock, backstage }, shift);
	await button(lina, "Take a break").click();
	await expect(ownShift(lina)).toContainText("You are on a break. No new chats come to you.");
	await expect(lina.getByRole("button", { name: /^You are:/ })).toHaveText(/On a break/);
	await button(lina, "I am back").click();
	await expect(lina.getByRole("button", { name: /^You are:/ })).toHaveText(/Available/);

	await dora.getByLabel("Why").fill("A storm has cut our lines.");
	await button(dora, "Pause the chat").click();
	await expect(lina.getByText("The chat is paused: A storm has cut our lines.")).toBeVisible(atItsNextLook);
	const visitor = await clock.window(people, phone);
	await visitor.goto("/chat-form");
	await expect(visitor.getByText("A storm has cut our lines.")).toBeVisible();
	await button(dora, "Open again").click();
	await expect(lina.getByText(`The chat is open until ${shown(shift.ends)}`)).toBeVisible(atItsNextLook);
	await clock.later(30_000);
	await expect(visitor.getByText("The chat is open again.")).toBeVisible(atItsNextLook);
});
