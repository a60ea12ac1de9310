import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { expect, holdCalls, phone, test } from "../support/test.ts";
import {
	asksInPage,
	asksInWindow,
	box,
	fillIntake,
	log,
	messageField,
	says,
	submit,
	terms,
} from "../support/visitor.ts";

const initiateCall = "**/api/v1/chat/initiate-chat/";

test("the intake form asks what it may ask, and says what the terms are (V1)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/");
	await page
		.getByRole("navigation", { name: label.site.main })
		.getByRole("link", { name: label.visitor.contact })
		.click();
	await page.waitForURL("**/chat-form");
	await expect(messageField(page)).toBeVisible();
	const values = (name: string) =>
		page.locator(`select[name=${name}] option`).evaluateAll((all) => all.map((one) => one.getAttribute("value")));
	expect(await values("age")).toEqual(["", "18-25", "26-35", "36-45", "46+"]);
	expect(await values("gender")).toEqual(["", "male", "female", "other"]);
	expect(await values("interest")).toEqual(["", "chat_now", "learn_more"]);
	expect(await values("scale")).toEqual(["", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
	await expect(page.getByLabel(`${label.chats.email} ${label.ui.optional}`, { exact: true })).toHaveAttribute(
		"type",
		"email",
	);
	const sentence = page.getByText(label.visitor.acceptTerms);
	// Whatever the words are: what is consented to is named.
	const consented = ["IP address and location are shared", "security and spam prevention"];
	for (const words of consented) await expect(sentence).toContainText(words);
	await expect(page.getByText(contains(label.visitor.listenersAreVolunteers))).toBeVisible();
});

test("nothing is sent without terms and a message (V2)", async ({ people }) => {
	const page = await people.stranger(phone);
	let sent = 0;
	await page.route(initiateCall, (route) => {
		sent++;
		return route.abort();
	});
	await page.goto("/chat-form");
	await messageField(page).fill("   ");
	await expect(submit(page)).toBeDisabled();
	await terms(page).check();
	await submit(page).click();
	await expect(page.getByText(label.contract.messageMissing)).toBeVisible();
	await expect(messageField(page)).toBeFocused();
	await messageField(page).fill("Words at last");
	await page.getByLabel(`${label.chats.email} ${label.ui.optional}`, { exact: true }).fill("not an email");
	await submit(page).click();
	await expect(page.getByText(label.contract.invalidEmailFormat)).toBeVisible();
	await terms(page).uncheck();
	await expect(submit(page)).toBeDisabled();
	expect(sent).toBe(0);
});

test("the button is disabled while the form is sent, and the whole form goes out (V2)", async ({ people }) => {
	const page = await people.stranger(phone);
	await fillIntake(page, "Please send me once");
	await page.getByLabel(label.chats.age).selectOption("26-35");
	await page.getByLabel(label.visitor.feelingQuestion).selectOption("7");
	const release = await holdCalls(page, initiateCall);
	const [call] = await Promise.all([page.waitForRequest(initiateCall), submit(page).click()]);
	await expect(page.getByRole("button", { name: label.visitor.sending })).toBeDisabled();
	release();
	await expect(log(page)).toContainText("Please send me once");
	expect(call.postDataJSON()).toMatchObject({ message: "Please send me once", age: "26-35", accept_terms: true });
	await expect(page).toHaveTitle(label.chats.chatSupport);
});

test("a failure says so and keeps what was typed (V9)", async ({ people }) => {
	const page = await people.stranger();
	await fillIntake(page, "I wrote a lot of words here");
	await page.getByLabel(label.chats.gender).selectOption("other");
	await page.getByLabel(`${label.chats.email} ${label.ui.optional}`, { exact: true }).fill("me@example.org");
	await page.route(initiateCall, (route) => route.fulfill({ status: 500, body: "" }));
	await submit(page).click();
	await expect(page.getByRole("alert")).toContainText(label.visitor.initiateFailed);
	await expect.poll(() => page.context().pages().length).toBe(1);
	await page.reload();
	await expect(messageField(page)).toHaveValue("I wrote a lot of words here");
	await expect(page.getByLabel(label.chats.gender)).toHaveValue("other");
	await expect(page.getByLabel(`${label.chats.email} ${label.ui.optional}`, { exact: true })).toHaveValue(
		"me@example.org",
	);
	await expect(terms(page)).toBeChecked();

	await page.unroute(initiateCall);
	const [popup] = await Promise.all([page.waitForEvent("popup"), submit(page).click()]);
	await expect(log(popup)).toContainText("I wrote a lot of words here");
});

test("the page that opened the window says so, and a closed window loses nothing (V3)", async ({ people }) => {
	const page = await people.stranger();
	const first = await asksInWindow(page, "My window may close");
	await says(first, "A second thing");
	await expect(log(first)).toContainText("A second thing");
	await expect(first.getByText(label.visitor.sending)).toBeHidden();
	await first.close();

	await expect(page.getByRole("heading", { name: label.visitor.openInOwnWindow })).toBeVisible();
	await page.reload();
	await expect(page.getByText(label.visitor.nothingIsLost)).toBeVisible();
	const [second] = await Promise.all([
		page.waitForEvent("popup"),
		page.getByRole("button", { name: label.visitor.openWindowAgain }).click(),
	]);
	await expect(log(second)).toContainText("My window may close");
	await expect(log(second)).toContainText("A second thing");
	await expect(box(second)).toBeEnabled();
	await second.close();

	await page.getByRole("link", { name: label.visitor.showChatHere }).click();
	await expect(log(page)).toContainText("A second thing");
});

test("on a phone the way back from the chat leads to it again, and to the form once it has ended (V3)", async ({
	people,
}) => {
	const page = await people.stranger(phone);
	await asksInPage(page, "I only pressed Back");
	await page.goBack();
	await expect(page.getByRole("heading", { name: label.visitor.chatStillOpen })).toBeVisible();
	await expect(page.getByRole("button", { name: label.visitor.openWindowAgain })).toHaveCount(0);
	await page.getByRole("link", { name: label.chats.backToChat }).click();
	await expect(log(page)).toContainText("I only pressed Back");
	await page.getByRole("button", { name: label.chats.endChat }).click();
	await page.getByRole("button", { name: label.visitor.yesEndIt }).click();
	await page.getByRole("button", { name: label.visitor.startNewChat }).click();
	await expect(messageField(page)).toHaveValue("");
});

test("where pop-ups are blocked the chat is reached from the page itself (V4)", async ({ people }) => {
	const page = await people.stranger();
	await page.addInitScript(() => {
		window.open = () => null;
	});
	await fillIntake(page, "No windows for me");
	await submit(page).click();
	await expect(page.getByRole("alert")).toHaveText(label.visitor.popupBlocked);
	await page.getByRole("link", { name: label.visitor.showChatHere }).click();
	await expect(log(page)).toContainText("No windows for me");
	await says(page, "It works here too");
	await expect(log(page)).toContainText("It works here too");
	await expect(page.getByText(label.visitor.sending)).toHaveCount(0);
});

test("waiting visitors see their position in the queue, and move up (V7)", async ({ people, api }) => {
	const first = await people.stranger(phone);
	const second = await people.stranger(phone);
	const third = await people.stranger(phone);
	const chat = await asksInPage(first, "I came first");
	await asksInPage(second, "I came second");
	await asksInPage(third, "I came third");
	await expect(first.getByText(label.visitor.youAreNext)).toBeVisible();
	await expect(second.getByText(tn(1, label.visitor.peopleBeforeYou))).toBeVisible();
	await expect(third.getByText(tn(2, label.visitor.peopleBeforeYou))).toBeVisible();

	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id: chat }, "chat_assigned");
	line.close();
	await expect(first.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	await expect(first.getByText(label.visitor.youAreNext)).toBeHidden();
	await expect(second.getByText(label.visitor.youAreNext)).toBeVisible();
	await expect(third.getByText(tn(1, label.visitor.peopleBeforeYou))).toBeVisible();
});
