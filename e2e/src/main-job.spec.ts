import { expect, phone, test } from "./test.ts";
import { asksInPage, asksInWindow, log, says } from "./visitor.ts";

test("a visitor asks in a pop-up, a listener takes the chat, and both talk (V1, V2, V3, V5, V7, D1, D7)", async ({
	people,
}) => {
	const lina = await people.member("listener1");
	const visitor = await people.stranger();
	const popup = await asksInWindow(visitor, "I feel a bit alone since I moved.");
	await expect(popup).toHaveTitle(/^Chat Support/);
	expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([400, 600]);
	await expect(visitor.getByText("Your chat is open in its own window")).toBeVisible();

	await lina.getByRole("button", { name: /I feel a bit alone/ }).click();
	await expect(log(lina)).toContainText("I feel a bit alone since I moved.");
	await lina.getByRole("button", { name: "Accept" }).click();
	await expect(popup.getByRole("heading", { name: "Chatting with Lina" })).toBeVisible();
	await expect(popup).toHaveTitle(/^Chat with Lina/);

	await says(lina, "Hello, I am Lina. Tell me about the move.");
	await expect(log(popup)).toContainText("Hello, I am Lina.");
	await says(popup, "It was for work.");
	await expect(log(lina)).toContainText("It was for work.");

	await popup.getByRole("button", { name: "End chat" }).click();
	await popup
		.getByRole("button", { name: /^(Yes|End)/ })
		.last()
		.click();
	await expect(popup.getByRole("region", { name: "Chat ended" })).toBeVisible();
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
	await expect(sam.getByRole("button", { name: "Assign" })).toBeDisabled();
	await sam.getByLabel("Listener").selectOption({ label: "Lina (listener1), 0 chats" });
	await sam.getByRole("button", { name: "Assign" }).click();

	await expect(visitor.getByRole("heading", { name: "Chatting with Lina" })).toBeVisible();
	await expect(omar.getByRole("button", { name: /Can somebody listen/ })).toBeHidden();
	await lina.getByRole("button", { name: /Can somebody listen/ }).click();
	await says(lina, "I am here.");
	await expect(log(visitor)).toContainText("I am here.");
	await expect(log(sam)).toContainText("I am here.");
});
