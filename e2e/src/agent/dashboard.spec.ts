import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { exactly } from "@warmline/web/labels/match";
import { expect, logIn, phone, test } from "../support/test.ts";
import { asksInPage, box, log, says } from "../support/visitor.ts";

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const details = (page: Page) => page.getByRole("complementary", { name: label.chats.callerDetails });

test("without a login there is no dashboard (D1)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/somebody/chat-dashboard");
	await page.waitForURL(/\/login\?next=/);
	await expect(page.getByRole("heading", { name: label.site.logIn })).toBeVisible();
});

test("empty lists say so, to a listener and to a supervisor (D3, D6, D7)", async ({ people, api }) => {
	const lina = await people.member("listener1");
	await expect(lina.getByText(label.chats.noUnassignedChats)).toBeVisible();
	await expect(lina.getByText(label.chats.noChatsAssigned)).toBeVisible();
	await expect(lina.getByText(label.chats.selectConversation)).toBeVisible();

	const sam = await people.member("supervisor");
	await expect(sam.getByText(label.chats.noUnassignedChats)).toBeVisible();
	await expect(sam.getByText(label.chats.noAssignedChats)).toBeVisible();
	await sam.route("**/messages/**", (route) => route.fulfill({ json: { results: [], next: null } }));
	await api.asks("A chat without words");
	await row(sam, "A chat without words").click();
	await expect(sam.getByText(label.ui.noMessagesFound)).toBeVisible();
});

test("a row has the name, the last message, and the time of day or the date (D2)", async ({ people, api }) => {
	const chat = await api.asks("The first words of this row");
	const lina = await people.member("listener1");
	const chatRow = row(lina, "The first words of this row");
	await expect(chatRow).toContainText(`Visitor ${chat.slice(-4).toUpperCase()}`);
	await expect(chatRow.locator("time")).toHaveText(/^\d{1,2}:\d\d\s[ap]\.m\.$/);
	await lina.clock.setFixedTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
	await lina.reload();
	await expect(chatRow.locator("time")).toHaveText(/^[A-Z][a-z]{2}\.? \d{1,2}, \d{4}$/);
});

test("an agent sees who the caller is (D4, V10)", async ({ people, api }) => {
	await api.asks("Who am I to you?", { age: "36-45", gender: "female", email: "caller@example.org", scale: 8 });
	const lina = await people.member("listener1");
	await row(lina, "Who am I to you").click();
	await lina.getByRole("button", { name: label.chats.detailsAndNotes }).click();
	await expect(details(lina).getByText("caller@example.org")).toBeVisible();
	const facts = await details(lina)
		.locator("dl > div")
		.evaluateAll((all) => all.map((one) => [one.children[0]?.textContent, one.children[1]?.textContent]));
	expect(Object.fromEntries(facts)).toMatchObject({
		Age: "36-45",
		Gender: "female",
		Email: "caller@example.org",
		"IP address": expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
	});
	await expect(
		details(lina).getByText(t(label.chats.notGiven, { details: "City, Region, Country, Reason for visit" }), {
			exact: true,
		}),
	).toBeVisible();
	await details(lina).getByRole("button", { name: label.chats.close }).click();
	await expect(details(lina)).toBeHidden();
});

test("a caller's name is edited, saved or left, and a failure takes it back (D5)", async ({ people, api }) => {
	const chat = await api.asks("Please call me something");
	const name = `Visitor ${chat.slice(-4).toUpperCase()}`;
	const lina = await people.member("listener1");
	await row(lina, "Please call me something").click();
	await lina.getByRole("button", { name: label.chats.detailsAndNotes }).click();
	const edit = lina.getByRole("button", { name: label.chats.editCallerName });
	const field = lina.getByLabel(label.chats.callerName);
	await edit.click();
	await expect(field).toBeFocused();
	await expect(field).toHaveValue(name);
	await field.fill("Somebody else");
	await lina.getByRole("button", { name: label.chats.cancel }).click();
	await expect(details(lina)).toContainText(name);

	await edit.click();
	await field.fill("   ");
	await lina.getByRole("button", { name: label.chats.save }).click();
	await expect(details(lina).getByText(label.contract.callerNameMissing)).toBeVisible();
	await field.fill("Rosa");
	await lina.getByRole("button", { name: label.chats.save }).click();
	await expect(row(lina, "Please call me something")).toContainText("Rosa");
	await expect(lina.getByRole("heading", { name: "Rosa" })).toBeVisible();

	await lina.route("**/update-caller-name/", (route) => route.fulfill({ status: 500, body: "" }));
	await edit.click();
	await field.fill("Never stored");
	await field.press("Enter");
	await expect(lina.getByRole("alert")).toHaveText(label.chats.callerNameFailed);
	await expect(details(lina)).toContainText("Rosa");
	await expect(lina.getByText("Never stored")).toHaveCount(0);
});

test("listeners that cannot be fetched are missed aloud, and asked for again (D6)", async ({ people, api }) => {
	await api.asks("Is somebody free for me?");
	const sam = await people.stranger();
	// The channel tells who is free, too: here neither way gets through.
	await sam.routeWebSocket(/\/ws\/agent\//, (socket) =>
		socket.connectToServer().onMessage((frame) => {
			if (!frame.includes('"listeners"')) socket.send(frame);
		}),
	);
	await logIn(sam, "supervisor");
	await sam.route("**/account/user/listeners/", (route) => route.fulfill({ status: 500, body: "" }));
	await row(sam, "Is somebody free for me").click();
	await expect(sam.getByText(label.chats.listenersFailed)).toBeVisible({ timeout: 15_000 });
	await sam.unroute("**/account/user/listeners/");
	await sam.getByRole("button", { name: label.chats.tryAgain }).click();
	await expect(sam.getByRole("button", { name: label.chats.assign })).toBeDisabled();
	await expect(sam.getByLabel(label.chats.listener)).toBeVisible();
});

test("messages that cannot be fetched are missed aloud, and asked for again (V9)", async ({ people, api }) => {
	await api.asks("Can you read me?");
	const lina = await people.member("listener1");
	await lina.route("**/messages/**", (route) => route.fulfill({ status: 500, body: "" }));
	await row(lina, "Can you read me").click();
	await expect(lina.getByRole("alert")).toContainText(label.ui.messagesFailed);
	await lina.unroute("**/messages/**");
	await lina.getByRole("button", { name: label.chats.tryAgain }).click();
	await expect(log(lina)).toContainText("Can you read me?");
});

test("a chat that somebody else takes leaves the list and the screen (D7, D8)", async ({ people, api }) => {
	const chat_id = await api.asks("Two want to take me");
	const lina = await people.member("listener1");
	await row(lina, "Two want to take me").click();
	await expect(log(lina)).toContainText("Two want to take me");
	const omar = await api.agent("listener2");
	await omar.says({ action: "accept_chat", chat_id }, "chat_assigned");
	omar.close();
	await expect(lina.getByText(exactly(label.chats.takenBy, { name: "Omar" }))).toBeVisible();
	await expect(lina.getByText(label.chats.selectConversation)).toBeVisible();
	await expect(row(lina, "Two want to take me")).toHaveCount(0);
	await expect(log(lina)).toHaveCount(0);
	await expect(lina).toHaveURL(/\/chat-dashboard$/);
});

test("only Accept takes a chat: before it there is no field, and ending it asks once (D7, D8)", async ({
	people,
	api,
}) => {
	await api.asks("Just begin, please");
	const lina = await people.member("listener1");
	await row(lina, "Just begin, please").click();
	await expect(lina.getByRole("button", { name: label.chats.accept })).toBeVisible();
	await expect(box(lina)).toHaveCount(0);
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await expect(box(lina)).toBeFocused();
	await says(lina, "I have begun.");
	await expect(lina.getByText(label.chats.withYou, { exact: true })).toBeVisible();
	await expect(lina.getByText(label.chats.noUnassignedChats)).toBeVisible();
	await lina.reload();
	await expect(log(lina)).toContainText("I have begun.");

	await lina.getByRole("button", { name: label.chats.endChat }).click();
	const question = lina.getByRole("dialog");
	await question.getByRole("button", { name: label.chats.keepItOpen }).click();
	await expect(question).toBeHidden();
	await lina.getByRole("button", { name: label.chats.endChat }).click();
	await question.getByRole("button", { name: label.chats.endChat }).click();
	await lina.getByRole("button", { name: label.chats.skip }).click();
	await expect(lina.getByText(label.chats.chatEndedSentence)).toBeVisible();
	await expect(box(lina)).toHaveCount(0);
	await expect(lina.getByText(label.chats.noChatsAssigned)).toBeVisible();
});

test("each side sees that the other is writing, and unread words are counted (V5, D2)", async ({ people }) => {
	const visitor = await people.stranger(phone);
	await asksInPage(visitor, "I write slowly");
	const lina = await people.member("listener1");
	await expect(lina).toHaveTitle("(1) Chats");
	await expect(row(lina, "I write slowly")).toContainText(tn(1, label.chats.unreadMessages));
	await row(lina, "I write slowly").click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await expect(lina).toHaveTitle(label.chats.chats);

	await box(visitor).pressSequentially("He");
	await expect(lina.getByText(exactly(label.ui.isTyping, { name: /Visitor .{4}/ }))).toBeVisible();
	await box(lina).pressSequentially("Ta");
	await expect(visitor.getByText(t(label.ui.isTyping, { name: "Lina" }))).toBeVisible();
	await box(lina).fill("No rush.");
	await box(lina).press("Enter");
	await expect(log(visitor)).toContainText("No rush.");
	await expect(visitor.getByText(t(label.ui.isTyping, { name: "Lina" }))).toBeHidden();
});

test("what a listener wrote is ticked as sent, and as seen once the visitor has looked (V5, D7)", async ({
	people,
}) => {
	const visitor = await people.stranger(phone);
	await asksInPage(visitor, "I may look away");
	const lina = await people.member("listener1");
	await row(lina, "I may look away").click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await expect(visitor.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	const ticks = (tick: "sent" | "seen") => log(lina).locator(`[data-tick=${tick}]`);
	const chat = visitor.url();
	await visitor.goto("about:blank");
	await expect(
		lina.getByRole("region", { name: label.chats.conversation }).getByText(label.chats.visitorGone),
	).toBeVisible();
	await says(lina, "I am here.");
	await expect(ticks("sent")).toHaveText(label.ui.sent);
	await expect(ticks("seen")).toHaveCount(0);

	await visitor.goto(chat);
	await expect(log(visitor)).toContainText("I am here.");
	await expect(ticks("seen")).toHaveText(label.ui.seen);
	await expect(ticks("sent")).toHaveCount(0);
	await expect(lina.getByText(label.ui.messageSeen)).toBeAttached();
	await visitor.goto("about:blank");
	await says(lina, "No rush.");
	await expect(ticks("sent")).toHaveText(label.ui.sent);
	await lina.reload();
	await expect(ticks("seen")).toHaveCount(1);
	await expect(ticks("sent")).toHaveText(label.ui.sent);
});
