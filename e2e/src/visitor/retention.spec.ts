import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import type { ApiClient } from "../support/api-client.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";
import { asksInPage, fillIntake, log, tabTo } from "../support/visitor.ts";

test.describe.configure({ timeout: 120_000 });

const keptIn = () => Object.entries(sessionStorage).flat().join(" ");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const erased = (page: Page) => page.getByRole("heading", { name: label.visitor.chatErased });

/** Answered by Lina, and ended by its visitor. */
const endedChat = async (page: Page, api: ApiClient, message: string) => {
	const chat_id = await asksInPage(page, message);
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "send_message", chat_id, message: "I am with you." }, "new_message");
	line.close();
	await expect(log(page)).toContainText("I am with you.");
	await button(page, label.chats.endChat).click();
	await button(page, label.visitor.yesEndIt).click();
	await expect(page.getByRole("heading", { name: label.chats.chatEnded })).toBeVisible();
	return chat_id;
};

test("a visitor reads how long a chat is kept, and erases their own by keyboard", async ({ people, api }) => {
	const page = await people.stranger(phone);
	const errors = consoleErrors(page);
	await page.goto("/chat-form");
	await expect(page.getByText(`${tn(90, label.visitor.keptForDays)} ${label.visitor.mayEraseLater}`)).toBeVisible();
	const chat_id = await endedChat(page, api, "Nobody else shall read this");
	await expect(button(page, label.visitor.eraseThisChat)).toBeVisible();
	const name = `Visitor ${chat_id.slice(-4).toUpperCase()}`;
	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: label.members.pastChats }).click();
	await sam.getByRole("link", { name }).click();
	await expect(sam.getByText("Nobody else shall read this")).toBeVisible();

	await tabTo(page, button(page, label.visitor.eraseThisChat));
	await page.keyboard.press("Enter");
	const asked = page.getByRole("heading", { name: label.visitor.eraseForGoodQuestion });
	await expect(asked).toBeFocused();
	await expect(button(page, label.visitor.startNewChat)).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(asked).toHaveCount(0);
	await expect(button(page, label.visitor.eraseThisChat)).toBeFocused();
	await page.keyboard.press("Enter");
	await page.route("**/erase/", (route) => route.fulfill({ status: 500, body: "" }));
	await tabTo(page, button(page, label.visitor.eraseForGood));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert")).toHaveText(label.visitor.eraseFailed);
	await page.unroute("**/erase/");
	await tabTo(page, button(page, label.visitor.eraseForGood));
	await page.keyboard.press("Enter");

	await expect(erased(page)).toBeFocused();
	await expect(page).toHaveTitle(label.chats.chatSupport);
	await expect(page.getByText("Nobody else shall read this")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "9-8-8" })).toBeVisible();
	expect(await page.evaluate(keptIn)).toBe("");
	await page.reload();
	await expect(page.getByRole("heading", { name: label.visitor.cannotOpenHere })).toBeVisible();
	await expect(page.getByText("Nobody else shall read this")).toHaveCount(0);
	expect(await page.evaluate(keptIn)).toBe("");

	await sam.reload();
	await expect(sam.getByRole("heading", { name: label.chats.noSuchChat })).toBeVisible();
	await expect(sam.getByText("Nobody else shall read this")).toHaveCount(0);
	await sam.getByRole("link", { name: label.chats.allPastChats }).click();
	await sam.getByLabel(label.ui.search, { exact: true }).fill(name);
	await expect(sam.getByText(label.chats.noPastChatFound)).toBeVisible();
	expect(errors.filter((one) => !/500|WebSocket/.test(one))).toEqual([]);
});

test("a chat whose erasing was not answered is erased when it is asked for once more", async ({ people, api }) => {
	const page = await people.stranger(phone);
	// That the server closes the connection is not heard either.
	let bad = true;
	await page.routeWebSocket(/\/ws\/chat\/conversation\//, (line) => {
		const server = line.connectToServer();
		if (bad) server.onClose(() => undefined);
	});
	await endedChat(page, api, "On a bad line");
	await button(page, label.visitor.eraseThisChat).click();
	await page.route("**/erase/", async (route) => {
		await route.fetch();
		await route.abort();
	});
	await button(page, label.visitor.eraseForGood).click();
	await expect(page.getByRole("alert")).toContainText(label.platform.serverUnreachable);
	await expect(log(page)).toContainText("On a bad line");
	await page.unroute("**/erase/");
	await button(page, label.visitor.eraseForGood).click();
	await expect(erased(page)).toBeVisible();
	await button(page, label.visitor.startNewChat).click();
	await expect(button(page, label.visitor.submitToChat)).toBeVisible();
	bad = false;
	await page.goBack();
	await expect(page.getByRole("heading", { name: label.visitor.cannotOpenHere })).toBeVisible();
	await expect(page.getByText("On a bad line")).toHaveCount(0);
});

test("a chat that was taken up again in another window says what to do first", async ({ people, api }) => {
	const page = await people.stranger(phone);
	await page.routeWebSocket(/\/ws\/chat\/conversation\//, (line) => {
		const server = line.connectToServer();
		server.onMessage((frame) => {
			if (!String(frame).includes("chat_reopened")) line.send(frame);
		});
	});
	const chat_id = await endedChat(page, api, "Not yet over");
	await button(page, label.visitor.eraseThisChat).click();
	const reopened = await page.evaluate(async (id) => {
		const { csrf_token } = await (await fetch("/api/v1/csrf/")).json();
		const headers = { "X-CSRFToken": csrf_token };
		return (await fetch(`/api/v1/chat/${id}/reopen/`, { method: "POST", headers })).status;
	}, chat_id);
	expect(reopened).toBe(200);
	await button(page, label.visitor.eraseForGood).click();
	await expect(page.getByRole("alert")).toHaveText(label.server.endChatBeforeErasing);
	await expect(log(page)).toContainText("Not yet over");
});

test("a visitor for whom nobody could come any more erases their chat, too", async ({ people }) => {
	const page = await people.stranger(phone);
	await page.routeWebSocket(/\/ws\/chat\/conversation\//, (line) => {
		const server = line.connectToServer();
		server.onMessage((frame) => line.send(String(frame).replace('"how":"ended"', '"how":"closed"')));
	});
	await asksInPage(page, "You closed before you came");
	await button(page, label.chats.endChat).click();
	await button(page, label.visitor.yesEndIt).click();
	await expect(page.getByRole("heading", { name: label.visitor.closedBeforeAnswer })).toBeVisible();
	await expect(page.getByText(tn(90, label.visitor.messageKeptForDays))).toBeVisible();
	await button(page, label.visitor.eraseThisChat).click();
	await expect(page.getByText(label.visitor.leftMessageNotErased)).toBeVisible();
	await button(page, label.visitor.eraseForGood).click();
	await expect(erased(page)).toBeVisible();
	expect(await page.evaluate(keptIn)).toBe("");
});

test("an agent who still has an erased chat before them can go on", async ({ people, api }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	const page = await people.stranger(phone);
	const chat_id = await asksInPage(page, "Open on her desk");
	await lina.getByRole("button", { name: /Open on her desk/ }).click();
	await button(lina, label.chats.accept).click();
	await button(lina, label.chats.detailsAndNotes).click();
	await button(page, label.chats.endChat).click();
	await button(page, label.visitor.yesEndIt).click();
	const wrapUp = lina.getByRole("dialog", {
		name: startsWith(label.chats.yourChatWith, { name: label.chats.visitor }),
	});
	await wrapUp.getByLabel(label.chats.inAFewWords).fill("A word too late.");
	const words = sam.getByText("Open on her desk");
	await sam.goto(`${new URL(sam.url()).pathname.replace("chat-dashboard", "past-chats")}/${chat_id}`);
	await expect(words).toBeVisible();
	// Before their connection stands they would not be told that it was erased.
	await sam.getByRole("button", { name: label.chats.team, exact: true }).click();
	await expect(sam.getByText(label.chats.nothingSaidYet)).toBeVisible();
	await sam.getByLabel(label.chats.wordsToTeam).press("Escape");
	await button(page, label.visitor.eraseThisChat).click();
	await button(page, label.visitor.eraseForGood).click();
	await expect(erased(page)).toBeVisible();

	await expect(sam.getByRole("heading", { name: label.chats.erasedByVisitor })).toBeVisible();
	await expect(words).toHaveCount(0);
	await sam.getByRole("link", { name: label.chats.allPastChats }).click();
	await expect(sam.getByRole("heading", { name: label.chats.pastChats })).toBeVisible();
	await expect(lina.getByText("Open on her desk")).toHaveCount(0);
	await wrapUp.getByRole("checkbox", { name: contains(label.chats.thatWasHeavy) }).check();
	await wrapUp.getByRole("button", { name: label.chats.save }).click();
	await expect(wrapUp).toHaveCount(0);
	const thanks = lina.getByRole("dialog", { name: label.chats.thankYouForSayingSo });
	await thanks.getByRole("button", { name: label.chats.ok }).click();
	await api.finishDebriefs();
	await expect(lina.getByText(label.chats.erasedByVisitor)).toBeVisible();
	await expect(lina.getByText(label.chats.selectConversation)).toBeVisible();
	await lina.reload();
	await expect(lina.getByText(label.chats.selectConversation)).toBeVisible();
	await expect(api.as("supervisor", "GET", `/chat/${chat_id}/notes/`)).rejects.toThrow(label.chats.noSuchChat);
});

test("a message that was left and cannot be read any more says so, among those that can", async ({
	people,
	api,
	product,
}) => {
	for (const message of ["One of two", "Two of two"])
		await api.post("/chat/leave-message/", { email: "two@example.org", message, accept_terms: true });
	await product.query(
		"UPDATE left_messages SET words = words || '\\x00' WHERE id = (SELECT id FROM left_messages ORDER BY id DESC OFFSET 1 LIMIT 1)",
	);
	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: label.members.followUps }).click();
	await expect(sam.getByText("Two of two")).toBeVisible();
	await expect(sam.getByRole("heading", { name: label.chats.unreadableMessage })).toBeVisible();
	await expect(sam.getByText("One of two")).toHaveCount(0);
	await product.query("DELETE FROM left_messages WHERE id IN (SELECT id FROM left_messages ORDER BY id DESC LIMIT 2)");
});

test("a director decides how long chats are kept, and is asked before that becomes shorter", async ({
	people,
	api,
}) => {
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: label.members.settings }).click();
	const choice = dora.getByLabel(label.chats.howLongKept);
	const days = dora.getByLabel(label.chats.daysAfterEnd);
	const saved = dora.getByText(label.chats.savedFromNowOn);
	const kept = async () => (await (await dora.request.get("/api/v1/chat/status/")).json()).keep_days;
	await expect(choice).toHaveValue("90");

	await choice.selectOption(label.contract.thirtyDays);
	await button(dora, label.chats.save).click();
	const dialog = dora.getByRole("dialog", { name: tn(30, label.chats.keepShorterQuestion) });
	await expect(dialog).toContainText(label.chats.nothingBringsBack);
	await button(dora, label.chats.cancel).click();
	await expect(dialog).toHaveCount(0);
	expect(await kept()).toBe(90);
	await expect(choice).toHaveValue("30");
	await button(dora, label.chats.save).click();
	await button(dora, label.chats.saveAndErase).click();
	await expect(saved).toBeVisible();
	await expect(dialog).toHaveCount(0);
	expect(await kept()).toBe(30);

	await choice.selectOption(label.chats.otherNumberOfDays);
	await days.fill("");
	await button(dora, label.chats.save).click();
	await expect(dora.getByText(t(label.contract.wholeNumberRange, { least: 1, most: 3650 }))).toBeVisible();
	await expect(days).toHaveAttribute("aria-invalid", "true");
	await expect(days).toBeFocused();
	await days.fill("45");
	await button(dora, label.chats.save).click();
	await expect(saved).toBeVisible();
	expect(await kept()).toBe(45);
	await api.changeSettings({ keep_days: 365 });
	await expect(choice).toHaveValue("365");

	await choice.selectOption(label.chats.keepUntilErased);
	await button(dora, label.chats.save).click();
	await expect(saved).toBeVisible();
	expect(await kept()).toBe(null);
	const page = await people.stranger();
	await fillIntake(page, "For how long?");
	await expect(page.getByText(label.visitor.keptUntilErased)).toBeVisible();
	await api.changeSettings({ keep_days: 90 });
	await dora.getByRole("link", { name: label.members.auditLog }).click();
	await expect(dora.getByText("days chats are kept: 365 to until they are erased")).toBeVisible();
	expect(errors).toEqual([]);
});
