import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";
import { asksInPage, asksInWindow, box, fillIntake, log, says, submit, terms } from "../support/visitor.ts";

test.describe.configure({ timeout: 120_000 });

const closed = (page: Parameters<typeof log>[0]) => page.getByRole("heading", { name: label.visitor.closedNow });

test.afterEach(async ({ api }) => {
	await api.changeSettings({ paused_reason: null, door: "always" });
});

test("the form says who is available before anything is typed (V7)", async ({ people, api }) => {
	const line = await api.agent("listener1");
	await line.checkIn();
	await api.asks("I wait already");
	const page = await people.stranger(phone);
	await page.goto("/chat-form");
	await expect(page.getByText(tn(1, label.visitor.listenersOn))).toBeVisible();
	await expect(page.getByText(tn(1, label.visitor.peopleAreWaiting))).toBeVisible();
	line.close();
});

test("when the opening status is unknown, the form is there (V9)", async ({ people }) => {
	const page = await people.stranger(phone);
	await page.route("**/api/v1/chat/status/", (route) => route.fulfill({ status: 500, body: "" }));
	await asksInPage(page, "I asked all the same");
	await expect(page.getByText(label.visitor.youAreNext)).toBeVisible();
});

test("a closed chat says so before anything is typed, and takes a message (V2)", async ({ people, api }) => {
	await api.changeSettings({ paused_reason: "We are closed for the holiday." });
	const page = await people.stranger(phone);
	const errors = consoleErrors(page);
	await page.goto("/chat-form");
	await expect(closed(page)).toBeVisible();
	await expect(page.getByText("We are closed for the holiday.")).toBeVisible();
	await expect(submit(page)).toHaveCount(0);
	await expect(page.getByRole("link", { name: "9-8-8" }).first()).toBeVisible();
	await page.getByRole("button", { name: label.visitor.leaveThisMessage }).click();
	await expect(page.getByText(label.contract.messageMissing)).toBeVisible();
	await expect(page.getByText(label.contract.invalidEmailFormat)).toBeVisible();
	await expect(page.getByText(label.contract.termsMissing)).toBeVisible();

	await page.getByLabel(label.chats.yourMessage).fill("Please write to me when you can");
	await page.getByLabel(label.chats.email, { exact: true }).fill("me@example.org");
	await terms(page).check();
	await page.getByRole("button", { name: label.visitor.leaveThisMessage }).click();
	await expect(page.getByText(contains(label.server.leftMessageReceived, { email: "me@example.org" }))).toBeVisible();
	await page.reload();
	await expect(page.getByLabel(label.chats.yourMessage)).toHaveValue("");
	expect(errors).toEqual([]);
});

test("a chat that closes while a visitor fills in the form loses nothing of it (V2, V9)", async ({ people, api }) => {
	const page = await people.stranger(phone);
	await fillIntake(page, "I was in the middle of it");
	await api.changeSettings({ paused_reason: "No supervisor is here." });
	await submit(page).click();
	await expect(closed(page)).toBeVisible();
	await expect(page.getByText("No supervisor is here.")).toBeVisible();
	await expect(page.getByLabel(label.chats.yourMessage)).toHaveValue("I was in the middle of it");
	await page.reload();
	await expect(page.getByLabel(label.chats.yourMessage)).toHaveValue("I was in the middle of it");
});

test("a form whose answer got lost makes one chat when it is sent again (V9)", async ({ people }) => {
	const page = await people.stranger(phone);
	const sent: { request_id?: string }[] = [];
	let lost = false;
	await page.route("**/api/v1/chat/initiate-chat/", async (route) => {
		sent.push(route.request().postDataJSON());
		const answer = await route.fetch();
		if (lost) return route.fulfill({ response: answer });
		lost = true;
		return route.abort();
	});
	await fillIntake(page, "Only once, please");
	await submit(page).click();
	await expect(page.getByRole("alert")).toContainText(label.visitor.initiateFailed);
	await page.reload();
	await submit(page).click();
	await expect(log(page)).toContainText("Only once, please");
	await expect(page.getByText(label.visitor.youAreNext)).toBeVisible();
	expect(sent[0]?.request_id).toMatch(/^[0-9a-f]{32}$/);
	expect(sent[1]?.request_id).toBe(sent[0]?.request_id);
});

test("the first message is edited while nobody has come, and the listener reads it so (V7)", async ({
	people,
	api,
}) => {
	const page = await people.stranger(phone);
	const chat_id = await asksInPage(page, "I can not slep");
	const edit = page.getByRole("button", { name: label.visitor.editThisMessage });
	const field = page.getByRole("textbox", { name: label.visitor.yourFirstMessage });
	await edit.click();
	await expect(field).toBeFocused();
	await field.fill("Something I would not say");
	await page.keyboard.press("Escape");
	await expect(log(page)).toContainText("I can not slep");
	await expect(edit).toBeFocused();

	await edit.click();
	await field.fill("I cannot sleep");
	await page.keyboard.press("Enter");
	await expect(log(page).getByText("I cannot sleep", { exact: true })).toBeVisible();
	await page.reload();
	await expect(log(page).getByText("I cannot sleep", { exact: true })).toBeVisible();

	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await expect(page.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	await expect(edit).toHaveCount(0);
	const mine = await line.says({ action: "fetch_my_assigned_chats" }, "assigned_chats");
	expect(JSON.stringify(mine)).toContain("I cannot sleep");
	line.close();
});

test("what is typed while waiting survives a reload, and the closing of the window (V3, V5)", async ({ people }) => {
	const page = await people.stranger();
	const first = await asksInWindow(page, "I wait and write");
	await box(first).fill("Half a thought");
	await first.reload();
	await expect(box(first)).toHaveValue("Half a thought");
	await box(first).fill("Half a thought,+");
	await first.close();
	const [second] = await Promise.all([
		page.waitForEvent("popup"),
		page.getByRole("button", { name: label.visitor.openWindowAgain }).click(),
	]);
	await expect(box(second)).toHaveValue("Half a thought,+");
	await expect(box(second)).toBeEnabled();
	await box(second).press("Enter");
	await expect(log(second)).toContainText("Half a thought,+");
	await second.reload();
	await expect(log(second)).toContainText("Half a thought,+");
	await expect(box(second)).toHaveValue("");
});

test("with text of twice the size one can wait, read and write (V5)", async ({ people }) => {
	const page = await people.stranger(phone);
	await asksInPage(page, "Large letters, please");
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
	await says(page, "I can still write");
	await expect(log(page)).toContainText("I can still write");
	await expect(page.getByRole("button", { name: label.ui.leaveThisPage })).toBeInViewport();
});
