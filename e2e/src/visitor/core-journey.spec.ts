import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { expect, phone, test } from "../support/test.ts";
import { asksInPage, asksInWindow, log, says } from "../support/visitor.ts";

test("a visitor asks in a pop-up, a listener takes the chat, and both talk (V1, V2, V3, V5, V7, D1, D7)", async ({
	people,
}) => {
	const lina = await people.member("listener1");
	const visitor = await people.stranger();
	const popup = await asksInWindow(visitor, "I feel a bit alone since I moved.");
	await expect(popup).toHaveTitle(startsWith(label.chats.chatSupport));
	expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([400, 600]);
	await expect(visitor.getByText(label.visitor.openInOwnWindow)).toBeVisible();

	await lina.getByRole("button", { name: /I feel a bit alone/ }).click();
	await expect(log(lina)).toContainText("I feel a bit alone since I moved.");
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await expect(popup.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	await expect(popup).toHaveTitle(startsWith(label.chats.chatWith, { name: "Lina" }));

	await says(lina, "Hello, I am Lina. Tell me about the move.");
	await expect(log(popup)).toContainText("Hello, I am Lina.");
	await says(popup, "It was for work.");
	await expect(log(lina)).toContainText("It was for work.");

	await popup.getByRole("button", { name: label.chats.endChat }).click();
	await popup
		.getByRole("button", { name: /^(Yes|End)/ })
		.last()
		.click();
	await expect(popup.getByRole("region", { name: label.visitor.chatEnded })).toBeVisible();
	await expect(lina.getByText(/has ended|ended/).first()).toBeVisible();
});

test("a supervisor assigns a waiting chat to an available listener, and another listener never sees it (D6, D7, D8)", async ({
	people,
}) => {
	const sam = await people.member("supervisor");
	const lina = await people.member("listener1");
	const omar = await people.member("listener2");
	const visitor = await people.stranger(phone);
	await asksInPage(visitor, "Can somebody listen for a while?");

	await expect(omar.getByRole("button", { name: /Can somebody listen/ })).toBeVisible();
	await sam.getByRole("button", { name: /Can somebody listen/ }).click();
	await expect(sam.getByRole("button", { name: label.chats.assign })).toBeDisabled();
	await sam
		.getByLabel(label.chats.listener)
		.selectOption({ label: tn(0, label.chats.listenerChoice, { name: "Lina", username: "listener1" }) });
	await sam.getByRole("button", { name: label.chats.assign }).click();

	await expect(visitor.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	await expect(omar.getByRole("button", { name: /Can somebody listen/ })).toBeHidden();
	await lina.getByRole("button", { name: /Can somebody listen/ }).click();
	await says(lina, "I am here.");
	await expect(log(visitor)).toContainText("I am here.");
	await expect(log(sam)).toContainText("I am here.");
});
