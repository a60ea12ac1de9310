import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { expect, phone, test } from "../support/test.ts";
import { asksInPage, box, log, says } from "../support/visitor.ts";

const chats = (page: Page, count: number) =>
	page.getByRole("navigation", { name: label.members.members }).getByRole("link", {
		name: count === 0 ? label.members.chats : `${label.members.chats}${tn(count, label.members.areWaiting)}`,
		exact: true,
	});
const toShifts = (page: Page) => page.getByRole("link", { name: label.members.shifts, exact: true }).click();
const alerted = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const dismiss = (page: Page) => page.getByRole("button", { name: label.chats.dismiss });

test("on another page a new chat and a message in it are announced, shown and counted, until somebody has come", async ({
	people,
}) => {
	const lina = await people.member("listener1");
	const omar = await people.member("listener2", phone);
	const away = await people.member("supervisor");
	// With or without a shift that runs just now, of which the strip speaks instead.
	const checkOut = away.getByRole("button", { name: label.duty.checkOut, exact: true });
	await checkOut.or(away.getByRole("button", { name: label.duty.goOffDuty })).click();
	await expect(away.getByRole("button", { name: `${label.chats.youAre} ${label.chats.offDuty}` })).toBeVisible();
	for (const page of [lina, omar, away]) await toShifts(page);
	const before = await lina.getByRole("main").boundingBox();

	const visitor = await people.stranger(phone);
	const chatId = await asksInPage(visitor, "Is anybody there?");
	const name = `Visitor ${chatId.slice(-4).toUpperCase()}`;
	for (const page of [lina, omar]) {
		await expect(alerted(page, t(label.chats.newChatWaits, { name }))).toBeVisible();
		await expect(chats(page, 1)).toBeVisible();
	}
	expect(await lina.getByRole("main").boundingBox()).toEqual(before);
	await dismiss(omar).click();
	await expect(dismiss(omar)).toHaveCount(0);
	await expect(chats(omar, 1)).toBeVisible();

	await lina.getByRole("link", { name: label.chats.openTheChat }).press("Enter");
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await expect(box(lina)).toBeEnabled();
	for (const page of [lina, omar, away]) await expect(chats(page, 0)).toBeVisible();

	await expect(visitor.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	await toShifts(lina);
	await expect(lina.getByRole("heading", { level: 1, name: label.members.shifts })).toBeVisible();
	await says(visitor, "Thank you for coming");
	await expect(log(visitor)).toContainText("Thank you for coming");
	await expect(alerted(lina, t(label.chats.newMessageFrom, { name }))).toBeVisible();
	await expect(chats(lina, 1)).toBeVisible();
	await chats(lina, 1).click();
	await lina.getByRole("button", { name: /Thank you for coming/ }).click();
	await expect(chats(lina, 0)).toBeVisible();
	await expect(dismiss(omar)).toHaveCount(0);
});

test("several waiting visitors are one alert, and one who leaves is not counted", async ({ people, api }) => {
	const lina = await people.member("listener1");
	await toShifts(lina);
	const first = await api.waits("I am first");
	const second = await api.waits("I am second");
	await expect(alerted(lina, tn(2, label.chats.newChatsWait))).toBeVisible();
	await expect(chats(lina, 2)).toBeVisible();
	first.visitor.close();
	await expect(chats(lina, 1)).toBeVisible();
	await expect(dismiss(lina)).toHaveCount(1);
	second.visitor.close();
	await expect(chats(lina, 0)).toBeVisible();
	await expect(dismiss(lina)).toHaveCount(0);
});
