import type { Page } from "@playwright/test";
import { checkScreen } from "./screen.ts";
import { enter, expect, phone, test } from "./test.ts";
import { box, log, says, tabTo } from "./visitor.ts";

// Every screen is looked at in six ways, which takes its time.
test.describe.configure({ timeout: 180_000 });

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const menu = (page: Page) => page.getByRole("button", { name: /^You are:/ });

const takes = async (page: Page, words: string) => {
	await row(page, words).click();
	await page.getByRole("button", { name: "Accept" }).click();
	await expect(page.getByText("With you", { exact: true })).toBeVisible();
};

test("ready words are kept, found, changed and sent by the keyboard alone", async ({ people, backstage }) => {
	await backstage.asks("Say hello to me");
	const lina = await people.member("listener1");
	await takes(lina, "Say hello to me");

	const manage = lina.getByRole("button", { name: "Ready words" });
	await tabTo(lina, manage);
	await lina.keyboard.press("Enter");
	const dialog = lina.getByRole("dialog");
	for (const [shortcut, words] of [
		["hello", "Good that you are here."],
		["help", "What would help you right now?"],
	] as const) {
		await tabTo(lina, dialog.getByRole("button", { name: "Add words" }));
		await lina.keyboard.press("Enter");
		await tabTo(lina, dialog.getByLabel("Shortcut"));
		await lina.keyboard.type(shortcut);
		await lina.keyboard.press("Tab");
		await lina.keyboard.type(words);
		await tabTo(lina, dialog.getByRole("button", { name: "Save" }));
		await lina.keyboard.press("Enter");
		await expect(dialog.getByText(`/${shortcut}`)).toBeVisible();
	}
	await checkScreen(lina, "ready-words-manage");
	await lina.keyboard.press("Escape");
	await expect(dialog).toBeHidden();

	await tabTo(lina, box(lina));
	await lina.keyboard.type("/");
	const list = lina.getByRole("listbox", { name: "Ready words" });
	await expect(list.getByRole("option")).toHaveCount(2);
	await expect(list.getByRole("option", { selected: true })).toContainText("/hello");
	await expect(box(lina)).toHaveRole("combobox");
	await checkScreen(lina, "ready-words-list");
	await lina.keyboard.press("ArrowDown");
	await expect(list.getByRole("option", { selected: true })).toContainText("/help");
	await lina.keyboard.press("Escape");
	await expect(list).toBeHidden();
	await expect(box(lina)).toHaveValue("/");
	await lina.keyboard.press("Backspace");
	await lina.keyboard.type("/hel");
	await lina.keyboard.press("ArrowUp");
	await lina.keyboard.press("Enter");
	await expect(box(lina)).toHaveValue("What would help you right now?");
	await lina.keyboard.press("Enter");
	await expect(log(lina)).toContainText("What would help you right now?");

	await lina.keyboard.type("/nothing like it");
	await expect(list).toBeHidden();
	await box(lina).fill("/nothing");
	await expect(lina.getByText("No ready words like this.")).toBeVisible();
	await lina.keyboard.press("Enter");
	await expect(box(lina)).toHaveValue("/nothing");
});

test("ready words are removed after one question", async ({ people, backstage }) => {
	await backstage.asks("Clear up, please");
	const sam = await people.member("supervisor");
	await row(sam, "Clear up, please").click();
	await sam.getByRole("button", { name: "Ready words" }).click();
	const dialog = sam.getByRole("dialog");
	await dialog.getByRole("button", { name: "Add words" }).click();
	await dialog.getByLabel("Shortcut").fill("two words");
	await dialog.getByLabel("Words").fill("Gone soon.");
	await dialog.getByLabel("Share them with everybody").check();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByText("A shortcut may have letters, digits, dashes and underscores.")).toBeVisible();
	await dialog.getByLabel("Shortcut").fill("gone");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByText("/gone")).toBeVisible();
	await dialog.getByRole("button", { name: "Remove /gone" }).click();
	await sam.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
	await expect(dialog.getByText("/gone")).toBeHidden();
});

test("who is on a break is told no more chats come, and back again", async ({ people }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	await expect(menu(lina)).toHaveText(/Available/);
	await menu(lina).click();
	await expect(lina.getByRole("menuitemradio", { name: /^Available/ })).toBeChecked();
	await checkScreen(lina, "presence-menu");
	await lina.getByRole("menuitemradio", { name: /^On a break/ }).click();
	await expect(menu(lina)).toHaveText(/On a break/);
	await lina.reload();
	await expect(menu(lina)).toHaveText(/On a break/);
	await menu(lina).click();
	await lina.getByRole("menuitemradio", { name: /^Available/ }).click();
	await expect(menu(lina)).toHaveText(/Available/);
	await sam.close();
});

test("who has as many chats as he may have reads it", async ({ people, backstage }) => {
	const lina = await people.member("listener1");
	const line = await backstage.agent("listener1");
	await expect(menu(lina)).toHaveText(/0 of 3 chats/);
	for (const words of ["First of three", "Second of three", "Third of three"]) {
		const chat_id = await backstage.asks(words);
		await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	}
	await expect(menu(lina)).toHaveText(/At limit, 3 of 3/);
	line.close();
});

test("after a chat its listener can say that it was heavy, and nobody has to", async ({ people, backstage }) => {
	await backstage.asks("This will be hard");
	await backstage.asks("This will be light");
	const lina = await people.member("listener1");
	const wrapUp = lina.getByRole("dialog", { name: /^Your chat with Visitor/ });
	await takes(lina, "This will be hard");
	await lina.getByRole("button", { name: "End chat" }).click();
	await lina.getByRole("dialog").getByRole("button", { name: "End chat" }).click();
	await expect(wrapUp).toContainText("It was ended here.");
	await expect(wrapUp).toContainText(/Closes by itself in \d+ s/);
	await wrapUp.getByRole("checkbox", { name: /That was heavy/ }).check();
	await checkScreen(lina, "wrap-up");
	await wrapUp.getByLabel("In a few words").fill("A loss, three days ago.");
	await expect(wrapUp).toContainText("Take your time.");
	await wrapUp.getByRole("button", { name: "Save" }).click();
	await expect(wrapUp).toBeHidden();

	await takes(lina, "This will be light");
	await lina.getByRole("button", { name: "End chat" }).click();
	await lina.getByRole("dialog").getByRole("button", { name: "End chat" }).click();
	await wrapUp.getByRole("button", { name: "Skip" }).click();
	await expect(wrapUp).toBeHidden();
});

test("a wrap-up that nobody touches closes after a minute", async ({ people, backstage }) => {
	await backstage.asks("Nobody is at the desk");
	const lina = await people.member("listener1");
	await takes(lina, "Nobody is at the desk");
	await lina.clock.install();
	await lina.getByRole("button", { name: "End chat" }).click();
	await lina.getByRole("dialog").getByRole("button", { name: "End chat" }).click();
	const wrapUp = lina.getByRole("dialog", { name: /^Your chat with Visitor/ });
	await expect(wrapUp).toBeVisible();
	await lina.clock.runFor(62_000);
	await expect(wrapUp).toBeHidden();
});

test("a note is written for colleagues, and read by a supervisor", async ({ people, backstage }) => {
	await backstage.asks("Keep this in mind");
	const lina = await people.member("listener1");
	await takes(lina, "Keep this in mind");
	await lina.getByRole("button", { name: "Details" }).click();
	const side = lina.getByRole("complementary", { name: "Caller details" });
	await expect(side.getByText("No notes yet.")).toBeVisible();
	await side.getByRole("button", { name: "Add note" }).click();
	await expect(side.getByText("Please write a note.")).toBeVisible();
	await side.getByLabel("New note").fill("Prefers short sentences.");
	await side.getByRole("button", { name: "Add note" }).click();
	await expect(side.getByRole("listitem")).toContainText("Prefers short sentences.");
	await expect(side.getByLabel("New note")).toHaveValue("");
	await checkScreen(lina, "notes");
	const sam = await people.member("supervisor");
	await row(sam, "Keep this in mind").click();
	await sam.getByRole("button", { name: "Details" }).click();
	await expect(sam.getByRole("complementary").getByRole("listitem")).toContainText("Prefers short sentences.");
});

test("chats are found by name, and the lists come back whole (D1)", async ({ people, backstage }) => {
	const one = await backstage.asks("I am the first");
	await backstage.asks("I am the second");
	const sam = await people.member("supervisor");
	const field = sam.getByRole("searchbox", { name: "Search chats by name" });
	await expect(row(sam, "I am the second")).toBeVisible();
	await field.fill(`visitor ${one.slice(-4)}`);
	await expect(row(sam, "I am the second")).toHaveCount(0);
	await expect(row(sam, "I am the first")).toBeVisible();
	await field.fill("nobody is called so");
	await expect(sam.getByText("Nothing found for “nobody is called so”.").first()).toBeVisible();
	await checkScreen(sam, "search-empty");
	await field.press("Escape");
	await expect(field).toHaveValue("");
	await expect(row(sam, "I am the second")).toBeVisible();
});

test("a supervisor looks at what waits, what is active, his own, or raised hands", async ({ people, backstage }) => {
	const taken = await backstage.asks("I am with Lina");
	await backstage.asks("I am waiting");
	const line = await backstage.agent("listener1");
	await line.says({ action: "accept_chat", chat_id: taken }, "chat_assigned");
	const sam = await people.member("supervisor");
	const filter = (name: string) => sam.getByRole("button", { name, exact: true });
	await expect(row(sam, "I am with Lina")).toBeVisible();
	await filter("Waiting").click();
	await expect(row(sam, "I am with Lina")).toHaveCount(0);
	await expect(row(sam, "I am waiting")).toBeVisible();
	await filter("Active").click();
	await expect(row(sam, "I am waiting")).toHaveCount(0);
	await expect(row(sam, "I am with Lina")).toContainText("Lina");
	await filter("Mine").click();
	await expect(sam.getByText("No chat like this right now.")).toHaveCount(2);
	await filter("Hand raised").click();
	await line.says({ action: "raise_hand", chat_id: taken, reason: "help" }, "chat_update");
	await expect(row(sam, "I am with Lina")).toContainText("Asks for help");
	line.close();
});

test("a phone has every tool in one menu", async ({ people, backstage }) => {
	await backstage.asks("On a small screen");
	const lina = await people.member("listener1", phone);
	await takes(lina, "On a small screen");
	await says(lina, "I can do all of it here.");
	await lina.getByRole("button", { name: "Chat tools" }).click();
	for (const name of ["Details and notes", "Transfer", "Ask for help", "Crisis lines", "Ready words", "End chat"]) {
		await expect(lina.getByRole("menuitem", { name })).toBeVisible();
	}
	await checkScreen(lina, "tools-menu");
	await lina.getByRole("menuitem", { name: "Details and notes" }).click();
	await expect(lina.getByRole("complementary", { name: "Caller details" })).toBeVisible();
});

test("a waiting visitor is heard again and again until somebody takes the chat, then nobody hears it", async ({
	people,
	backstage,
}) => {
	const lina = await people.stranger();
	await lina.addInitScript(() => {
		const begin = OscillatorNode.prototype.start;
		OscillatorNode.prototype.start = function (...when) {
			const { dataset } = document.documentElement;
			dataset.notes = String(Number(dataset.notes ?? 0) + 1);
			return begin.apply(this, when);
		};
	});
	await lina.clock.install();
	await enter(lina, "listener1");
	await expect(lina.getByText("No unassigned chats.")).toBeVisible();
	const notes = () => lina.evaluate(() => Number(document.documentElement.dataset.notes ?? 0));
	expect(await notes()).toBe(0);

	const chat_id = await backstage.asks("Does anybody hear me?");
	await expect.poll(notes).toBe(2);
	await expect(lina).toHaveTitle("(1) Chats");
	await lina.clock.runFor(20_000);
	await expect.poll(notes).toBe(4);
	await lina.getByRole("link", { name: "Shifts", exact: true }).click();
	await expect(lina).toHaveTitle(/^\(1\) /);

	const omar = await backstage.agent("listener2");
	await omar.says({ action: "accept_chat", chat_id }, "chat_assigned");
	omar.close();
	await expect(lina).not.toHaveTitle(/^\(/);
	await lina.clock.runFor(45_000);
	expect(await notes()).toBe(4);
});

test("the sound can be tried and switched off, and the browser keeps nothing but that", async ({
	people,
	backstage,
}) => {
	const lina = await people.member("listener1");
	await menu(lina).click();
	await lina.getByRole("menuitem", { name: /^Sound test/ }).click();
	await expect(lina.getByRole("menuitem", { name: /You should have heard two notes\./ })).toBeVisible();
	const sound = lina.getByRole("menuitemcheckbox", { name: "Sound and notices" });
	await expect(sound).toBeChecked();
	await sound.click();
	await expect(sound).not.toBeChecked();
	await lina.reload();
	await menu(lina).click();
	await expect(sound).not.toBeChecked();
	expect(await lina.evaluate(() => Object.entries(localStorage))).toEqual([["warmline.alerts", "off"]]);
	await backstage.asks("Nobody is called for me");
	await expect(row(lina, "Nobody is called for me")).toBeVisible();
});
