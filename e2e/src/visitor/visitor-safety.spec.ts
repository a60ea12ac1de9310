import { randomUUID } from "node:crypto";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import society from "../../../content/society.json" with { type: "json" };
import { expect, phone, test } from "../support/test.ts";
import {
	asksInPage,
	asksInWindow,
	box,
	chatIdOf,
	leavesByKeys,
	log,
	messageField,
	submit,
	tabTo,
	terms,
} from "../support/visitor.ts";

const keptIn = () => Object.keys(sessionStorage);

test.use({ opensNeutralExit: true });

test("one press leaves the chat for a neutral page, and nothing of it stays in the tab (V3)", async ({ people }) => {
	const page = await people.stranger(phone);
	await asksInPage(page, "Somebody is coming");
	const chat = page.url();
	await page.getByRole("button", { name: label.ui.leaveThisPage }).click();
	await page.waitForURL(society.neutral_exit_url);
	await page.goto("/start");
	expect(await page.evaluate(keptIn)).toEqual([]);
	await page.goBack();
	await page.goBack();
	expect(page.url()).not.toBe(chat);
	await expect(messageField(page)).toHaveValue("");
});

test("leaving fast ends the chat, and the listener sees how (V3)", async ({ people, api }) => {
	for (const leave of ["button", "keys"]) {
		const page = await people.stranger(phone);
		const chat_id = await asksInPage(page, "I may have to go");
		const line = await api.agent("listener1");
		await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
		await expect(page.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
		const ended = line.hears("chat_ended");
		if (leave === "button") await page.getByRole("button", { name: label.ui.leaveThisPage }).click();
		else await leavesByKeys(page);
		await page.waitForURL(society.neutral_exit_url);
		expect(await ended).toMatchObject({ chat_id, by: "user", how: "left_quickly" });
		line.close();
	}
});

test("who leaves by the page behind the closed window ends the chat, too (V3)", async ({ people, api }) => {
	const page = await people.stranger();
	const chat = await asksInWindow(page, "The window is gone already");
	const chat_id = chatIdOf(chat);
	await chat.close();
	const line = await api.agent("listener1");
	const ended = line.hears("chat_ended");
	await page.goto("/");
	await page.getByRole("button", { name: label.ui.leaveThisPage }).click();
	await page.waitForURL(society.neutral_exit_url);
	expect(await ended).toMatchObject({ chat_id, how: "left_quickly" });
	line.close();
});

test("Escape never leaves the page (V3)", async ({ people }) => {
	const page = await people.stranger(phone);
	await asksInPage(page, "I press Escape a lot");
	for (let presses = 0; presses < 5; presses++) await page.keyboard.press("Escape");
	await expect(log(page)).toContainText("I press Escape a lot");
	await expect(box(page)).toBeEnabled();
});

test("leaving in one window takes the other window of the visitor away, too (V3)", async ({ people }) => {
	const page = await people.stranger();
	const neighbour = await people.stranger();
	await neighbour.goto("/chat-form");
	const chat = await asksInWindow(page, "Two windows are open");
	await page.getByRole("button", { name: label.ui.leaveThisPage }).click();
	await Promise.all([page, chat].map((one) => one.waitForURL(society.neutral_exit_url)));

	const again = await people.stranger();
	const secondChat = await asksInWindow(again, "And the other way round");
	await secondChat.getByRole("button", { name: label.ui.leaveThisPage }).click();
	await Promise.all([again, secondChat].map((one) => one.waitForURL(society.neutral_exit_url)));
	await again.goto("/chat-form");
	expect(await again.evaluate(keptIn)).toEqual([]);
	await expect(messageField(neighbour)).toBeVisible();
});

test("Shift three times leaves the form, and what was typed is forgotten (V1)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/chat-form");
	await messageField(page).fill("Nobody must read THIS");
	await messageField(page).pressSequentially(" AND THIS");
	expect(await page.evaluate(keptIn)).not.toEqual([]);
	await leavesByKeys(page);
	await page.goto("/start");
	expect(await page.evaluate(keptIn)).toEqual([]);
	await page.goto("/chat-form");
	await expect(messageField(page)).toHaveValue("");
});

test("more help is one press away from the chat, and the chat stays open (V5)", async ({ people }) => {
	const page = await people.stranger(phone);
	await asksInPage(page, "Where else can I call?");
	await expect(page.getByRole("link", { name: "9-8-8" })).toHaveAttribute("href", "tel:988");
	const [crisis] = await Promise.all([
		page.waitForEvent("popup"),
		page.getByRole("link", { name: label.visitor.moreHelp }).click(),
	]);
	await expect(crisis.getByRole("heading", { name: label.site.centres })).toBeVisible();
	await crisis.getByLabel(label.site.searchCentres).fill("no such place anywhere");
	await expect(crisis.getByText(label.site.noCentreFound)).toBeVisible();
	await expect(log(page)).toContainText("Where else can I call?");
});

test("with a keyboard alone one gets from the form to a sent message (V1, V5)", async ({ people }) => {
	const page = await people.stranger(phone);
	await page.goto("/chat-form");
	await tabTo(page, messageField(page));
	await page.keyboard.type("Only keys here");
	await tabTo(page, page.getByLabel(label.chats.age));
	await page.keyboard.press("ArrowDown");
	await tabTo(page, terms(page));
	await page.keyboard.press("Space");
	await tabTo(page, submit(page));
	await page.keyboard.press("Enter");
	await expect(log(page)).toContainText("Only keys here");
	await expect(box(page)).toBeEnabled();
	await tabTo(page, box(page));
	await page.keyboard.type("And on it goes");
	await page.keyboard.press("Enter");
	await expect(log(page)).toContainText("And on it goes");
	await expect(page.getByText(label.ui.sending)).toHaveCount(0);
});

test("somebody else's chat and one that is not there look the same (V6)", async ({ people }) => {
	const owner = await people.stranger(phone);
	await asksInPage(owner, "For the eyes of listeners only");
	const other = await people.stranger(phone);
	for (const address of [owner.url(), `/customer-chat/${randomUUID()}`, "/customer-chat/no-id"]) {
		await other.goto(address);
		await expect(other.getByRole("heading", { name: label.visitor.cannotOpenHere })).toBeVisible();
		await expect(other.getByRole("link", { name: label.visitor.startNewChat })).toBeVisible();
		await expect(other.getByRole("button", { name: label.ui.leaveThisPage })).toBeVisible();
		await expect(other.getByText("For the eyes of listeners only")).toHaveCount(0);
	}
});
