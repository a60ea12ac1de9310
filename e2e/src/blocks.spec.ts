import type { Page } from "@playwright/test";
import { checkScreen, checkWords, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";
import { asksInWindow, fillIntake, log, messageField, submit } from "./visitor.ts";

// Every screen is looked at in six ways, which takes its time.
test.describe.configure({ timeout: 600_000 });

// A product of its own, which believes where somebody says he comes from: whoever else is asked in other stories comes from here.
test.use({ settings: { TRUSTED_PROXIES: "127.0.0.1,::1" } });

const comesFrom = async (page: Page, address: string) => {
	await page.context().setExtraHTTPHeaders({ "X-Forwarded-For": address });
	return page;
};

const dialog = (page: Page) => page.getByRole("dialog");
const part = (page: Page, name: string) => page.getByRole("region", { name });
const calm = (page: Page) =>
	page.getByRole("heading", { level: 1, name: "We cannot chat with you from here right now" });
const crisisLine = (page: Page) => page.getByRole("main").getByRole("link", { name: "9-8-8" });

test("a listener asks, a supervisor blocks for a shorter time, and who is kept away meets no dead end", async ({
	people,
	backstage,
}) => {
	const from = "203.0.113.7";
	const sam = await people.member("supervisor");
	const lina = await people.member("listener1");
	const errors = [sam, lina].map(consoleErrors);
	await sam.getByRole("link", { name: "Blocks" }).click();
	await expect(part(sam, "Waiting for a decision")).toContainText("Nothing waits for you.");
	await checkScreen(sam, "blocks-none");

	const chat = await asksInWindow(await comesFrom(await people.stranger(), from), "Words that hurt");
	await lina.getByRole("button", { name: /Words that hurt/ }).click();
	await lina.getByRole("button", { name: "Accept" }).click();
	await lina.getByRole("button", { name: "Ask for a block" }).click();
	await dialog(lina).getByRole("button", { name: "Ask for it" }).click();
	await expect(dialog(lina).getByText("Please choose a reason.")).toBeVisible();
	await dialog(lina).getByLabel("Why").selectOption("Something else");
	await dialog(lina).getByRole("button", { name: "Ask for it" }).click();
	await expect(dialog(lina).getByText("Please say in a few words what it is.")).toBeVisible();
	await expect(dialog(lina).getByLabel("In a few words")).toBeFocused();
	await checkScreen(lina, "block-ask");
	await dialog(lina).getByLabel("Why").selectOption("Insults or abuse");
	await dialog(lina).getByLabel("In a few words").fill("Shouts at me, again and again.");
	await dialog(lina).getByLabel("For how long").selectOption("7 days");
	await dialog(lina).getByRole("button", { name: "Ask for it" }).click();
	await expect(lina.getByText("The supervisors are asked. You hear what they decide.")).toBeVisible();
	await expect(chat.getByRole("heading", { name: "This chat has ended" })).toBeVisible();

	await dialog(lina).getByRole("button", { name: "Skip" }).click();

	// It came by itself.
	const asked = part(sam, "Waiting for a decision").getByRole("article", { name: "Insults or abuse" });
	await expect(asked).toContainText("Lina asks for 7 days.");
	await expect(asked).toContainText("Shouts at me, again and again.");
	await expect(asked).toContainText("No other block of this connection is known.");
	await expect(sam.getByRole("link", { name: "Blocks (1 is waiting)" })).toBeVisible();
	await checkScreen(sam, "blocks-waiting");
	await asked.getByRole("button", { name: "Confirm" }).click();
	await expect(dialog(sam).getByLabel("For how long").getByRole("option")).toHaveText(["1 hour", "1 day", "7 days"]);
	await dialog(sam).getByLabel("For how long").selectOption("1 day");
	await dialog(sam).getByLabel("A few words to Lina").fill("One day will do. Take a break.");
	await checkScreen(sam, "blocks-confirm");
	await dialog(sam).getByRole("button", { name: "Block it" }).click();
	await expect(sam.getByText("It is blocked now. Who asked for it hears of it.")).toBeFocused();
	await expect(asked).toHaveCount(0);
	const holding = part(sam, "Blocked now").getByRole("article");
	await expect(holding).toContainText("confirmed by Sam");
	await expect(sam.getByRole("link", { name: "Blocks", exact: true })).toBeVisible();

	await chat.getByRole("button", { name: "Go on with this chat" }).click();
	await expect(chat.getByText(/Chats from this internet connection are paused/)).toBeVisible();
	await checkScreen(chat, "blocked-end");

	const bea = await comesFrom(await people.stranger(phone), from);
	await fillIntake(bea, "Please let me in");
	await submit(bea).click();
	await expect(calm(bea)).toBeFocused();
	await expect(bea.getByText(/You can ask again .* at .*, your time\./)).toBeVisible();
	await expect(bea.getByRole("link", { name: "hello@warmline.example" }).first()).toBeVisible();
	await expect(crisisLine(bea)).toBeVisible();
	await checkScreen(bea, "blocked");
	await bea.getByRole("button", { name: "Back to the form" }).click();
	await expect(messageField(bea)).toHaveValue("Please let me in");

	// On a wide screen a window of its own was about to open.
	const dan = await comesFrom(await people.stranger(), from);
	await fillIntake(dan, "Let me in, too");
	await submit(dan).click();
	await expect(calm(dan)).toBeVisible();
	await expect.poll(() => dan.context().pages().length).toBe(1);

	const flo = await comesFrom(await people.stranger(phone), from);
	await flo.goto("/fr/chat-form");
	await flo.locator("[name=message]").fill("Je voudrais parler");
	await flo.getByRole("checkbox").check();
	await flo.locator("[type=submit]").click();
	await expect(flo.getByRole("heading", { level: 1, name: /^Nous ne pouvons pas clavarder/ })).toBeFocused();
	await checkWords(flo, "blocked-fr");

	await backstage.changeSettings({ paused_reason: "No power." });
	const cara = await comesFrom(await people.stranger(phone), from);
	await cara.goto("/chat-form");
	await cara.getByLabel("Your message").fill("Please write to me");
	await cara.getByLabel("Email").fill("cara@mail.example");
	await cara.getByRole("checkbox").check();
	await cara.getByRole("button", { name: "Leave this message" }).click();
	await expect(cara.getByRole("alert")).toContainText("Chats from this internet connection are paused.");
	await expect(cara.getByLabel("Your message")).toHaveValue("Please write to me");
	await checkScreen(cara, "blocked-message");
	await backstage.changeSettings({ paused_reason: null });

	await holding.getByRole("button", { name: "Lift" }).click();
	await checkScreen(sam, "blocks-lift");
	await dialog(sam).getByRole("button", { name: "Lift the block" }).click();
	await expect(sam.getByText("The block is lifted. Chats can come from there again.")).toBeFocused();
	const over = part(sam, "Over, in the last 30 days").getByRole("article");
	await expect(over).toContainText("Lifted by Sam, before its time.");
	await checkScreen(sam, "blocks-over");

	await submit(bea).click();
	await expect(log(bea)).toContainText("Please let me in");

	const hears = "and wrote to you: One day will do. Take a break.";
	await lina.getByRole("link", { name: /^Notifications/ }).click();
	await expect(lina.getByRole("main").getByText(hears)).toBeVisible();
	await over.getByRole("link", { name: "Read the chat" }).click();
	await expect(sam.getByRole("region", { name: "What was said" })).toContainText("Words that hurt");
	expect(errors.flat()).toEqual([]);
});

test("a supervisor blocks from a transcript at once, by the keyboard, and a colleague's list follows", async ({
	people,
	backstage,
}) => {
	const ann = await comesFrom(await people.stranger(phone), "203.0.113.8");
	await fillIntake(ann, "Once more the same");
	await submit(ann).click();
	await expect(log(ann)).toContainText("Once more the same");
	await backstage.endEveryChat();
	const dora = await people.member("director");
	await dora.getByRole("link", { name: "Blocks" }).click();
	await expect(part(dora, "Blocked now")).toContainText("Nobody is blocked.");

	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: "Past chats" }).click();
	await sam
		.getByRole("main")
		.getByRole("link", { name: /^Visitor/ })
		.first()
		.click();
	await sam.getByRole("button", { name: "Block" }).focus();
	await sam.keyboard.press("Enter");
	await dialog(sam).getByLabel("Why").selectOption("Sexual talk");
	await expect(dialog(sam).getByRole("checkbox")).toHaveCount(0);
	await checkScreen(sam, "block-now");
	await dialog(sam).getByLabel("For how long").focus();
	await sam.keyboard.press("Tab");
	await sam.keyboard.press("Tab");
	await expect(dialog(sam).getByRole("button", { name: "Block", exact: true })).toBeFocused();
	await sam.keyboard.press("Enter");
	await expect(sam.getByText(/^Until .* no chats come from there\.$/)).toBeVisible();
	const held = part(dora, "Blocked now").getByRole("article", { name: "Sexual talk" });
	await expect(held).toContainText("Sam blocked it for 1 day.");
	await held.getByRole("button", { name: "Lift" }).click();
	await dialog(dora).getByRole("button", { name: "Lift the block" }).click();
	await expect(part(dora, "Blocked now")).toContainText("Nobody is blocked.");
});
