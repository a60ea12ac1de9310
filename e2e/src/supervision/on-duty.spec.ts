import type { Page } from "@playwright/test";
import { tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { idOf, joins } from "../support/community.ts";
import { expect, keepLogin, test } from "../support/test.ts";
import { asksInWindow } from "../support/visitor.ts";

const strip = (page: Page) => page.getByRole("region", { name: label.duty.yourStatus });
const button = (page: Page, name: string) => strip(page).getByRole("button", { name, exact: true });
const menu = (page: Page) => page.getByRole("button", { name: startsWith(label.chats.youAre) });
const wall = (page: Page) => page.getByRole("region", { name: label.chats.onDuty });
const places = (page: Page) => page.getByRole("navigation", { name: label.members.members });
const isOff = (page: Page) => expect(strip(page)).toContainText(label.duty.youAreOffDuty);

test("who checks in is on duty for all who count, who checks out for none, and who reads the feed gets no chat (D6, D8)", async ({
	people,
	product,
	api,
}) => {
	// Their own, who are in no shift of the weekly schedule.
	const roles = { "dina.duty": "director", "saul.duty": "supervisor" };
	for (const name of ["Dina", "Lena", "Saul"]) await joins(api, product, `${name.toLowerCase()}.duty`, name);
	for (const [username, role] of Object.entries(roles)) {
		await api.as("director", "POST", `/members/${await idOf(api, username)}/role/`, { role });
	}
	await product.query("UPDATE members SET presence = 'away'");

	const [dina, lena, tab, saul] = [
		await people.stranger(),
		await people.stranger(),
		await people.stranger(),
		await people.stranger(),
	];
	const offDuty = { onDuty: false };
	const dinasId = await keepLogin(dina, "dina.duty", offDuty);
	await dina.goto(`/${dinasId}/activity-feed`);
	await expect(dina.getByRole("main").getByText(label.duty.youAreOffDuty, { exact: true })).toBeVisible();
	for (const page of [lena, tab]) {
		const id = await keepLogin(page, "lena.duty", offDuty);
		await page.goto(`/${id}/chat-dashboard`);
		await isOff(page);
		await expect(menu(page)).toContainText(label.chats.offDuty);
	}
	const saulsId = await keepLogin(saul, "saul.duty", offDuty);
	await saul.goto(`/${saulsId}/chat-dashboard`);
	await isOff(saul);
	await expect(strip(saul)).toContainText(tn(0, label.duty.peopleOnDuty));

	const opener = await people.stranger();
	const visitor = await asksInWindow(opener, "Is anybody there at all?");
	await expect(visitor.getByText(label.visitor.nobodyIsOn)).toBeVisible();
	await saul.getByRole("button", { name: /Is anybody there at all/ }).click();
	const free = saul.getByLabel(label.chats.listener).getByRole("option");
	await expect(free).toHaveText([label.chats.noListenerAvailable]);

	await button(lena, label.duty.checkIn).click();
	await expect(strip(lena)).toContainText(label.duty.youAreOnDuty);
	await expect(strip(tab)).toContainText(label.duty.youAreOnDuty);
	await expect(menu(tab)).toContainText(label.chats.available);
	await expect(free).toHaveText([label.chats.chooseAListener, /^Lena/]);
	await expect(strip(saul)).toContainText(tn(1, label.duty.peopleOnDuty));
	await expect(visitor.getByText(tn(1, label.visitor.listenersOn))).toBeVisible();

	await button(saul, label.duty.checkIn).click();
	await expect(strip(saul)).toContainText(tn(2, label.duty.peopleOnDuty));
	await expect(free).toHaveText([label.chats.chooseAListener, /^Lena/, /^Saul/]);
	await expect(visitor.getByText(tn(2, label.visitor.listenersOn))).toBeVisible();
	await places(saul).getByRole("link", { name: label.members.liveView }).click();
	await expect(wall(saul).getByRole("listitem")).toHaveText([/^Lena/, /^Saul/]);

	await button(tab, label.duty.checkOut).click();
	await isOff(lena);
	await expect(menu(lena)).toContainText(label.chats.offDuty);
	await expect(wall(saul).getByRole("listitem")).toHaveText([/^Saul/]);
	await expect(visitor.getByText(tn(1, label.visitor.listenersOn))).toBeVisible();
	await lena.reload();
	await isOff(lena);
	await places(saul)
		.getByRole("link", { name: startsWith(label.members.chats) })
		.click();
	await expect(strip(saul)).toContainText(tn(1, label.duty.peopleOnDuty));
	await saul.getByRole("button", { name: /Is anybody there at all/ }).click();
	await expect(free).toHaveText([label.chats.chooseAListener, /^Saul/]);
});
