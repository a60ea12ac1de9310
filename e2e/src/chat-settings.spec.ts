import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });

test("a director hears at once what another one changes, and what he has typed himself is kept", async ({
	people,
	backstage,
}) => {
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: "Settings" }).click();
	const limit = dora.getByLabel("Chats at a time");
	const gone = dora.getByLabel("Minutes until a lost chat ends");
	const meanwhile = dora.getByText("Somebody changed a rule meanwhile.");
	await expect(limit).toHaveValue("3");
	await backstage.changeSettings({ open_chats_limit: 6 });
	await expect(limit).toHaveValue("6");
	await expect(meanwhile).toHaveCount(0);

	await limit.fill("4");
	await backstage.changeSettings({ open_chats_limit: 5, visitor_gone_minutes: 12 });
	await expect(meanwhile).toContainText("Chats at a time: 5");
	await expect(meanwhile).toContainText("Minutes until a lost chat ends: 12");
	await expect(limit).toHaveValue("4");
	await expect(gone).toHaveValue("12");
	await checkScreen(dora, "chat-settings-meanwhile");
	await dora.getByRole("button", { name: "Save", exact: true }).click();
	await expect(dora.getByText("Saved. It holds from now on.")).toBeVisible();
	await expect(meanwhile).toHaveCount(0);
	await backstage.changeSettings({ open_chats_limit: 3, visitor_gone_minutes: 10 });
	await expect(limit).toHaveValue("3");
	await expect(gone).toHaveValue("10");
	await expect(meanwhile).toHaveCount(0);

	await dora.getByLabel("Why").fill("A storm.");
	await backstage.changeSettings({ paused_reason: "No power." });
	await expect(dora.getByText('The chat is paused. Visitors read: "No power."')).toBeVisible();
	await expect(dora.getByText('Somebody paused the chat meanwhile. What you typed is kept: "A storm."')).toBeVisible();
	await backstage.changeSettings({ paused_reason: null });
	await expect(dora.getByLabel("Why")).toHaveValue("A storm.");
	expect(errors).toEqual([]);
});

test("a director pauses the chat with a word, and opens it again", async ({ people }) => {
	const dora = await people.member("director", phone);
	await dora.getByRole("button", { name: "More" }).click();
	await dora.getByRole("menuitem", { name: "Settings" }).click();
	await dora.getByLabel("Why").fill("A storm has cut our lines.");
	await dora.getByRole("button", { name: "Pause the chat" }).click();
	await expect(dora.getByText('The chat is paused. Visitors read: "A storm has cut our lines."')).toBeVisible();
	const closed = await dora.request.get("/api/v1/chat/status/");
	expect(await closed.json()).toMatchObject({ open: false, reason: "A storm has cut our lines." });
	await checkScreen(dora, "chat-settings-paused");
	await dora.getByRole("button", { name: "Open again" }).click();
	await expect(dora.getByText("The chat is not paused.")).toBeVisible();
	const open = await dora.request.get("/api/v1/chat/status/");
	expect(await open.json()).toMatchObject({ open: true, reason: null });
});
