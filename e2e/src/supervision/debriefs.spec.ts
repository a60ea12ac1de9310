import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";

const places = (page: Page) => page.getByRole("navigation", { name: label.members.members });
const place = (page: Page, name: string) => places(page).getByRole("link", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const card = (page: Page, words: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: words });
const talk = { what: t(label.chats.talkWith, { name: "Lina" }) };

test("a listener who found a chat heavy is heard at once, knows who talks with them, and is written to", async ({
	people,
	api,
}) => {
	const chat_id = await api.asks("A very heavy one");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	const lina = await people.member("listener1", phone);
	const sam = await people.member("supervisor");
	const dora = await people.member("director");
	const errors = [lina, sam, dora].map(consoleErrors);
	await place(sam, label.members.followUps).click();
	await expect(sam.getByText(label.chats.nobodyWaitsForTalk)).toBeVisible();
	await place(dora, label.members.shifts).click();

	await expect(lina.getByRole("button", { name: /A very heavy one/ })).toBeVisible();
	await line.says({ action: "end_chat", chat_id }, "chat_ended");
	line.close();
	const wrapUp = lina.getByRole("dialog");
	await wrapUp.getByLabel(label.chats.inAFewWords).fill("Panic at work. Used grounding.");
	await wrapUp.getByRole("checkbox", { name: contains(label.chats.thatWasHeavy) }).check();
	await button(lina, label.chats.save).click();
	await expect(lina.getByRole("dialog", { name: label.chats.thankYouForSayingSo })).toContainText(
		tn(2, label.chats.supervisorsTold),
	);
	await button(lina, label.chats.ok).click();

	const heavy = dora.getByText(t(label.chats.foundHeavy, { name: "Lina" }));
	await expect(heavy).toBeVisible();
	await expect(place(dora, label.members.followUps)).toContainText(tn(1, label.members.areWaiting));
	const look = dora.getByRole("link", { name: label.chats.goToFollowUps });
	await look.click();
	await expect(card(dora, "Panic at work.")).toContainText(label.chats.nobodyHasTakenThis);
	await expect(look).toHaveCount(0);

	await places(lina).getByRole("link", { name: label.members.shifts }).click();
	await button(sam, t(label.chats.takeThisWhat, talk)).click();
	await expect(card(sam, "Panic at work.")).toContainText(label.chats.youHaveTakenThis);
	await expect(card(dora, "Panic at work.")).toContainText(t(label.chats.hasTakenThis, { name: "Sam" }));
	await expect(place(dora, label.members.followUps)).not.toContainText(tn(1, label.members.areWaiting));
	await expect(lina.getByText(t(label.chats.willTalkAboutChat, { name: "Sam" }))).toBeVisible();
	await lina.getByRole("link", { name: label.chats.goToDebriefs }).click();
	await expect(lina.getByText(t(label.chats.willTalkWithYou, { name: "Sam" }))).toBeVisible();

	await place(sam, label.members.home).click();
	await lina.getByLabel(t(label.chats.messageTo, { name: "Sam" })).fill("Could you call me?");
	await button(lina, label.chats.send).click();
	await expect(sam.getByText(t(label.chats.wroteAboutDebrief, { name: "Lina" }))).toBeVisible();
	await sam.getByRole("link", { name: label.chats.goToFollowUps }).click();
	await expect(card(sam, "Panic at work.")).toContainText("Could you call me?");
	await sam.getByLabel(t(label.chats.messageTo, { name: "Lina" })).fill("In five minutes.");
	await button(sam, label.chats.send).click();
	await expect(lina.getByText("In five minutes.")).toBeVisible();
	await expect(dora.getByText("In five minutes.")).toHaveCount(0);

	await card(sam, "Panic at work.").getByRole("link", { name: label.chats.readTheChat }).click();
	const note = sam.getByRole("listitem").filter({ hasText: "Panic at work. Used grounding." });
	await expect(note).toContainText(label.chats.afterTheChat);
	await sam.goBack();
	await button(sam, t(label.chats.doneWhat, talk)).click();
	await expect(lina.getByText(label.chats.talkIsOver)).toBeVisible();
	await expect(sam.getByText(label.chats.nobodyWaitsForTalk)).toBeVisible();
	await button(sam, label.chats.undo).click();
	await expect(card(sam, "Panic at work.")).toBeVisible();
	await expect(lina.getByText(label.chats.talkIsOver)).toBeHidden();
	await button(sam, t(label.chats.doneWhat, talk)).click();
	await expect(card(dora, "Panic at work.")).toHaveCount(0);
	expect(errors.flat()).toEqual([]);
});
