import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });

test("a director reads in plain sentences who took over what, and narrows the log", async ({ people, backstage }) => {
	const chat_id = await backstage.asks("Who looks at me?");
	const line = await backstage.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	const sams = await backstage.agent("supervisor");
	await sams.says({ action: "take_over_chat", chat_id }, "chat_assigned");
	await sams.says({ action: "hand_back_chat", chat_id }, "chat_assigned");
	line.close();
	sams.close();

	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: "Audit log" }).click();
	await expect(dora.getByText("Sam took over a chat from Lina.").first()).toBeVisible();
	await expect(dora.getByText("Sam handed a chat back to Lina.").first()).toBeVisible();
	await checkScreen(dora, "audit");

	await dora.getByLabel("What was done").selectOption("take_over_chat");
	await expect(dora.getByText("Sam handed a chat back to Lina.")).toHaveCount(0);
	await expect(dora.getByText("Sam took over a chat from Lina.").first()).toBeVisible();
	await dora
		.getByRole("button", { name: /^All of this chat/ })
		.first()
		.click();
	await expect(dora.getByText(`Only the chat ${chat_id.slice(-8)}.`)).toBeVisible();
	await expect(dora.getByRole("row").filter({ hasText: "took over" })).toHaveCount(1);
	await dora.getByRole("button", { name: "Show everything again" }).click();
	await dora.getByLabel("Member", { exact: true }).selectOption({ label: "Lina" });
	await expect(dora.getByText("Sam took over a chat from Lina.").first()).toBeVisible();

	// Who is to be chosen does not depend on what is shown.
	await dora.getByLabel("What was done").selectOption("set_chats_limit");
	await dora.reload();
	await expect(dora.getByLabel("Member", { exact: true })).toContainText("Sam");
	await dora.getByRole("button", { name: "Show everything again" }).click();

	await dora.getByLabel("To (UTC day)").fill("2020-01-01");
	await expect(dora.getByText("Nothing was written down that fits.")).toBeVisible();
	await dora.reload();
	await expect(dora.getByText("Nothing was written down that fits.")).toBeVisible();
	await dora.getByRole("button", { name: "Show everything again" }).click();
	await dora
		.getByRole("link", { name: /^Transcript: Took over a chat/ })
		.first()
		.click();
	await expect(dora.getByRole("region", { name: "What was said" })).toContainText("Who looks at me?");
	await dora.goBack();
	await expect(dora.getByText("Dora read the transcript of a chat.").first()).toBeVisible();
	expect(errors).toEqual([]);
});
