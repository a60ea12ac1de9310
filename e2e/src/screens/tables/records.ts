import type { AnswerOf } from "@warmline/contract/calls";
import { ownDebriefs } from "@warmline/contract/chats/debrief-calls";
import { languages } from "@warmline/contract/content/words";
import type { createApiToken } from "@warmline/contract/integrations/api-tokens";
import { label } from "@warmline/web/labels";
import { inAnyLanguage } from "@warmline/web/labels/french";
import { contains, startsWith } from "@warmline/web/labels/match";
import type { ApiClient, Line } from "../../support/api-client.ts";
import { fieldOf } from "../../support/desk.ts";
import { hadChats } from "../../support/month-of-chats.ts";
import { expect } from "../../support/test.ts";
import { dialog } from "../desk-page.ts";
import { area, type Screen, type Stage } from "../screen.ts";
import { contentScreens } from "./content.ts";
import { quietDeskScreens } from "./quiet-desk.ts";
import { webhookScreens, withWebhook } from "./webhooks.ts";

const ownDebrief = async (api: ApiClient, username: string): Promise<string> => {
	const { results } = ownDebriefs.answer.parse(await api.as(username, "GET", "/chat/debriefs/own/"));
	return results[0]?.id ?? "";
};

const prepare = async ({ api, product }: Stage) => {
	const lina = await api.agent("listener1");
	await lina.checkIn();
	const sam = await api.agent("supervisor");

	const past = await api.asks("It began on a Monday.", { scale: 7 });
	await lina.says({ action: "accept_chat", chat_id: past }, "chat_assigned");
	await lina.says({ action: "send_message", chat_id: past, message: "Tell me about Monday." }, "new_message");
	await sam.says({ action: "take_over_chat", chat_id: past }, "chat_assigned");
	await sam.says({ action: "hand_back_chat", chat_id: past }, "chat_assigned");
	await lina.says({ action: "end_chat", chat_id: past }, "chat_ended");
	await api.as("listener1", "POST", `/chat/${past}/wrap-up/`, { summary: "It stays with me.", heavy: true });
	const claimed = await api.asks("It will not leave me.");
	const omar = await api.agent("listener2");
	await omar.says({ action: "accept_chat", chat_id: claimed }, "chat_assigned");
	await omar.says({ action: "end_chat", chat_id: claimed }, "chat_ended");
	omar.close();
	await api.as("listener2", "POST", `/chat/${claimed}/wrap-up/`, { summary: "Too near to my own.", heavy: true });
	const id = await ownDebrief(api, "listener2");
	await api.as("supervisor", "POST", `/chat/debriefs/${id}/claim/`, { instead_of: null });
	await api.as("supervisor", "POST", `/chat/debriefs/${id}/messages/`, { body: "Shall I call you at six?" });
	await api.as("listener2", "POST", `/chat/debriefs/${id}/messages/`, { body: "Yes, please." });
	// Lina's line stays: she is on duty.
	sam.close();

	const email = "came.too.late@example.org";
	await api.post("/chat/leave-message/", { email, message: "You were closed.", accept_terms: true });
	await withWebhook(api);
	await hadChats(product, "2019-02-04", 12, 4, 7);
	await hadChats(product, "2019-03-04", 9, 1, 10);
	const token = { name: "Hours spreadsheet", scopes: ["hours:read", "statistics:read"], days: 365 };
	await api.as("director", "POST", "/integrations/api-tokens/", token);
	const old = await api.as("director", "POST", "/integrations/api-tokens/", { ...token, name: "Old dashboard" });
	await api.as("director", "DELETE", `/integrations/api-tokens/${fieldOf(old, "result", "id")}/`, undefined);
	return {
		past,
		change: (settings: object) => api.changeSettings(settings),
		/** The listener is on duty. */
		checkIn: async () => {
			const line = await api.agent("listener1");
			await line.checkIn();
			return line;
		},
		/** The supervisor ends the duty of the listener, who hears of it on every page. */
		endDuty: async (theirs: Line, member_id: string) => {
			const heard = theirs.hears("duty_ended");
			const line = await api.agent("supervisor");
			line.send({ action: "end_duty", member_id });
			await heard;
			line.close();
			theirs.close();
		},
		say: async (message: string) => {
			const line = await api.agent("listener2");
			await line.says({ action: "duty_message", message }, "duty_message");
			line.close();
		},
	};
};

export type Records = Awaited<ReturnType<typeof prepare>>;

const transcript = "/:userId/past-chats/:chatId";
const numbers = "/:userId/numbers";
const settings = "/:userId/chat-settings";
const integrations = "/:userId/integrations";

const createdToken: AnswerOf<typeof createApiToken> = {
	token: `wlt_${"s".repeat(43)}`,
	result: {
		...{ id: "0190a0a0-0000-7000-8000-000000000001", name: "Calendar", scopes: ["hours:read"], ends_in: "ssss" },
		...{ state: "active", created_at: "2026-01-01T00:00:00Z", last_used_at: null, expires_at: null },
		created_by: { id: "0190a0a0-0000-7000-8000-000000000002", name: "Dora" },
	},
};

const chatRecords: readonly Screen<Records>[] = [
	{
		name: "past-chats",
		route: "/:userId/past-chats",
		viewers: ["supervisor"],
		ready: (page) => expect(page.locator("main a[href*='/past-chats/']").first()).toBeVisible(),
	},
	{
		name: "transcript",
		route: transcript,
		viewers: ["supervisor", "director"],
		address: ({ past }) => `/:userId/past-chats/${past}`,
		ready: (page) => expect(page.getByText("Tell me about Monday.")).toBeVisible(),
	},
	{
		name: "block-now",
		route: transcript,
		viewers: ["supervisor"],
		address: ({ past }) => `/:userId/past-chats/${past}`,
		steps: async (page) => {
			await page.getByRole("button", { name: label.chats.block }).click();
			await dialog(page).getByLabel(label.chats.why).selectOption(label.contract.sexualTalk);
			await expect(dialog(page).getByRole("checkbox")).toHaveCount(0);
		},
	},
	{
		name: "follow-ups",
		route: "/:userId/follow-ups",
		viewers: ["supervisor"],
		ready: async (page) => {
			await expect(page.getByText("It stays with me.")).toBeVisible();
			await expect(page.getByText("Yes, please.")).toBeVisible();
			await expect(page.getByRole("link", { name: "came.too.late@example.org" })).toBeVisible();
		},
	},
	{
		name: "debriefs",
		route: "/:userId/debriefs",
		viewers: ["listener1", "listener2"],
		ready: (page) => expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible(),
	},
	{
		name: "debriefs-none",
		route: "/:userId/debriefs",
		viewers: ["director"],
		ready: (page) => expect(page.getByText(inAnyLanguage(label.chats.noDebriefOpen))).toBeVisible(),
	},
];

const directors: readonly Screen<Records>[] = [
	{
		name: "audit",
		route: "/:userId/audit",
		viewers: ["director"],
		ready: (page) => expect(page.getByRole("row").filter({ hasText: "Sam" }).nth(1)).toBeVisible(),
	},
	{
		name: "alerts",
		route: "/:userId/alerts",
		viewers: ["director"],
		languages,
		ready: (page) => expect(page.getByRole("article").first()).toBeVisible(),
	},
	{ name: "alerts-refused", route: "/:userId/alerts", viewers: ["supervisor"], refused: true },
	{
		name: "alert-settings",
		route: "/:userId/alerts/settings",
		viewers: ["director"],
		languages,
		ready: (page) => expect(page.getByRole("form").nth(1)).toBeVisible(),
	},
	{
		name: "integrations",
		route: integrations,
		viewers: ["director"],
		languages,
		ready: (page) => expect(page.getByRole("article")).toHaveCount(2),
	},
	{ name: "integrations-refused", route: integrations, viewers: ["supervisor"], refused: true },
	{
		name: "integrations-create",
		route: integrations,
		viewers: ["director"],
		steps: async (page) => {
			await page.getByRole("button", { name: label.integrations.createAToken }).click();
			await page.getByRole("button", { name: label.integrations.createToken }).click();
			await expect(page.getByText(label.contract.chooseOneAtLeast)).toBeVisible();
		},
	},
	{
		name: "integrations-created",
		route: integrations,
		viewers: ["director"],
		steps: async (page) => {
			await page.getByRole("button", { name: label.integrations.createAToken }).click();
			await page.getByRole("textbox", { name: label.integrations.name }).fill("Calendar");
			await page.getByRole("checkbox", { name: startsWith(label.contract.hoursScope) }).click();
			// As the login was long ago, it might ask for the password.
			await page.route("**/api/v1/integrations/api-tokens/", (route) =>
				route.request().method() === "POST" ? route.fulfill({ status: 201, json: createdToken }) : route.fallback(),
			);
			await page.getByRole("button", { name: label.integrations.createToken }).click();
			await expect(dialog(page)).toBeVisible();
		},
	},
	{ name: "audit-refused", route: "/:userId/audit", viewers: ["supervisor"], refused: true },
	{ name: "numbers-7-days", route: numbers, viewers: ["director"], address: `${numbers}?days=7` },
	{
		name: "numbers-months",
		route: numbers,
		viewers: ["director"],
		address: `${numbers}?days=own&from=2019-02-01&until=2019-03-31&by=month`,
		steps: async (page) => {
			const volume = page.getByRole("region", { name: label.numbers.peopleWhoAsked });
			await volume.getByRole("button", { name: label.numbers.showTheTable }).click();
			await expect(volume.getByRole("row", { name: /^All days 21 21 0/ })).toBeVisible();
		},
	},
	{
		name: "numbers-none",
		route: numbers,
		viewers: ["director"],
		address: `${numbers}?days=own&from=2018-01-01&until=2018-01-31&by=day`,
		steps: (page) => expect(page.getByText(label.numbers.noChatsInSpan)).toBeVisible(),
	},
	{ name: "chat-settings", route: settings, viewers: ["director", "supervisor"] },
	{
		name: "chat-settings-meanwhile",
		route: settings,
		viewers: ["director"],
		steps: async (page, { change }) => {
			await page.getByLabel(label.chats.chatsAtATime).fill("4");
			await change({ open_chats_limit: 5, visitor_gone_minutes: 12 });
			const meanwhile = page.getByText(contains(label.chats.ruleChangedMeanwhile));
			await expect(meanwhile).toContainText(`${label.chats.minutesUntilLost}: 12`);
		},
	},
	{
		name: "chat-settings-paused",
		route: settings,
		viewers: ["director"],
		arrange: (_, { change }) => change({ paused_reason: "A storm has cut our lines." }),
		ready: (page) => expect(page.getByText(/A storm has cut our lines\./).first()).toBeVisible(),
	},
];

/** What is kept of chats, and how they are run; nobody waits and no chat goes on. */
export const records = area({
	prepare,
	screens: [...quietDeskScreens, ...chatRecords, ...directors, ...contentScreens, ...webhookScreens],
});
