import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import { expect, test } from "../support/test.ts";
import { asksInWindow, log, says } from "../support/visitor.ts";

test.describe.configure({ timeout: 120_000 });

test.use({ fakeClock: true });

/** The server looks at its chats every five seconds. */
const atItsNextLook = { timeout: 15_000 };

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const onDuty = (page: Page) => page.getByRole("region", { name: label.chats.onDuty });

const takes = async (page: Page, words: string) => {
	await row(page, words).click();
	await page.getByRole("button", { name: label.chats.accept }).click();
	await expect(page.getByText(label.chats.withYou, { exact: true })).toBeVisible();
};

test("of three visitors one loses her listener for good, waits in front, and goes on with another (V7, V8, D7, D8)", async ({
	people,
	product,
}) => {
	const openers = [await people.stranger(), await people.stranger(), await people.stranger()] as const;
	const first = await asksInWindow(openers[0], "I came first");
	const second = await asksInWindow(openers[1], "I came second");
	const third = await asksInWindow(openers[2], "I came third");
	await expect(first.getByText(label.visitor.youAreNext)).toBeVisible();
	await expect(second.getByText(tn(1, label.visitor.peopleBeforeYou))).toBeVisible();
	await expect(third.getByText(tn(2, label.visitor.peopleBeforeYou))).toBeVisible();

	const lina = await people.member("listener1");
	const omar = await people.member("listener2");
	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: label.members.liveView }).click();
	await takes(omar, "I came first");
	await expect(second.getByText(label.visitor.youAreNext)).toBeVisible();
	await takes(lina, "I came third");
	await expect(third.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	await says(lina, "Tell me more.");
	await says(third, "It began in spring");
	await expect(log(lina)).toContainText("It began in spring");
	await expect(onDuty(sam)).toContainText("Lina");

	await lina.context().close();
	const linas = onDuty(sam).getByRole("listitem").filter({ hasText: "Lina" });
	await expect(linas).toContainText(label.chats.disconnected);
	await says(third, "Are you still there?");
	await expect(third.getByText(label.visitor.sending)).toHaveCount(0);
	await expect(third.getByText(t(label.visitor.listenerLineLost, { name: "Lina" }))).toHaveCount(0);
	await product.later(61);
	await expect(third.getByText(t(label.visitor.listenerLineLost, { name: "Lina" }))).toBeVisible(atItsNextLook);
	const rung = sam.getByText(startsWith(label.chats.wasDisconnected, { name: "Lina" }));
	await expect(rung).toBeVisible();

	await product.later(60);
	await expect(linas).toHaveCount(0, atItsNextLook);
	await expect(third.getByText(label.visitor.youAreNext)).toBeVisible(atItsNextLook);
	await expect(third.getByRole("heading", { name: label.chats.chatSupport })).toBeVisible();
	await expect(second.getByText(tn(1, label.visitor.peopleBeforeYou))).toBeVisible();
	await expect(rung).toHaveCount(0);
	await says(third, "I can wait a little");

	const waiting = omar.getByRole("button", { name: contains(label.chats.waitingAsked) });
	await expect(waiting).toHaveCount(2);
	await expect(waiting.first()).toContainText("I can wait a little");
	await takes(omar, "I can wait a little");
	await expect(third.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Omar" }) })).toBeVisible();
	await expect(second.getByText(label.visitor.youAreNext)).toBeVisible();
	await says(omar, "I have read all of it.");
	for (const page of [omar, third]) {
		for (const words of [
			"I came third",
			"Tell me more.",
			"It began in spring",
			"Are you still there?",
			"I can wait a little",
			"I have read all of it.",
		]) {
			await expect(log(page).getByText(words, { exact: true })).toHaveCount(1);
		}
	}
	await expect(third.getByText(label.visitor.sending)).toHaveCount(0);
});
