import { label } from "@warmline/web/labels";
import { inAnyLanguage } from "@warmline/web/labels/french";
import { startsWith } from "@warmline/web/labels/match";
import { expect } from "../../support/test.ts";
import { chatAt, conversation, type DeskData, dialog } from "../desk-page.ts";
import type { Screen } from "../screen.ts";

const transcript = "/:userId/past-chats/:chatId";

/** A chat of which nothing is left, for those who had it or look for it. */
export const erasedScreens: readonly Screen<DeskData>[] = [
	{
		name: "transcript-gone",
		route: transcript,
		viewers: ["supervisor"],
		address: "/:userId/past-chats/0190a0a0-0000-7000-8000-00000000dead",
		ready: (page) => expect(page.getByRole("heading", { name: inAnyLanguage(label.chats.noSuchChat) })).toBeVisible(),
		expectedError: /404/,
	},
	{
		name: "transcript-erased",
		route: transcript,
		viewers: ["supervisor"],
		address: ({ read }) => `/:userId/past-chats/${read.chat_id}`,
		steps: async (page, { eraseRead }) => {
			await expect(page.getByText("Nobody else shall read this")).toBeVisible();
			// Before the line stands nobody would be told that it was erased.
			await page.getByRole("button", { name: label.chats.team, exact: true }).click();
			await expect(page.getByText(label.chats.nothingSaidYet)).toBeVisible();
			await page.getByLabel(label.chats.wordsToTeam).press("Escape");
			await eraseRead();
			await expect(page.getByRole("heading", { name: label.chats.erasedByVisitor })).toBeVisible();
		},
		expectedError: /404/,
	},
	{
		name: "desk-chat-erased",
		route: "/:userId/chat-dashboard",
		viewers: ["nils"],
		address: ({ held }) => chatAt(held.chat_id),
		ready: conversation,
		steps: async (page, { eraseHeld }) => {
			await eraseHeld();
			await expect(dialog(page)).toHaveAccessibleName(
				startsWith(label.chats.yourChatWith, { name: label.chats.visitor }),
			);
			await dialog(page).getByRole("button", { name: label.chats.skip }).click();
			await expect(page.getByText(label.chats.erasedByVisitor)).toBeVisible();
			await expect(page.getByText(label.chats.selectConversation)).toBeVisible();
		},
	},
];
