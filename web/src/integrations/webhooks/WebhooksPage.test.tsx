import { t } from "@warmline/contract/i18n";
import {
	changeWebhook,
	createWebhook,
	type Delivery,
	deleteWebhook,
	enableWebhook,
	listDeliveries,
	listWebhooks,
	resendDelivery,
	rotateWebhookSecret,
	testWebhook,
	type Webhook,
} from "@warmline/contract/integrations/webhooks";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, answerForeign, hold, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { contains } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { WebhooksPage } from "./WebhooksPage.tsx";

const at = "2026-11-29T10:00:00.000Z";
const webhook: Webhook = {
	id: "0190a0b1-3333-7000-8000-000000000001",
	name: "Spreadsheet",
	url: "https://hooks.example/in?key=secretpath",
	events: ["member.joined", "message.left"],
	created_at: at,
	created_by: "Dora",
	disabled_for: null,
	disabled_at: null,
	failing_since: null,
	old_secret_until: null,
	last_delivery: null,
};
const delivery: Delivery = {
	id: "0190a0b1-4444-7000-8000-000000000001",
	event_id: "0190a0b1-5555-7000-8000-000000000001",
	type: "member.joined",
	at,
	state: "failed",
	status: 500,
	error: null,
	attempts: 11,
	last_at: at,
	next_at: null,
};
const secret = `whsec_${"A".repeat(43)}=`;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const opens = () => mount(<WebhooksPage />, { at: "/me/integrations/webhooks", as: member("director") });
const inDialog = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });

test("webhooks that cannot be loaded say so, and that there are none yet is said too", async () => {
	answerForeign(listWebhooks, 500, "");
	await opens();
	await expect.element(page.getByText(label.webhooks.webhooksFailed)).toBeVisible();
	await expectAccessible();
	answer(listWebhooks, { results: [] });
	const release = hold(listWebhooks);
	await button(label.ui.tryAgain).click();
	release();
	await expect.element(page.getByText(label.webhooks.none)).toBeVisible();
	await expectAccessible();
});

test("while they load the page says so", async () => {
	answer(listWebhooks, { results: [webhook] });
	const release = hold(listWebhooks);
	await opens();
	await expect.element(page.getByText(label.webhooks.loading)).toBeVisible();
	release();
	await expect.element(page.getByRole("article", { name: webhook.name })).toBeVisible();
});

test("a webhook shows where it goes, and not the part of its address that may be a password", async () => {
	answer(listWebhooks, { results: [webhook] });
	await opens();
	await expect.element(page.getByText(t(label.webhooks.goesTo, { host: "hooks.example" }))).toBeVisible();
	expect(document.body.textContent).not.toContain("secretpath");
	await expectAccessible();
});

test("a new webhook says what is wrong with it, and then shows its secret once", async () => {
	answer(listWebhooks, { results: [] });
	await opens();
	await button(label.webhooks.add).click();
	await button(label.webhooks.addIt).click();
	await expect.element(page.getByText(label.contract.webhookUrlInvalid)).toBeVisible();
	await expect.element(page.getByText(label.contract.webhookEventsMissing)).toBeVisible();
	await expectAccessible();
	await page.getByLabelText(label.webhooks.name).fill("Spreadsheet");
	await page.getByLabelText(label.webhooks.address).fill("https://hooks.example/in");
	await page.getByRole("checkbox", { name: contains(label.contract.webhookMemberJoined) }).click();
	await page.getByRole("checkbox", { name: contains(label.contract.webhookMessageLeft) }).click();
	const sent = answer(createWebhook, { result: webhook, secret });
	answer(listWebhooks, { results: [webhook] });
	await button(label.webhooks.addIt).click();
	const shown = page.getByRole("dialog").getByLabelText(t(label.webhooks.secretOf, { name: webhook.name }));
	await expect.element(shown).toHaveValue(secret);
	expect(sent[0]?.body).toEqual({
		name: "Spreadsheet",
		url: "https://hooks.example/in",
		events: ["message.left", "member.joined"],
	});
	await expectAccessible();
	await inDialog(label.webhooks.haveCopied).click();
	await expect.element(page.getByRole("article", { name: webhook.name })).toBeVisible();
	expect(document.body.innerHTML).not.toContain(secret);
});

test("a refusal is shown, and nothing that was typed is lost", async () => {
	answer(listWebhooks, { results: [webhook] });
	await opens();
	await button(label.webhooks.edit).click();
	await page.getByLabelText(label.webhooks.name).fill("Ledger");
	const message = "This webhook is gone.";
	refuse(changeWebhook, { status: 404, code: "not_found", message });
	await button(label.webhooks.save).click();
	await expect.element(page.getByText(message)).toBeVisible();
	const sent = answer(changeWebhook, { result: { ...webhook, name: "Ledger" } });
	answer(listWebhooks, { results: [{ ...webhook, name: "Ledger" }] });
	await button(label.webhooks.save).click();
	await expect.element(page.getByText(label.webhooks.isSaved)).toHaveFocus();
	expect(sent[0]?.body).toMatchObject({ name: "Ledger", url: webhook.url });
});

test("a test opens the deliveries, and one that failed can be sent again", async () => {
	answer(listWebhooks, { results: [webhook] });
	answer(testWebhook, { result: { ...delivery, type: "webhook.test", state: "waiting", status: null } });
	answer(listDeliveries, { results: [delivery], next: null });
	await opens();
	await button(label.webhooks.sendATest).click();
	const list = page.getByRole("region", { name: t(label.webhooks.deliveriesTo, { name: webhook.name }) });
	await expect.element(list.getByText(contains(label.webhooks.statusOf, { status: "500" }))).toBeVisible();
	await expectAccessible();
	const sent = answer(resendDelivery, { result: { ...delivery, state: "waiting" } });
	answer(listDeliveries, { results: [{ ...delivery, state: "delivered", status: 204 }], next: null });
	await list.getByRole("button", { name: label.webhooks.sendAgain }).click();
	await expect.element(list.getByText(contains(label.webhooks.statusOf, { status: "204" }))).toBeVisible();
	expect(list.getByRole("button").elements()).toHaveLength(0);
	expect(sent[0]?.params).toEqual({ webhook_id: webhook.id, delivery_id: delivery.id });
});

test("deliveries that cannot be loaded say so", async () => {
	answer(listWebhooks, { results: [webhook] });
	answerForeign(listDeliveries, 500, "");
	await opens();
	await button(label.webhooks.showDeliveries).click();
	await expect.element(page.getByText(label.webhooks.deliveriesFailed)).toBeVisible();
});

test("a new secret is asked about, and shown once; to delete a webhook is asked about too", async () => {
	answer(listWebhooks, { results: [webhook] });
	answer(rotateWebhookSecret, { result: webhook, secret });
	await opens();
	await button(label.webhooks.newSecret).click();
	await expectAccessible();
	await inDialog(label.webhooks.makeNewSecret).click();
	await expect.element(page.getByRole("dialog").getByRole("textbox")).toHaveValue(secret);
	await inDialog(label.webhooks.haveCopied).click();
	const deleted = answer(deleteWebhook, undefined);
	await button(label.webhooks.delete).click();
	answer(listWebhooks, { results: [] });
	await inDialog(label.webhooks.delete).click();
	await expect.element(page.getByText(label.webhooks.isDeleted)).toBeVisible();
	expect(deleted).toHaveLength(1);
});

test("one that was disabled says why, and can be enabled; one that fails is marked", async () => {
	const gone: Webhook = { ...webhook, disabled_for: "gone", disabled_at: at };
	answer(listWebhooks, { results: [gone] });
	await opens();
	await expect.element(page.getByText(label.webhooks.goneWarning)).toBeVisible();
	const sent = answer(enableWebhook, { result: webhook });
	answer(listWebhooks, { results: [{ ...webhook, failing_since: at }] });
	await button(label.webhooks.enable).click();
	await expect.element(button(label.webhooks.disable)).toBeVisible();
	await expect.element(page.getByText(label.webhooks.failing, { exact: true })).toBeVisible();
	expect(sent[0]?.body).toEqual({ enabled: true });
	await expectAccessible();
});

test("where there are twenty, no more can be added", async () => {
	const many = Array.from({ length: 20 }, (_, n) => ({
		...webhook,
		id: `0190a0b1-3333-7000-8000-0000000000${n + 10}`,
		name: `Number ${n}`,
	}));
	answer(listWebhooks, { results: many });
	await opens();
	await expect.element(page.getByText(t(label.webhooks.isFull, { most: 20 }))).toBeVisible();
	await expect.element(button(label.webhooks.add)).toBeDisabled();
});
