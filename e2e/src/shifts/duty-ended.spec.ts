import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import { joins } from "../support/community.ts";
import { expect, test } from "../support/test.ts";
import { box, log, says } from "../support/visitor.ts";

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const menu = (page: Page) => page.getByRole("button", { name: startsWith(label.chats.youAre) });
const places = (page: Page) => page.getByRole("navigation", { name: label.members.members });

test("whose duty a supervisor ends reads on every page what it means, keeps her chats, and can come back", async ({
	people,
	product,
	api,
}) => {
	// Without a shift: at the hours of one, its check-in would first ask whether they are ready.
	await joins(api, product, "edda.ended", "Edda");
	await api.asks("I am with Edda already");
	const edda = await people.member("edda.ended");
	await row(edda, "I am with Edda already").click();
	await edda.getByRole("button", { name: label.chats.accept }).click();
	await says(edda, "I am here.");
	await places(edda).getByRole("link", { name: label.members.shifts, exact: true }).click();

	const sam = await people.member("supervisor");
	await places(sam).getByRole("link", { name: label.members.liveView }).click();
	await sam.getByRole("button", { name: t(label.chats.endDutyOf, { name: "Edda" }) }).click();
	await sam.getByRole("dialog").getByRole("button", { name: label.chats.endDuty }).click();
	const told = edda.getByText(startsWith(label.chats.dutyEndedBy, { name: "Sam" }));
	await expect(told).toBeVisible();
	await expect(told).toContainText(contains(label.chats.dutyEndedBy));
	await places(edda).getByRole("link", { name: label.members.home }).click();
	await expect(told).toBeVisible();

	await places(edda).getByRole("link", { name: label.members.chats }).click();
	await expect(told).toBeVisible();
	await expect(menu(edda)).toHaveText(contains(label.chats.offDuty));
	await row(edda, "I am here").click();
	await expect(edda.getByText(label.chats.withYou, { exact: true })).toBeVisible();
	await says(edda, "And I stay with you.");
	await expect(log(edda)).toContainText("And I stay with you.");
	await expect(edda.getByText(label.visitor.sending)).toHaveCount(0);
	await expect(box(edda)).toBeEnabled();

	await api.asks("Who is free for me?");
	await places(sam).getByRole("link", { name: label.members.chats, exact: true }).click();
	await row(sam, "Who is free for me").click();
	const free = sam.getByLabel(label.chats.listener).getByRole("option");
	await expect(free).toHaveText([label.chats.chooseAListener, /^Sam/]);

	await edda.getByRole("button", { name: label.duty.checkIn, exact: true }).click();
	await expect(menu(edda)).toHaveText(contains(label.chats.available));
	await expect(told).toHaveCount(0);
	await expect(free).toHaveText([label.chats.chooseAListener, /^Edda/, /^Sam/]);
});

test("who has read that her duty was ended can put the words away", async ({ people }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	await places(sam).getByRole("link", { name: label.members.liveView }).click();
	await sam.getByRole("button", { name: t(label.chats.endDutyOf, { name: "Lina" }) }).click();
	await sam.getByRole("dialog").getByRole("button", { name: label.chats.endDuty }).click();
	await expect(lina.getByText(contains(label.chats.dutyEndedBy, { name: "Sam" }))).toBeVisible();
	await lina.getByRole("button", { name: label.chats.ok }).click();
	await expect(lina.getByText(contains(label.chats.dutyEndedBy, { name: "Sam" }))).toHaveCount(0);
	await expect(menu(lina)).toHaveText(contains(label.chats.offDuty));
});
