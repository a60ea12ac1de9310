import { languages } from "@warmline/contract/content/words";
import { createWebhook, listWebhooks } from "@warmline/contract/integrations/webhooks";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import type { ApiClient } from "../../support/api-client.ts";
import { expect } from "../../support/test.ts";
import { dialog } from "../desk-page.ts";
import type { Screen } from "../screen.ts";
import type { Records } from "./records.ts";

const route = "/:userId/integrations/webhooks";
const viewers = ["director"];

/** One that is sent a test which cannot arrive, and one that is sent nothing. */
export const withWebhook = async (api: ApiClient): Promise<void> => {
	const form = { url: "https://hooks.invalid/catch/4f9d2a", events: ["member.joined", "shift.uncovered"] };
	const made = await api.as("director", "POST", "/webhooks/", { ...form, name: "Spreadsheet" });
	const { id } = createWebhook.answer.parse(made).result;
	const all = ["application.submitted", "application.decided", "member.joined", "member.role_changed", "message.left"];
	const other = await api.as("director", "POST", "/webhooks/", {
		...{ name: "Team chat", url: "https://chat.hooks.invalid/in", events: all },
	});
	const quiet = createWebhook.answer.parse(other).result;
	await api.as("director", "PUT", `/webhooks/${quiet.id}/enabled/`, { enabled: false });
	await api.as("director", "POST", `/webhooks/${id}/test/`, {});
	await expect
		.poll(async () => {
			const { results } = listWebhooks.answer.parse(await api.as("director", "GET", "/webhooks/"));
			return results[0]?.last_delivery?.state;
		})
		.toBe("failed");
};

/** Other systems that are told what happens here. */
export const webhookScreens: readonly Screen<Records>[] = [
	{ name: "webhooks", route, viewers, languages },
	{ name: "webhooks-refused", route, viewers: ["supervisor"], refused: true },
	{
		name: "webhooks-form",
		route,
		viewers,
		steps: async (page) => {
			await page.getByRole("button", { name: label.webhooks.add }).click();
			await page.getByRole("button", { name: label.webhooks.addIt, exact: true }).click();
			await expect(page.getByText(label.contract.webhookEventsMissing)).toBeVisible();
		},
	},
	{
		name: "webhooks-deliveries",
		route,
		viewers,
		steps: async (page) => {
			await page.getByRole("button", { name: label.webhooks.showDeliveries }).first().click();
			const list = page.getByRole("region", { name: contains(label.webhooks.deliveriesTo, { name: "Spreadsheet" }) });
			await expect(list.getByRole("button", { name: label.webhooks.sendAgain })).toBeVisible();
		},
	},
	{
		name: "webhooks-delete",
		route,
		viewers,
		steps: async (page) => {
			await page.getByRole("button", { name: label.webhooks.delete }).first().click();
			await expect(dialog(page).getByRole("button", { name: label.webhooks.delete })).toBeVisible();
		},
	},
	{
		name: "webhooks-secret",
		route,
		viewers,
		steps: async (page) => {
			await page.getByRole("button", { name: label.webhooks.newSecret }).first().click();
			await dialog(page).getByRole("button", { name: label.webhooks.makeNewSecret }).click();
			await expect(dialog(page).getByRole("button", { name: label.webhooks.haveCopied })).toBeVisible();
		},
	},
	{
		name: "webhooks-failed",
		route,
		viewers,
		arrange: (page) => page.route("**/api/v1/webhooks/", (call) => call.fulfill({ status: 500 })),
		steps: async (page) => {
			await expect(page.getByText(label.webhooks.webhooksFailed)).toBeVisible();
		},
		expectedError: /500/,
	},
];
