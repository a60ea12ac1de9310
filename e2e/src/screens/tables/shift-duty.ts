import { languages } from "@warmline/contract/content/words";
import { label } from "@warmline/web/labels";
import { inAnyLanguage } from "@warmline/web/labels/french";
import { once } from "../../support/once.ts";
import { checkIn, type ShiftOfStory } from "../../support/shift-day.ts";
import { expect } from "../../support/test.ts";
import type { Screen, Stage } from "../screen.ts";

const begins = "UPDATE shifts SET starts_at = now() - interval '1 minute' WHERE id = $1";

/** What the shifts do to the chat, as a shift comes near and begins. */
export const prepareDuty = ({ api, product }: Stage, shift: ShiftOfStory) => {
	const openInShifts = once(() => api.changeSettings({ door: "shifts" }));
	return {
		openInShifts,
		/** Whoever works in it has checked in. */
		begin: once(async () => {
			await openInShifts();
			await product.query(begins, [shift.id]);
			for (const username of ["supervisor", "listener1"]) {
				await api.agent(username);
				await checkIn(api, username, shift);
			}
		}),
	};
};

export type DutyData = ReturnType<typeof prepareDuty>;

export const dutyScreens: readonly Screen<DutyData>[] = [
	{
		name: "settings-door-shifts",
		route: "/:userId/chat-settings",
		viewers: ["director"],
		languages,
		steps: async (page) => {
			await page.getByLabel(inAnyLanguage(label.chats.whoCanAsk)).selectOption("shifts");
			await expect(page.getByText(inAnyLanguage(label.duty.nextShift))).toBeVisible();
		},
	},
	{
		name: "door-closed-until-shift",
		route: "/chat-form",
		viewers: ["visitor"],
		arrange: (_, { openInShifts }) => openInShifts(),
		ready: async (page) => {
			await expect(page.getByRole("heading", { name: inAnyLanguage(label.visitor.closedNow) })).toBeVisible();
			await expect(page.getByText(inAnyLanguage(label.visitor.openAtHours))).toBeVisible();
			await expect(page.getByText(inAnyLanguage(label.visitor.opensAgain))).toBeVisible();
		},
	},
	{
		name: "desk-on-duty",
		route: "/:userId/chat-dashboard",
		viewers: ["supervisor"],
		arrange: (_, { begin }) => begin(),
		ready: async (page) => {
			await expect(page.getByText(inAnyLanguage(label.duty.onDutyUntil))).toBeVisible();
			await expect(page.getByText(inAnyLanguage(label.chats.openUntil))).toBeVisible();
		},
	},
];
