import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { expect, test } from "../support/test.ts";
import { asksInWindow, box, log, tabTo } from "../support/visitor.ts";

const isFocused = (page: Page) => page.evaluate(() => document.activeElement !== document.body);
const shortcuts = (page: Page) => page.getByRole("dialog", { name: label.chats.keyboardShortcuts });

test("with the keyboard alone a listener serves three visitors, and the focus is never lost (D1, D2, D7)", async ({
	people,
	api,
}) => {
	const first = await api.waits("I came first");
	await api.waits("I came second");
	await api.waits("I came third");
	const lina = await people.member("listener1");
	await expect(lina.getByRole("button", { name: /I came third/ })).toBeVisible();
	await lina.keyboard.press("?");
	await expect(shortcuts(lina)).toBeVisible();
	await lina.keyboard.press("Escape");
	await expect(shortcuts(lina)).toBeHidden();

	for (const which of ["first", "second", "third"]) {
		await lina.keyboard.press("Alt+w");
		await expect(log(lina)).toContainText(`I came ${which}`);
		await expect(lina.getByRole("button", { name: label.chats.accept })).toBeFocused();
		await lina.keyboard.press("Alt+Enter");
		await expect(box(lina)).toBeFocused();
		await lina.keyboard.type(`Hello to the ${which}.`);
		await lina.keyboard.press("Enter");
		await expect(log(lina)).toContainText(`Hello to the ${which}.`);
		await expect(lina.getByText(label.ui.sending)).toBeHidden();
	}

	first.visitor.send({ action: "send_message", message: "Are you there?", sender: "user" });
	const asked = lina.getByRole("button", { name: /Are you there/ });
	await expect(asked).toContainText(label.chats.yourTurn);
	await lina.keyboard.press("Alt+w");
	await expect(log(lina)).toContainText("Are you there?");
	await expect(box(lina)).toBeFocused();
	await lina.keyboard.type("I am");
	await lina.keyboard.press("Alt+ArrowDown");
	await expect(log(lina)).not.toContainText("Are you there?");
	await expect(box(lina)).toBeFocused();
	await lina.keyboard.press("Alt+ArrowUp");
	await expect(box(lina)).toHaveValue("I am");

	await tabTo(lina, lina.getByRole("button", { name: label.chats.detailsAndNotes }));
	await lina.keyboard.press("Enter");
	const close = lina.getByRole("button", { name: label.ui.close });
	await tabTo(lina, close);
	await lina.keyboard.press("Enter");
	await expect(lina.getByRole("button", { name: label.chats.detailsAndNotes })).toBeFocused();

	await tabTo(lina, lina.getByRole("button", { name: label.chats.endChat }));
	await lina.keyboard.press("Enter");
	const question = lina.getByRole("dialog");
	await tabTo(lina, question.getByRole("button", { name: label.chats.endChat }));
	await lina.keyboard.press("Enter");
	const wrapUp = lina.getByRole("dialog", { name: startsWith(label.chats.yourChatWith) });
	await expect(wrapUp).toBeVisible();
	await tabTo(lina, wrapUp.getByRole("button", { name: label.chats.save, exact: true }));
	await lina.keyboard.press("Enter");
	await expect(wrapUp).toBeHidden();
	await expect.poll(() => isFocused(lina)).toBe(true);
	first.visitor.close();
});

test("with the keyboard alone a supervisor watches from the live view, writes a note, joins and leaves (D7)", async ({
	people,
	api,
}) => {
	const chat = await api.asks("My house is so quiet now");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id: chat }, "chat_assigned");
	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: label.members.liveView }).click();
	const card = sam.getByRole("article");

	const note = card.getByRole("button", { name: label.chats.privateNote });
	await tabTo(sam, note);
	await sam.keyboard.press("Enter");
	await expect(sam.getByRole("dialog").getByLabel(label.chats.note)).toBeFocused();
	await sam.keyboard.press("Escape");
	await expect(note).toBeFocused();

	await tabTo(sam, card.getByRole("link", { name: label.chats.watch }), { back: true });
	await sam.keyboard.press("Enter");
	const privateNote = sam.getByLabel(t(label.chats.privateNoteTo, { name: "Lina" }));
	await expect(privateNote).toBeFocused();
	const heard = line.hears("coach_message");
	await sam.keyboard.type("Ask what helped before.");
	await sam.keyboard.press("Enter");
	await heard;
	await tabTo(sam, sam.getByRole("button", { name: label.chats.joinChat }));
	await sam.keyboard.press("Enter");
	await expect(box(sam)).toBeFocused();
	await sam.keyboard.type("I am Sam.");
	await sam.keyboard.press("Enter");
	await expect(log(sam)).toContainText("I am Sam.");
	await tabTo(sam, sam.getByRole("button", { name: label.chats.leaveChat }), { back: true });
	await sam.keyboard.press("Enter");
	await expect(privateNote).toBeFocused();
	line.close();
});

test("with the keyboard alone a visitor writes, thinks again about ending the chat, and ends it (V5)", async ({
	people,
}) => {
	const visitor = await asksInWindow(await people.stranger(), "I cannot sleep");
	await expect(box(visitor)).toBeFocused();
	await visitor.keyboard.type("It is the third night.");
	await visitor.keyboard.press("Enter");
	await expect(log(visitor)).toContainText("It is the third night.");
	const end = visitor.getByRole("button", { name: label.chats.endChat, exact: true });
	await tabTo(visitor, end, { back: true });
	await visitor.keyboard.press("Enter");
	await expect(visitor.getByRole("button", { name: label.visitor.keepChatting })).toBeFocused();
	await visitor.keyboard.press("Escape");
	await expect(visitor.getByRole("button", { name: label.visitor.keepChatting })).toBeHidden();
	await expect(end).toBeFocused();
	await visitor.keyboard.press("Enter");
	await expect(visitor.getByRole("button", { name: label.visitor.keepChatting })).toBeFocused();
	await tabTo(visitor, visitor.getByRole("button", { name: label.visitor.yesEndIt }));
	await visitor.keyboard.press("Enter");
	await expect(visitor.getByRole("heading", { name: label.chats.chatEnded })).toBeVisible();
	await expect.poll(() => isFocused(visitor)).toBe(true);
});
