import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";
import { asksInPage, box, log, messageField, says } from "../support/visitor.ts";
import { VisitorLine } from "../support/visitor-line.ts";

test.describe.configure({ timeout: 120_000 });

const endedHeading = (page: Page) => page.getByRole("heading", { name: label.chats.chatEnded });
const keptIn = () => Object.entries(sessionStorage).flat().join(" ");

test.use({ opensNeutralExit: true });

test("an ended chat asks how it feels now, and nobody has to answer (V5)", async ({ people, api }) => {
	const page = await people.stranger(phone);
	const errors = consoleErrors(page);
	const chat_id = await asksInPage(page, "It was good to talk");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "end_chat", chat_id }, "chat_ended");
	await expect(endedHeading(page)).toBeVisible();
	await expect(page.getByText(t(label.visitor.listenerEndedChat, { name: "Lina" }))).toBeVisible();
	await expect(box(page)).toHaveCount(0);

	const tell = page.getByRole("button", { name: label.visitor.tellUs });
	await expect(tell).toBeDisabled();
	await page.getByRole("radio", { name: "3" }).press("Space");
	await page.route("**/scale/", (route) => route.fulfill({ status: 500, body: "" }));
	await tell.click();
	await expect(page.getByText(label.visitor.feelingNotSent)).toBeVisible();
	await page.unroute("**/scale/");
	const [call] = await Promise.all([page.waitForResponse("**/scale/"), tell.click()]);
	expect(call.status()).toBe(204);
	await expect(page.getByText(label.visitor.thanksForTelling)).toBeVisible();
	await expect(tell).toHaveCount(0);
	line.close();
	expect(errors.filter((one) => !one.includes("500"))).toEqual([]);
});

test("the question at the end is skipped with one press (V5)", async ({ people }) => {
	const page = await people.stranger(phone);
	await asksInPage(page, "No questions, please");
	await page.getByRole("button", { name: label.chats.endChat }).click();
	await page.getByRole("button", { name: label.visitor.yesEndIt }).click();
	await expect(page.getByText(label.visitor.youEndedChat)).toBeVisible();
	await page.getByRole("button", { name: label.chats.skip }).click();
	await expect(page.getByText(label.visitor.feelingAfterQuestion)).toHaveCount(0);
	await expect(endedHeading(page)).toBeVisible();
});

test("a silent visitor is warned with a countdown, and one press keeps the chat (V7)", async ({ people, api }) => {
	const page = await people.stranger(phone);
	const held = await VisitorLine.of(page);
	const chat_id = await asksInPage(page, "I may be slow");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "send_message", chat_id, message: "No rush." }, "new_message");
	await expect(log(page)).toContainText("No rush.");
	await box(page).fill("Half a");
	const inFiveMinutes = new Date(Date.now() + 5 * 60_000).toISOString();
	const warns = () => held.tells({ action: "idle_warning", ends_at: inFiveMinutes });
	warns();
	await expect(page.getByText(label.visitor.stillThereQuestion)).toBeVisible();
	await expect(page.getByRole("timer")).toHaveText(/^in [45]:\d\d$/);
	await line.says({ action: "send_message", chat_id, message: "I am here." }, "new_message");
	await expect(log(page)).toContainText("I am here.");
	await expect(page.getByText(label.visitor.stillThereQuestion)).toBeVisible();
	await page.getByRole("button", { name: label.visitor.stillHere }).click();
	await expect(log(page)).toContainText(label.visitor.stillHereMessage);
	await expect(page.getByText(label.visitor.stillThereQuestion)).toBeHidden();
	await expect(box(page)).toHaveValue("Half a");
	warns();
	await expect(page.getByText(label.visitor.stillThereQuestion)).toBeVisible();
	await box(page).pressSequentially(" word");
	await expect(page.getByText(label.visitor.stillThereQuestion)).toBeHidden();
	line.close();
});

test("a chat that was closed for silence is taken up again with its history (V7)", async ({ people, api }) => {
	const page = await people.stranger(phone);
	const held = await VisitorLine.of(page);
	held.change = (frame) => frame.replaceAll('"how":"ended"', '"how":"idle"');
	const chat_id = await asksInPage(page, "I fell asleep");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "end_chat", chat_id }, "chat_ended");
	await expect(page.getByText(label.visitor.closedForSilence)).toBeVisible();
	await expect(page.getByRole("timer")).toHaveText(/^(10:00|9:\d\d)$/);
	await page.reload();
	await expect(page.getByText(label.visitor.closedForSilence)).toBeVisible();
	await page.getByRole("button", { name: label.visitor.goOnWithChat }).click();
	await expect(endedHeading(page)).toBeHidden();
	await expect(log(page)).toContainText("I fell asleep");
	await says(page, "I’m back");
	await expect(log(page)).toContainText("I’m back");
	await expect(page.getByText(label.visitor.sending)).toHaveCount(0);
	line.close();
});

test("a chat that ended too long ago says so kindly (V7, V9)", async ({ people }) => {
	const page = await people.stranger(phone);
	await asksInPage(page, "Am I too late?");
	await page.getByRole("button", { name: label.chats.endChat }).click();
	await page.getByRole("button", { name: label.visitor.yesEndIt }).click();
	await page.route("**/reopen/", (route) =>
		route.fulfill({ status: 409, json: { status: 409, code: "too_late", message: "This chat ended too long ago." } }),
	);
	await page.getByRole("button", { name: label.visitor.goOnWithChat }).click();
	await expect(page.getByRole("alert")).toHaveText("This chat ended too long ago.");
	await expect(page.getByRole("button", { name: label.visitor.startNewChat })).toBeVisible();
});

test("starting fresh leaves nothing of the visitor in the tab (V3)", async ({ people }) => {
	const page = await people.stranger(phone);
	const chat_id = await asksInPage(page, "For the next one at this computer");
	await box(page).fill("Nobody may read this");
	expect(await page.evaluate(keptIn)).toContain(chat_id);
	await page.getByRole("button", { name: label.chats.endChat }).click();
	await page.getByRole("button", { name: label.visitor.yesEndIt }).click();
	const left = page.waitForResponse("**/leave-quickly/");
	await page.getByRole("button", { name: label.visitor.startNewChat }).click();
	expect((await left).status()).toBe(204);
	await expect(messageField(page)).toHaveValue("");
	expect(await page.evaluate(keptIn)).toBe("");
});

test("when a listener disconnects the visitor is told, and the chat waits first in the queue again (V7, V8)", async ({
	people,
}) => {
	const page = await people.stranger(phone);
	const held = await VisitorLine.of(page);
	await asksInPage(page, "Are you gone?");
	held.tells({ action: "chat_assigned", agent_name: "Lina" });
	held.tells({ action: "agent_line", connected: false });
	await expect(page.getByText(t(label.visitor.listenerLineLost, { name: "Lina" }))).toBeVisible();
	held.tells({ action: "agent_line", connected: true });
	await expect(page.getByText(t(label.visitor.listenerLineLost, { name: "Lina" }))).toBeHidden();
	held.tells({ action: "chat_requeued" });
	held.tells({ action: "queue", ahead: 0, listeners: 2, wait: { from_minutes: 4, to_minutes: 9 } });
	await expect(page.getByText(label.visitor.youAreNext)).toBeVisible();
	await expect(
		page.getByText(`${tn(2, label.visitor.listenersOn)} ${t(label.visitor.latelyWaited, { from: 4, to: 9 })}`),
	).toBeVisible();
	await expect(page.getByRole("heading", { name: label.chats.chatSupport })).toBeVisible();
});

test("own messages are ticked as sent, then as seen; the listener sees what was read (V5)", async ({ people, api }) => {
	const page = await people.stranger(phone);
	const chat_id = await asksInPage(page, "Is anybody reading?");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await says(page, "And this?");
	await expect(page.getByText(label.visitor.sending)).toHaveCount(0);
	await expect(log(page).locator("[data-tick=sent]").last()).toBeVisible();
	line.send({ action: "seen", chat_id, seq: 2 });
	await expect(log(page).locator("[data-tick=seen]")).toHaveCount(2);
	await expect(page.getByText(label.ui.messageSeen)).toBeAttached();
	const receipt = line.hears("receipt");
	await line.says({ action: "send_message", chat_id, message: "I am reading." }, "new_message");
	expect(await receipt).toMatchObject({ chat_id, seen: 3 });
	line.close();
});

test("the crisis lines stand in the chat as a card to be tapped (V5)", async ({ people, api }) => {
	const page = await people.stranger(phone);
	const chat_id = await asksInPage(page, "It is too much");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "share_crisis_lines", chat_id }, "new_message");
	const card = page.getByRole("region", { name: label.chats.crisisLines });
	await expect(card.getByRole("link", { name: startsWith(label.visitor.call, { number: 988 }) })).toHaveAttribute(
		"href",
		"tel:988",
	);
	await expect(card.getByRole("link", { name: startsWith(label.visitor.text, { number: 988 }) })).toHaveAttribute(
		"href",
		"sms:988",
	);
	await expect(card.getByRole("link", { name: startsWith(label.visitor.call, { number: 911 }) })).toHaveAttribute(
		"href",
		"tel:911",
	);
	line.close();
});
