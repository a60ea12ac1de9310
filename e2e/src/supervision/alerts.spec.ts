import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { expect, test } from "../support/test.ts";

const goesTo = (page: Page, name: string) =>
	page.getByRole("navigation", { name: label.members.members }).getByRole("link", { name, exact: true }).click();

/** A look at what people are called for comes every five seconds. */
const nextLook = { timeout: 15_000 };

test("a visitor whom nobody answers is shown on whatever page who is called has open, until somebody has answered", async ({
	people,
	api,
}) => {
	const sam = await api.agent("supervisor");
	const director = await people.member("director");
	await goesTo(director, label.members.alerts);
	await director.getByRole("link", { name: label.alerts.alertSettings }).click();
	const form = director.getByRole("form", { name: label.contract.aVisitorIsWaiting });
	await form.getByLabel(label.contract.listenersOnDuty).selectOption("0");
	await form.getByRole("button", { name: label.alerts.save }).click();
	await expect(form.getByText(label.alerts.saved)).toBeVisible();

	const lina = await people.member("listener1");
	const line = await api.agent("listener1");
	await line.checkIn();
	await goesTo(lina, label.members.shifts);
	const { chat_id, visitor } = await api.waits("Is somebody there?");
	const alert = lina
		.getByRole("complementary", { name: label.alerts.alert })
		.filter({ hasText: contains(label.alerts.visitorsWaiting) });
	await expect(alert).toBeVisible(nextLook);
	await alert.getByRole("link", { name: label.alerts.openChats }).click();
	await expect(lina).toHaveURL(/chat-dashboard/);
	await expect(alert.getByRole("link")).toHaveCount(0);
	await sam.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await expect(alert).toHaveCount(0, nextLook);

	await director.getByRole("link", { name: label.alerts.openLog }).click();
	const entry = director.getByRole("article", { name: label.contract.aVisitorIsWaiting }).first();
	await expect(entry.getByText(contains(label.alerts.respondedAfter, { name: "Sam" }))).toBeVisible();
	visitor.close();
	sam.close();
	line.close();
});
