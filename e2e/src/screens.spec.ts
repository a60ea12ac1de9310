import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";
import { asksInPage, asksInWindow, log, says } from "./visitor.ts";

test.describe.configure({ timeout: 120_000 });

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
