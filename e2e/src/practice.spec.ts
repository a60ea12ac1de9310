import type { Page } from "@playwright/test";
import { checkScreen, consoleErrors } from "./screen.ts";
import { enter, expect, holdCalls, phone, test } from "./test.ts";
import { log, tabTo } from "./visitor.ts";

// Every screen is looked at in six ways, which takes its time.
test.describe.configure({ timeout: 240_000 });

const box = (page: Page) => page.getByPlaceholder(/^Practice: write as the/);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const says = async (page: Page, words: string) => {
	await box(page).fill(words);
	await box(page).press("Enter");
};

const toPractice = async (page: Page) => {
	await page.getByRole("navigation", { name: "Members" }).getByRole("link", { name: "Practice" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Practice" })).toBeVisible();
};

/** Tess asks, and Lina comes with a card. */
const begin = async (tess: Page, lina: Page, card = "Three exams next week") => {
	await toPractice(tess);
	await tess.getByRole("button", { name: "Ask for a colleague" }).click();
	await expect(tess.getByRole("heading", { name: "Waiting for a colleague" })).toBeVisible();
	await toPractice(lina);
	await lina.getByRole("link", { name: /^Play the visitor for Tess/ }).click();
	await lina.getByRole("button", { name: `Play this card: ${card}` }).click();
	await expect(heading(lina)).toHaveText("Practice with Tess");
	await expect(heading(tess)).toHaveText("Practice with Lina");
};

const comment = async (page: Page, on: string, words: string) => {
	await page.getByRole("button", { name: `Comment on “${on}”` }).click();
	await page.getByLabel("Your comment on this line").fill(words);
	await page.getByRole("button", { name: "Save comment" }).click();
	await expect(log(page)).toContainText(words);
};

const end = async (page: Page) => {
	await page.getByRole("button", { name: "End practice" }).click();
	await page.getByRole("dialog", { name: "End this practice?" }).getByRole("button", { name: "End it" }).click();
	await expect(page.getByText("This practice has ended.")).toBeVisible();
};

test("a trainee practises with a listener, who comments; both read it together afterwards", async ({ people }) => {
	const tess = await people.member("trainee");
	const lina = await people.member("listener1");
	const errors = [consoleErrors(tess), consoleErrors(lina)];

	await toPractice(tess);
	await expect(tess.getByText("Nobody waits for a colleague right now.")).toBeVisible();
	await expect(tess.getByText("There is no past practice yet.")).toBeVisible();
	await checkScreen(tess, "practice-empty");
	await tess.getByRole("button", { name: "Ask for a colleague" }).click();
	await expect(tess.getByRole("heading", { name: "Waiting for a colleague" })).toBeVisible();
	await checkScreen(tess, "practice-waiting");
	await toPractice(lina);
	await expect(lina.getByRole("link", { name: /^Play the visitor for Tess/ })).toBeVisible();
	await checkScreen(lina, "practice-who-waits");
	await lina.getByRole("link", { name: /^Play the visitor for Tess/ }).click();
	await checkScreen(lina, "practice-cards");
	await lina.getByRole("button", { name: "Play this card: Three exams next week" }).click();

	await expect(heading(tess)).toHaveText("Practice with Lina");
	await expect(tess).toHaveTitle(/^Practice with Lina/);
	await expect(tess.getByText("Nobody here is a real visitor.")).toBeVisible();
	await expect(tess.getByText("Three exams next week")).toHaveCount(0);
	const card = lina.getByRole("complementary", { name: "Card" });
	await expect(card).toContainText("Three exams next week");
	await card.getByRole("button", { name: "Use the opening" }).click();
	await expect(box(lina)).toHaveValue(/three exams/);
	await expect(box(lina)).toBeFocused();
	await box(lina).press("Enter");
	await expect(log(tess)).toContainText("three exams");
	await expect(card.getByRole("button", { name: "Use the opening" })).toHaveCount(0);

	await box(tess).pressSequentially("That sounds");
	await expect(lina.getByText("is typing...")).toBeVisible();
	await says(tess, "That sounds like a lot at once. What weighs the most?");
	await expect(log(lina)).toContainText("What weighs the most?");
	await says(lina, "my parents i guess");
	await says(tess, "You should make a plan.");
	await expect(log(lina)).toContainText("You should make a plan.");
	await expect(tess.getByRole("button", { name: /^Comment/ })).toHaveCount(0);

	await lina.getByRole("button", { name: "Comment on “You should make a plan.”" }).click();
	await lina.getByRole("button", { name: "Save comment" }).click();
	await expect(lina.getByText("Please write something first.")).toBeVisible();
	await checkScreen(lina, "practice-comment");
	await log(lina).getByRole("button", { name: "Close" }).click();
	await comment(lina, "You should make a plan.", "Here I felt unheard: I wanted to speak of my parents.");
	await checkScreen(lina, "practice-partner");
	await checkScreen(tess, "practice-learner");
	await expect(tess.getByText("Here I felt unheard")).toHaveCount(0);
	await tess.reload();
	await expect(log(tess)).toContainText("You should make a plan.");
	await expect(tess.getByText("Here I felt unheard")).toHaveCount(0);

	await end(tess);
	await expect(lina.getByText("This practice has ended.")).toBeVisible();
	await expect(box(lina)).toHaveCount(0);
	await expect(log(tess)).toContainText("Here I felt unheard");
	await expect(tess.getByRole("complementary", { name: "Card" })).toContainText("Three exams next week");
	await comment(tess, "You should make a plan.", "I hear it now, too.");
	await expect(log(lina)).toContainText("I hear it now, too.");
	await checkScreen(tess, "practice-review");

	await tess.getByRole("link", { name: "Practise again" }).click();
	const past = tess.getByRole("link", { name: /^You listened to Lina/ });
	await expect(past).toBeVisible();
	await expect(tess.getByText("4 lines")).toBeVisible();
	await checkScreen(tess, "practice-past");
	await past.click();
	await expect(heading(tess)).toBeFocused();
	await expect(log(tess)).toContainText("I hear it now, too.");
	expect(errors.flat()).toEqual([]);
});

test("nothing is lost by a reload, a lost line, or a frame that nobody got", async ({ people }) => {
	const tess = await people.stranger(phone);
	let swallowing = false;
	await tess.routeWebSocket(/\/ws\/practice\//, (socket) => {
		const server = socket.connectToServer();
		socket.onMessage((frame) => {
			if (!swallowing || !String(frame).includes("send_line")) server.send(frame);
		});
	});
	await enter(tess, "trainee");
	const lina = await people.member("listener1");
	await toPracticeOnPhone(tess);
	await tess.getByRole("button", { name: "Ask for a colleague" }).click();
	await toPractice(lina);
	await lina.getByRole("link", { name: /^Play the visitor for Tess/ }).click();
	await lina.getByRole("button", { name: "Play this card: New in town" }).click();
	await expect(heading(tess)).toHaveText("Practice with Lina");

	await says(lina, "I do not know anybody here.");
	await expect(log(tess)).toContainText("I do not know anybody here.");
	swallowing = true;
	await says(tess, "Sent to nobody");
	await expect(tess.getByText("Sending...")).toBeVisible();
	await box(tess).fill("Half a thought");
	swallowing = false;
	await tess.reload();
	await expect(log(lina)).toContainText("Sent to nobody");
	await expect(box(tess)).toHaveValue("Half a thought");
	await expect(log(tess).getByText("Sent to nobody")).toHaveCount(1);

	await lina.context().setOffline(true);
	await expect(box(lina)).toBeDisabled();
	await expect(lina.getByText("Reconnecting... What you typed is kept.")).toBeVisible();
	await box(tess).press("Enter");
	await expect(tess.getByText("Sending...")).toHaveCount(0);
	await lina.context().setOffline(false);
	await expect(log(lina)).toContainText("Half a thought");
	await says(lina, "You came back.");
	await expect(log(tess)).toContainText("You came back.");
	await expect(log(tess).getByText("Half a thought")).toHaveCount(1);
	await end(lina);
	await expect(tess.getByText("This practice has ended.")).toBeVisible();
	await tess.getByText("Card: New in town").click();
	await expect(tess.getByRole("heading", { name: "What can be practised with it" })).toBeVisible();
	await checkScreen(tess, "practice-review-card");
});

const toPracticeOnPhone = async (page: Page) => {
	const places = page.getByRole("navigation", { name: "Members" });
	await places.getByRole("button", { name: "More" }).click();
	await page.getByRole("menuitem", { name: "Practice" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Practice" })).toBeVisible();
};

test("what is asked for can be taken back, and who comes too late is told so", async ({ people }) => {
	const tess = await people.member("trainee");
	await toPractice(tess);
	await tess.getByRole("button", { name: "Ask for a colleague" }).click();
	const lina = await people.member("listener1");
	await toPractice(lina);
	await lina.getByRole("link", { name: /^Play the visitor for Tess/ }).click();
	await expect(lina.getByRole("heading", { level: 2, name: "First practice" })).toBeVisible();
	// Who waits is asked for again every few seconds.
	const release = await holdCalls(lina, "**/api/v1/practice/?limit=*");
	await tess.getByRole("button", { name: "Take back" }).click();
	await expect(tess.getByRole("button", { name: "Ask for a colleague" })).toBeVisible();
	await lina.getByRole("button", { name: "Play this card: New in town" }).click();
	release();
	await expect(lina.getByRole("main")).toContainText(/There is no such practice|does not wait any more/);
	await lina.getByRole("link", { name: "Back to who waits" }).click();
	await expect(lina.getByText("Nobody waits for a colleague right now.")).toBeVisible();
});

test("a supervisor looks on and comments; a third member and who has not applied are told kindly", async ({
	people,
}) => {
	const tess = await people.member("trainee");
	const lina = await people.member("listener1");
	await begin(tess, lina, "Somebody who tests the limits");
	await says(tess, "I am here.");
	const sam = await people.member("supervisor");
	await toPractice(sam);
	await expect(sam.getByText("Running now")).toBeVisible();
	await sam.getByRole("link", { name: "Tess listened to Lina" }).first().click();
	await expect(sam.getByText(/^You look on\./)).toBeVisible();
	await expect(box(sam)).toHaveCount(0);
	await comment(sam, "I am here.", "A calm beginning.");
	await expect(log(lina)).toContainText("A calm beginning.");
	await checkScreen(sam, "practice-look-on");

	const omar = await people.member("listener2");
	await omar.goto(new URL(sam.url()).pathname);
	await expect(heading(omar)).toHaveText("This practice is not open to you");
	await checkScreen(omar, "practice-not-yours");
	const noor = await people.member("newhire");
	await expect(noor.getByRole("link", { name: "Practice" })).toHaveCount(0);
	await noor.goto(`${new URL(noor.url()).pathname.split("/").slice(0, 2).join("/")}/practice`);
	await expect(heading(noor)).toHaveText("Practice opens with your training");
	await checkScreen(noor, "practice-not-yet");
	await end(lina);
	await expect(log(tess)).toContainText("A calm beginning.");
});

test("a whole practice goes by the keyboard alone", async ({ people }) => {
	const tess = await people.member("trainee");
	const lina = await people.member("listener1");
	await begin(tess, lina);
	await box(lina).press("Enter");
	await says(lina, "hi");
	await expect(log(tess)).toContainText("hi");
	await expect(box(tess)).toBeFocused();
	await tess.keyboard.type("Hello, I am here.");
	await tess.keyboard.press("Enter");
	const button = lina.getByRole("button", { name: "Comment on “Hello, I am here.”" });
	await lina.getByRole("heading", { level: 1 }).click();
	await tabTo(lina, button);
	await lina.keyboard.press("Enter");
	await lina.keyboard.type("Warm.");
	await tabTo(lina, lina.getByRole("button", { name: "Save comment" }));
	await lina.keyboard.press("Enter");
	await expect(log(lina)).toContainText("Warm.");
	await expect(button).toBeFocused();
	await end(lina);
});

test("who waits on another page is told that somebody has come; what was not sent at the end can be copied", async ({
	people,
}) => {
	const tess = await people.member("trainee");
	const lina = await people.member("listener1");
	await toPractice(tess);
	await tess.getByRole("button", { name: "Ask for a colleague" }).click();
	await expect(tess.getByRole("heading", { name: "Waiting for a colleague" })).toBeVisible();
	await tess.getByRole("navigation", { name: "Members" }).getByRole("link", { name: "Shifts" }).click();
	await tess.reload();
	await toPractice(lina);
	await lina.getByRole("link", { name: /^Play the visitor for Tess/ }).click();
	await lina.getByRole("button", { name: "Play this card: New in town" }).click();
	await expect(tess.getByText("Lina plays the visitor for you.")).toBeVisible();
	await expect(tess).toHaveURL(/shift-manager$/);
	await checkScreen(tess, "practice-notice");
	await tess.getByRole("link", { name: "Go to the practice" }).click();
	await expect(heading(tess)).toHaveText("Practice with Lina");
	await expect(tess.getByText("Lina plays the visitor for you.")).toHaveCount(0);
	await box(tess).fill("Half a thought");
	await end(lina);
	await expect(tess.getByLabel("You had begun:")).toHaveValue("Half a thought");
	await checkScreen(tess, "practice-unsent");
	await tess.getByRole("navigation", { name: "Members" }).getByRole("link", { name: "Home" }).click();
	await expect(tess.getByText("Lina plays the visitor for you.")).toHaveCount(0);
});
