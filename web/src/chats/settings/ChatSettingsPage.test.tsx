import { type ChatSettings, changeChatSettings, readChatSettings } from "@warmline/contract/chats/settings-calls";
import { t, tn } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, lose } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { ChatSettingsPage } from "./ChatSettingsPage.tsx";

const settings: ChatSettings = {
	door: "always",
	paused_reason: null,
	caller_details: "full",
	open_chats_limit: 3,
	visitor_silent_minutes: 30,
	listener_silent_minutes: 3,
	visitor_gone_minutes: 10,
	keep_days: 90,
};
const save = page.getByRole("button", { name: label.chats.save, exact: true });
const limit = page.getByLabelText(label.chats.chatsAtATime);
const pause = page.getByRole("button", { name: label.chats.pauseTheChat });

const open = (role: "director" | "supervisor") =>
	mount(<ChatSettingsPage aboutShifts={null} more={null} />, { at: "/me/chat-settings", as: member(role) });

test("a director changes a rule, and a bad value is said at its field", async () => {
	let now = settings;
	answer(readChatSettings, () => ({ result: now }));
	const asked = answer(changeChatSettings, ({ body }) => {
		now = { ...now, ...body };
		return { result: now };
	});
	await open("director");
	await expect.element(limit).toHaveValue("3");
	await limit.fill("0");
	await save.click();
	await expect.element(page.getByText(t(label.contract.wholeNumberRange, { least: 1, most: 20 }))).toBeVisible();
	await expect.element(limit).toHaveAttribute("aria-invalid", "true");
	await expect.element(limit).toHaveFocus();
	await expectAccessible();
	expect(asked).toEqual([]);
	await limit.fill("4");
	await save.click();
	await expect.element(page.getByText(label.chats.savedFromNowOn)).toBeVisible();
	await expect.element(limit).toHaveValue("4");
	await limit.fill("3");
	await save.click();
	await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ open_chats_limit: 4 }, { open_chats_limit: 3 }]);
	await expect.element(page.getByText(label.chats.savedFromNowOn)).toBeVisible();
});

test("a rule that cannot be saved says so, and keeps what was typed", async () => {
	answer(readChatSettings, { result: settings });
	lose(changeChatSettings);
	await open("director");
	await limit.fill("7");
	await save.click();
	await expect.element(page.getByText(label.platform.serverUnreachable)).toBeVisible();
	await expect.element(limit).toHaveValue("7");
	await expectAccessible();
});

test("a pause without a word is asked for one", async () => {
	answer(readChatSettings, { result: settings });
	await open("director");
	await pause.click();
	await expect.element(page.getByText(label.contract.pauseReasonMissing)).toBeVisible();
	await expect.element(page.getByLabelText(label.chats.why, { exact: true })).toHaveFocus();
	await expectAccessible();
});

test("a supervisor reads the settings and cannot change them", async () => {
	answer(readChatSettings, { result: settings });
	await open("supervisor");
	await expect.element(page.getByText(label.chats.onlyDirectorsChange)).toBeVisible();
	await expect.element(limit).toBeDisabled();
	await expect.element(save).not.toBeInTheDocument();
	await expect.element(pause).not.toBeInTheDocument();
	await expectAccessible();
});

test("chats are kept for less long only after one question", async () => {
	answer(readChatSettings, { result: settings });
	const asked = answer(changeChatSettings, ({ body }) => ({ result: { ...settings, ...body } }));
	await open("director");
	await page.getByLabelText(label.chats.howLongKept).selectOptions("30");
	await save.click();
	const dialog = page.getByRole("dialog", { name: tn(30, label.chats.keepShorterQuestion) });
	await expect.element(dialog.getByText(label.chats.nothingBringsBack)).toBeVisible();
	await expectAccessible();
	await dialog.getByRole("button", { name: label.chats.cancel }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	expect(asked).toEqual([]);
	await save.click();
	await dialog.getByRole("button", { name: label.chats.saveAndErase }).click();
	await expect.element(page.getByText(label.chats.savedFromNowOn)).toBeVisible();
	expect(asked.map(({ body }) => body)).toEqual([{ keep_days: 30 }]);
});

test("another number of days is asked for at its field", async () => {
	answer(readChatSettings, { result: settings });
	await open("director");
	await page.getByLabelText(label.chats.howLongKept).selectOptions(label.chats.otherNumberOfDays);
	const days = page.getByLabelText(label.chats.daysAfterEnd);
	await days.fill("");
	await save.click();
	await expect.element(page.getByText(t(label.contract.wholeNumberRange, { least: 1, most: 3650 }))).toBeVisible();
	await expect.element(days).toHaveAttribute("aria-invalid", "true");
	await expect.element(days).toHaveFocus();
	await expectAccessible();
});

test("a changed rule and a half-written pause are asked for before the page is left, until they are saved", async () => {
	const asksOnClose = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
	answer(readChatSettings, { result: settings });
	answer(changeChatSettings, ({ body }) => ({ result: { ...settings, ...body } }));
	await open("director");
	await expect.element(limit).toHaveValue("3");
	expect(asksOnClose()).toBe(false);
	await limit.fill("5");
	await expect.poll(asksOnClose).toBe(true);
	await save.click();
	await expect.element(page.getByText(label.chats.savedFromNowOn)).toBeVisible();
	await expect.poll(asksOnClose).toBe(false);
	await page.getByLabelText(label.chats.why, { exact: true }).fill("Back at");
	await expect.poll(asksOnClose).toBe(true);
});
