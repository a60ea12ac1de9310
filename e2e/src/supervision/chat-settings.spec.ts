import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";

test("a director hears at once what another one changes, and what they have typed themselves is kept", async ({
	people,
	api,
}) => {
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: label.members.settings }).click();
	const limit = dora.getByLabel(label.chats.chatsAtATime);
	const gone = dora.getByLabel(label.chats.minutesUntilLost);
	const meanwhile = dora.getByText(contains(label.chats.ruleChangedMeanwhile));
	await expect(limit).toHaveValue("3");
	await api.changeSettings({ open_chats_limit: 6 });
	await expect(limit).toHaveValue("6");
	await expect(meanwhile).toHaveCount(0);

	await limit.fill("4");
	await api.changeSettings({ open_chats_limit: 5, visitor_gone_minutes: 12 });
	await expect(meanwhile).toContainText(`${label.chats.chatsAtATime}: 5`);
	await expect(meanwhile).toContainText(`${label.chats.minutesUntilLost}: 12`);
	await expect(limit).toHaveValue("4");
	await expect(gone).toHaveValue("12");
	await dora.getByRole("button", { name: label.chats.save, exact: true }).click();
	await expect(dora.getByText(label.chats.savedFromNowOn)).toBeVisible();
	await expect(meanwhile).toHaveCount(0);
	await api.changeSettings({ open_chats_limit: 3, visitor_gone_minutes: 10 });
	await expect(limit).toHaveValue("3");
	await expect(gone).toHaveValue("10");
	await expect(meanwhile).toHaveCount(0);

	await dora.getByLabel(label.chats.why).fill("A storm.");
	await api.changeSettings({ paused_reason: "No power." });
	await expect(dora.getByText(t(label.chats.pausedNow, { words: "No power." }))).toBeVisible();
	await expect(dora.getByText(t(label.chats.pausedMeanwhile, { words: "A storm." }))).toBeVisible();
	await api.changeSettings({ paused_reason: null });
	await expect(dora.getByLabel(label.chats.why)).toHaveValue("A storm.");
	expect(errors).toEqual([]);
});

test("a director pauses the chat with a word, and opens it again", async ({ people }) => {
	const dora = await people.member("director", phone);
	await dora.getByRole("button", { name: label.members.more }).click();
	await dora.getByRole("menuitem", { name: label.members.settings }).click();
	await dora.getByLabel(label.chats.why).fill("A storm has cut our lines.");
	await dora.getByRole("button", { name: label.chats.pauseTheChat }).click();
	await expect(dora.getByText(t(label.chats.pausedNow, { words: "A storm has cut our lines." }))).toBeVisible();
	const closed = await dora.request.get("/api/v1/chat/status/");
	expect(await closed.json()).toMatchObject({ open: false, reason: "A storm has cut our lines." });
	await dora.getByRole("button", { name: label.chats.openAgain }).click();
	await expect(dora.getByText(label.chats.notPaused)).toBeVisible();
	const open = await dora.request.get("/api/v1/chat/status/");
	expect(await open.json()).toMatchObject({ open: true, reason: null });
});
