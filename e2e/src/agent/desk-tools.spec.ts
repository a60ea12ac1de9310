import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import { enter, expect, phone, test } from "../support/test.ts";
import { box, log, says, tabTo } from "../support/visitor.ts";

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const menu = (page: Page) => page.getByRole("button", { name: startsWith(label.chats.youAre) });

const takes = async (page: Page, words: string) => {
	await row(page, words).click();
	await page.getByRole("button", { name: label.chats.accept }).click();
	await expect(page.getByText(label.chats.withYou, { exact: true })).toBeVisible();
};

test("canned responses are kept, found, changed and sent by the keyboard alone", async ({ people, api }) => {
	await api.asks("Say hello to me");
	const lina = await people.member("listener1");
	await takes(lina, "Say hello to me");

	const manage = lina.getByRole("button", { name: label.cannedResponses.cannedResponses });
	await tabTo(lina, manage);
	await lina.keyboard.press("Enter");
	const dialog = lina.getByRole("dialog");
	for (const [shortcut, words] of [
		["hello", "Good that you are here."],
		["help", "What would help you right now?"],
	] as const) {
		await tabTo(lina, dialog.getByRole("button", { name: label.cannedResponses.newResponse }));
		await lina.keyboard.press("Enter");
		await tabTo(lina, dialog.getByLabel(label.cannedResponses.shortcut));
		await lina.keyboard.type(shortcut);
		await lina.keyboard.press("Tab");
		await lina.keyboard.type(words);
		await tabTo(lina, dialog.getByRole("button", { name: label.chats.save }));
		await lina.keyboard.press("Enter");
		await expect(dialog.getByText(`/${shortcut}`)).toBeVisible();
	}
	await lina.keyboard.press("Escape");
	await expect(dialog).toBeHidden();

	await tabTo(lina, box(lina));
	await lina.keyboard.type("/");
	const list = lina.getByRole("listbox", { name: label.cannedResponses.cannedResponses });
	await expect(list.getByRole("option")).toHaveCount(2);
	await expect(list.getByRole("option", { selected: true })).toContainText("/hello");
	await expect(box(lina)).toHaveRole("combobox");
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
	await expect(lina.getByText(label.cannedResponses.noneMatches)).toBeVisible();
	await lina.keyboard.press("Enter");
	await expect(box(lina)).toHaveValue("/nothing");
});

test("canned responses are removed after one question", async ({ people, api }) => {
	await api.asks("Clear up, please");
	const sam = await people.member("supervisor");
	await row(sam, "Clear up, please").click();
	await sam.getByRole("button", { name: label.cannedResponses.cannedResponses }).click();
	const dialog = sam.getByRole("dialog");
	await dialog.getByRole("button", { name: label.cannedResponses.newResponse }).click();
	await dialog.getByLabel(label.cannedResponses.shortcut).fill("two words");
	await dialog.getByLabel(label.chats.words).fill("Gone soon.");
	await dialog.getByLabel(label.chats.shareWithEverybody).check();
	await dialog.getByRole("button", { name: label.chats.save }).click();
	await expect(dialog.getByText(label.contract.shortcutInvalid)).toBeVisible();
	await dialog.getByLabel(label.cannedResponses.shortcut).fill("gone");
	await dialog.getByRole("button", { name: label.chats.save }).click();
	await expect(dialog.getByText("/gone")).toBeVisible();
	await dialog.getByRole("button", { name: t(label.cannedResponses.remove, { shortcut: "gone" }) }).click();
	await sam.getByRole("dialog").getByRole("button", { name: label.chats.remove, exact: true }).click();
	await expect(dialog.getByText("/gone")).toBeHidden();
});

test("who is on a break is told no more chats come, and back again", async ({ people }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	await expect(menu(lina)).toHaveText(contains(label.chats.available));
	await menu(lina).click();
	await expect(lina.getByRole("menuitemradio", { name: startsWith(label.chats.available) })).toBeChecked();
	await lina.getByRole("menuitemradio", { name: startsWith(label.chats.onABreak) }).click();
	await expect(menu(lina)).toHaveText(contains(label.chats.onABreak));
	await lina.reload();
	await expect(menu(lina)).toHaveText(contains(label.chats.onABreak));
	await menu(lina).click();
	await lina.getByRole("menuitemradio", { name: startsWith(label.chats.available) }).click();
	await expect(menu(lina)).toHaveText(contains(label.chats.available));
	await sam.close();
});

test("a listener at their chat limit sees that", async ({ people, api }) => {
	const lina = await people.member("listener1");
	const line = await api.agent("listener1");
	await expect(menu(lina)).toHaveText(contains(label.record.ofChats, { count: 0, needed: 3 }));
	for (const words of ["First of three", "Second of three", "Third of three"]) {
		const chat_id = await api.asks(words);
		await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	}
	await expect(menu(lina)).toHaveText(contains(label.chats.atLimit));
	line.close();
});

test("after a chat its listener can say that it was heavy, and nobody has to", async ({ people, api }) => {
	await api.asks("This will be hard");
	await api.asks("This will be light");
	const lina = await people.member("listener1");
	const wrapUp = lina.getByRole("dialog", {
		name: startsWith(label.chats.yourChatWith, { name: label.chats.visitor }),
	});
	await takes(lina, "This will be hard");
	await lina.getByRole("button", { name: label.chats.endChat }).click();
	await lina.getByRole("dialog").getByRole("button", { name: label.chats.endChat }).click();
	await expect(wrapUp).toContainText(label.chats.endedHere);
	await expect(wrapUp).toContainText(contains(label.chats.closesByItself));
	await wrapUp.getByRole("checkbox", { name: contains(label.chats.thatWasHeavy) }).check();
	await wrapUp.getByLabel(label.chats.inAFewWords).fill("A loss, three days ago.");
	await expect(wrapUp).toContainText(label.chats.takeYourTime);
	await wrapUp.getByRole("button", { name: label.chats.save }).click();
	await expect(wrapUp).toBeHidden();
	const thanks = lina.getByRole("dialog", { name: label.chats.thankYouForSayingSo });
	await expect(thanks).toContainText(label.chats.noSupervisorOnDuty);
	await thanks.getByRole("button", { name: label.chats.ok }).click();
	await api.finishDebriefs();

	await takes(lina, "This will be light");
	await lina.getByRole("button", { name: label.chats.endChat }).click();
	await lina.getByRole("dialog").getByRole("button", { name: label.chats.endChat }).click();
	await wrapUp.getByRole("button", { name: label.chats.skip }).click();
	await expect(wrapUp).toBeHidden();
});

test("an untouched wrap-up closes after a minute", async ({ people, api }) => {
	await api.asks("Nobody is at the desk");
	const lina = await people.member("listener1");
	await takes(lina, "Nobody is at the desk");
	await lina.clock.install();
	await lina.getByRole("button", { name: label.chats.endChat }).click();
	await lina.getByRole("dialog").getByRole("button", { name: label.chats.endChat }).click();
	const wrapUp = lina.getByRole("dialog", {
		name: startsWith(label.chats.yourChatWith, { name: label.chats.visitor }),
	});
	await expect(wrapUp).toBeVisible();
	await lina.clock.runFor(62_000);
	await expect(wrapUp).toBeHidden();
});

test("a note is written for colleagues, and read by a supervisor", async ({ people, api }) => {
	await api.asks("Keep this in mind");
	const lina = await people.member("listener1");
	await takes(lina, "Keep this in mind");
	await lina.getByRole("button", { name: label.chats.detailsAndNotes }).click();
	const side = lina.getByRole("complementary", { name: label.chats.callerDetails });
	await expect(side.getByText(label.chats.noNotesYet)).toBeVisible();
	await side.getByRole("button", { name: label.chats.addNote }).click();
	await expect(side.getByText(label.contract.noteMissing)).toBeVisible();
	await side.getByLabel(label.chats.newNote).fill("Prefers short sentences.");
	await side.getByRole("button", { name: label.chats.addNote }).click();
	await expect(side.getByRole("listitem")).toContainText("Prefers short sentences.");
	await expect(side.getByLabel(label.chats.newNote)).toHaveValue("");
	const sam = await people.member("supervisor");
	await row(sam, "Keep this in mind").click();
	await sam.getByRole("button", { name: label.chats.detailsAndNotes }).click();
	await expect(sam.getByRole("complementary").getByRole("listitem")).toContainText("Prefers short sentences.");
});

test("chats are found by name, and the lists come back whole (D1)", async ({ people, api }) => {
	const one = await api.asks("I am the first");
	await api.asks("I am the second");
	const sam = await people.member("supervisor");
	const field = sam.getByRole("searchbox", { name: label.chats.searchByName });
	await expect(row(sam, "I am the second")).toBeVisible();
	await field.fill(`visitor ${one.slice(-4)}`);
	await expect(row(sam, "I am the second")).toHaveCount(0);
	await expect(row(sam, "I am the first")).toBeVisible();
	await field.fill("nobody is called so");
	await expect(sam.getByText(t(label.chats.nothingFoundFor, { words: "nobody is called so" })).first()).toBeVisible();
	await field.press("Escape");
	await expect(field).toHaveValue("");
	await expect(row(sam, "I am the second")).toBeVisible();
});

test("a supervisor filters chats by waiting, active, their own, or help requested", async ({ people, api }) => {
	const taken = await api.asks("I am with Lina");
	await api.asks("I am waiting");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id: taken }, "chat_assigned");
	const sam = await people.member("supervisor");
	const filter = (name: string) => sam.getByRole("button", { name, exact: true });
	await expect(row(sam, "I am with Lina")).toBeVisible();
	await filter(label.chats.waiting).click();
	await expect(row(sam, "I am with Lina")).toHaveCount(0);
	await expect(row(sam, "I am waiting")).toBeVisible();
	await filter(label.chats.active).click();
	await expect(row(sam, "I am waiting")).toHaveCount(0);
	await expect(row(sam, "I am with Lina")).toContainText("Lina");
	await filter(label.chats.mine).click();
	await expect(sam.getByText(label.chats.noChatFound)).toHaveCount(2);
	await filter(label.chats.helpRequested).click();
	await line.says({ action: "raise_hand", chat_id: taken, reason: "help" }, "chat_update");
	await expect(row(sam, "I am with Lina")).toContainText(label.chats.helpRequested);
	line.close();
});

test("a phone has every tool in one menu", async ({ people, api }) => {
	await api.asks("On a small screen");
	const lina = await people.member("listener1", phone);
	await takes(lina, "On a small screen");
	await says(lina, "I can do all of it here.");
	await lina.getByRole("button", { name: label.chats.chatTools }).click();
	for (const name of [
		label.chats.detailsAndNotes,
		label.chats.transfer,
		label.chats.askForHelp,
		label.chats.crisisLines,
		label.resources.shareResource,
		label.cannedResponses.cannedResponses,
		label.chats.endChat,
	]) {
		await expect(lina.getByRole("menuitem", { name })).toBeVisible();
	}
	await lina.getByRole("menuitem", { name: label.chats.detailsAndNotes }).click();
	await expect(lina.getByRole("complementary", { name: label.chats.callerDetails })).toBeVisible();
});

test("the sound of a waiting visitor repeats until somebody takes the chat", async ({ people, api }) => {
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
	await expect(lina.getByText(label.chats.noUnassignedChats)).toBeVisible();
	const notes = () => lina.evaluate(() => Number(document.documentElement.dataset.notes ?? 0));
	expect(await notes()).toBe(0);

	const { chat_id, visitor } = await api.waits("Does anybody hear me?");
	await expect.poll(notes).toBe(2);
	await expect(lina).toHaveTitle("(1) Chats");
	await lina.clock.runFor(20_000);
	await expect.poll(notes).toBe(4);
	await lina.getByRole("link", { name: label.members.shifts, exact: true }).click();
	await expect(lina).toHaveTitle(/^\(1\) /);

	const omar = await api.agent("listener2");
	await omar.says({ action: "accept_chat", chat_id }, "chat_assigned");
	omar.close();
	await expect(lina).not.toHaveTitle(/^\(/);
	await lina.clock.runFor(45_000);
	expect(await notes()).toBe(4);
	visitor.close();
});

test("the sound can be tried and switched off, and the browser keeps nothing but that", async ({ people, api }) => {
	const lina = await people.member("listener1");
	await menu(lina).click();
	await lina.getByRole("menuitem", { name: startsWith(label.chats.soundTest) }).click();
	await expect(lina.getByRole("menuitem", { name: contains(label.platform.heardTwoNotes) })).toBeVisible();
	const sound = lina.getByRole("menuitemcheckbox", { name: label.chats.soundAndNotices });
	await expect(sound).toBeChecked();
	await sound.click();
	await expect(sound).not.toBeChecked();
	await lina.reload();
	await menu(lina).click();
	await expect(sound).not.toBeChecked();
	expect(await lina.evaluate(() => Object.entries(localStorage))).toEqual([["warmline.alerts", "off"]]);
	await api.asks("Nobody is called for me");
	await expect(row(lina, "Nobody is called for me")).toBeVisible();
});
