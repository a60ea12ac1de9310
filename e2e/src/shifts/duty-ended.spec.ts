import type { Page } from "@playwright/test";
import { say } from "@warmline/contract/say";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import { expect, test } from "../support/test.ts";
import { box, log, says } from "../support/visitor.ts";

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const menu = (page: Page) => page.getByRole("button", { name: startsWith(label.chats.youAre) });
const places = (page: Page) => page.getByRole("navigation", { name: label.members.members });

test.afterEach(async ({ backstage }) => {
	const line = await backstage.agent("listener1");
	await line.checkIn();
	line.close();
});

test("whose duty a supervisor ends reads on every page what it means, keeps her chats, and can come back", async ({
	people,
	backstage,
}) => {
	await backstage.asks("I am with Lina already");
	const lina = await people.member("listener1");
	await row(lina, "I am with Lina already").click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await says(lina, "I am here.");
	await places(lina).getByRole("link", { name: label.members.shifts, exact: true }).click();

	const sam = await people.member("supervisor");
	await places(sam).getByRole("link", { name: label.members.wall }).click();
	await sam.getByRole("button", { name: say(label.chats.endDutyOf, { name: "Lina" }) }).click();
	await sam.getByRole("dialog").getByRole("button", { name: label.chats.endDuty }).click();
	const told = lina.getByText(startsWith(label.chats.dutyEndedBy, { name: "Sam" }));
	await expect(told).toBeVisible();
	await expect(told).toContainText(contains(label.chats.dutyEndedBy));
	await places(lina).getByRole("link", { name: label.members.home }).click();
	await expect(told).toBeVisible();

	await places(lina).getByRole("link", { name: label.members.chats }).click();
	await expect(told).toBeVisible();
	await expect(menu(lina)).toHaveText(contains(label.chats.offDuty));
	await row(lina, "I am here").click();
	await expect(lina.getByText(label.chats.withYou, { exact: true })).toBeVisible();
	await says(lina, "And I stay with you.");
	await expect(log(lina)).toContainText("And I stay with you.");
	await expect(lina.getByText(label.visitor.sending)).toHaveCount(0);
	await expect(box(lina)).toBeEnabled();

	await backstage.asks("Who is free for me?");
	await places(sam).getByRole("link", { name: label.members.chats, exact: true }).click();
	await row(sam, "Who is free for me").click();
	const free = sam.getByLabel(label.chats.listener).getByRole("option");
	await expect(free).toHaveText([label.chats.chooseAListener, /^Sam/]);

	await lina.getByRole("button", { name: label.duty.checkIn, exact: true }).click();
	await expect(menu(lina)).toHaveText(contains(label.chats.available));
	await expect(told).toHaveCount(0);
	await expect(free).toHaveText([label.chats.chooseAListener, /^Lina/, /^Sam/]);
});

test("who has read that her duty was ended can put the words away", async ({ people }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	await places(sam).getByRole("link", { name: label.members.wall }).click();
	await sam.getByRole("button", { name: say(label.chats.endDutyOf, { name: "Lina" }) }).click();
	await sam.getByRole("dialog").getByRole("button", { name: label.chats.endDuty }).click();
	await expect(lina.getByText(contains(label.chats.dutyEndedBy, { name: "Sam" }))).toBeVisible();
	await lina.getByRole("button", { name: label.chats.ok }).click();
	await expect(lina.getByText(contains(label.chats.dutyEndedBy, { name: "Sam" }))).toHaveCount(0);
	await expect(menu(lina)).toHaveText(contains(label.chats.offDuty));
});
