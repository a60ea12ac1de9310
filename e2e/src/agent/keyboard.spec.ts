import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { expect, test } from "../support/test.ts";
import { box, log, tabTo } from "../support/visitor.ts";

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
