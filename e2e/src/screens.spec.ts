import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";
import { asksInPage, asksInWindow, log, says } from "./visitor.ts";

test.describe.configure({ timeout: 120_000 });

const publicPages = [
	["home", "/"],
	["login", "/login?verified=true"],
	["register", "/register?type=listener"],
	["register-choice", "/register"],
	["apply-listener", "/ApplyListener"],
	["email-verification", "/email-verification?expired=true"],
	["forgot-password", "/forgot-password"],
	["reset-password", "/reset-password?token=from-a-mail"],
	["start", "/start"],
	["chat-form", "/chat-form"],
	["crisis", "/Crisis"],
	["not-found", "/no/such/page"],
] as const;

for (const [name, address] of publicPages) {
	test(`the screen ${name} is accessible in every size, light and dark (A1, A6, V1)`, async ({ people }) => {
		const page = await people.stranger();
		const errors = consoleErrors(page);
		await page.goto(address);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await checkScreen(page, name);
		expect(errors).toEqual([]);
	});
}

test("forms with errors in them are accessible in every size, light and dark (A5, A7, V2)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/register?type=listener");
	await page.getByRole("button", { name: label.accounts.register }).click();
	await expect(page.getByText(label.contract.firstNameMissing)).toBeVisible();
	await checkScreen(page, "register-error");
	await page.goto("/login");
	await page.getByLabel(label.accounts.emailOrUsername).fill("nobody");
	await page.getByLabel(label.accounts.password, { exact: true }).fill("nothing");
	await page.getByRole("button", { name: label.accounts.login }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await checkScreen(page, "login-error");
});

test("the visitor's screens are accessible in every size, light and dark (V3, V5)", async ({ people, backstage }) => {
	const opener = await people.stranger();
	const errors = consoleErrors(opener);
	const popup = await asksInWindow(opener, "I opened a window");
	await popup.close();
	await checkScreen(opener, "chat-in-progress");

	const page = await people.stranger(phone);
	const more = consoleErrors(page);
	const chat_id = await asksInPage(page, "It has been a long week, and I would like to tell somebody about it.");
	await expect(page.getByText(contains(label.visitor.peopleBeforeYou))).toBeVisible();
	await checkScreen(page, "visitor-waiting");

	const line = await backstage.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	const message = "Hello, I am Lina. A long week, and nobody to tell it to so far. What weighs the most?";
	await line.says({ action: "send_message", chat_id, message }, "new_message");
	await says(page, "That I cannot sleep.\nhttps://example.org/a-very-long-address-without-a-break/".padEnd(160, "z"));
	await expect(log(page)).toContainText("That I cannot sleep.");
	await expect(page.getByText(label.visitor.sending)).toBeHidden();
	await checkScreen(page, "visitor-talking");
	await page.getByRole("button", { name: label.chats.endChat }).click();
	await checkScreen(page, "visitor-ending");

	await page.getByRole("button", { name: label.visitor.yesEndIt }).click();
	await expect(page.getByRole("heading", { name: label.chats.chatEnded })).toBeVisible();
	await checkScreen(page, "visitor-ended");
	line.close();
	expect([...errors, ...more]).toEqual([]);
});
