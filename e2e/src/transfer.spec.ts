import type { Page } from "@playwright/test";
import { checkScreen } from "./screen.ts";
import { expect, test } from "./test.ts";
import { box, log, says } from "./visitor.ts";

// Every screen is looked at in six ways, which takes its time.
test.describe.configure({ timeout: 180_000 });

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const tools = (page: Page) => page.getByRole("toolbar", { name: "Chat tools" });

const takes = async (page: Page, words: string) => {
	await row(page, words).click();
	await page.getByRole("button", { name: "Accept" }).click();
	await expect(page.getByText("With you", { exact: true })).toBeVisible();
};

const offers = async (page: Page, toWhom: RegExp, why: string) => {
	await tools(page).getByRole("button", { name: "Transfer" }).click();
	const dialog = page.getByRole("dialog");
	const label = await dialog.getByRole("option", { name: toWhom }).textContent();
	await dialog.getByLabel("To whom").selectOption({ label: label ?? "" });
	await dialog.getByLabel("Why").fill(why);
	await dialog.getByRole("button", { name: "Offer the chat" }).click();
	await expect(dialog).toBeHidden();
};

test("a listener offers a chat; it is declined, offered again, and accepted with its history", async ({
	people,
	backstage,
}) => {
	await backstage.asks("Please stay with me");
	const lina = await people.member("listener1");
	const omar = await people.member("listener2");
	await takes(lina, "Please stay with me");
	await says(lina, "I am here.");

	await tools(lina).getByRole("button", { name: "Transfer" }).click();
	const dialog = lina.getByRole("dialog");
	await dialog.getByRole("button", { name: "Offer the chat" }).click();
	await expect(dialog.getByText("Please choose a listener.")).toBeVisible();
	await expect(dialog.getByText("Please write why.")).toBeVisible();
	await checkScreen(lina, "transfer-dialog");
	await dialog.getByRole("button", { name: "Cancel" }).click();

	await offers(lina, /Omar/, "My shift ends in ten minutes.");
	await expect(lina.getByText(/^Offered to Omar.*\. Until he has answered the chat stays yours\.$/)).toBeVisible();

	// Wherever he is in the member area.
	await omar.getByRole("link", { name: "Shifts", exact: true }).click();
	await expect(omar.getByText("My shift ends in ten minutes.")).toBeVisible();
	await checkScreen(omar, "transfer-offered");
	await omar.getByRole("button", { name: "I cannot right now" }).click();
	await expect(lina.getByText(/^Omar.* cannot take the chat; it stays yours\.$/)).toBeVisible();
	await expect(omar.getByText("My shift ends in ten minutes.")).toBeHidden();
	await lina.getByRole("button", { name: "OK" }).click();
	await expect(box(lina)).toBeEnabled();

	await offers(lina, /Omar/, "She would like to talk with a man.");
	await omar.getByRole("button", { name: "Take the chat" }).click();
	await expect(log(omar)).toContainText("I am here.");
	await expect(omar.getByText("With you", { exact: true })).toBeVisible();
	await expect(row(lina, "Please stay with me")).toHaveCount(0);
	await expect(log(lina)).toHaveCount(0);
});

test("an offer can be taken back, and is gone for both", async ({ people, backstage }) => {
	await backstage.asks("I change hands");
	const lina = await people.member("listener1");
	const omar = await people.member("listener2");
	await takes(lina, "I change hands");
	await offers(lina, /Omar/, "I am tired.");
	await expect(omar.getByRole("button", { name: "Take the chat" })).toBeVisible();
	await tools(lina).getByRole("button", { name: "Take back the offer" }).click();
	await expect(omar.getByRole("button", { name: "Take the chat" })).toBeHidden();
	await expect(lina.getByText(/Until he has answered/)).toBeHidden();
});

test("a supervisor is rung by a raised hand, coaches unseen, takes over and hands back", async ({
	people,
	backstage,
}) => {
	await backstage.asks("It is too much for me");
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	await takes(lina, "It is too much for me");
	await tools(lina).getByRole("button", { name: "Ask for help" }).click();
	await checkScreen(lina, "ask-for-help");
	await lina.getByRole("button", { name: /This is beyond my scope/ }).click();
	await expect(lina.getByText(/You asked for help/)).toBeVisible();
	await lina.getByRole("button", { name: /^Use: I am a trained listener/ }).click();
	await expect(box(lina)).toHaveValue(/^I am a trained listener/);
	await checkScreen(lina, "hand-raised");

	await sam.getByRole("link", { name: "Open the chat" }).click();
	await expect(sam.getByText(/^Lina.* said that this is beyond scope/)).toBeVisible();
	await sam.getByLabel(/^Only Lina.* sees this$/).fill("Ask whether she is safe tonight.");
	await sam.getByRole("button", { name: "Coach" }).click();
	const coached = lina.getByRole("region", { name: "Coaching" });
	await expect(coached).toContainText("Ask whether she is safe tonight.");
	await expect(coached).toContainText("(supervisor), only you see this");
	await expect(log(lina)).not.toContainText("Ask whether she is safe tonight.");
	await checkScreen(lina, "coached");
	await checkScreen(sam, "coaching");
	await lina.reload();
	await expect(coached).toContainText("Ask whether she is safe tonight.");
	await coached.getByRole("button", { name: "Hide" }).click();
	await expect(coached).not.toContainText("Ask whether she is safe tonight.");
	await sam.reload();
	await expect(sam.getByRole("region", { name: "Coaching" })).toContainText("Ask whether she is safe tonight.");

	await tools(sam).getByRole("button", { name: "Take over" }).click();
	await sam.getByRole("dialog").getByRole("button", { name: "Take over" }).click();
	await expect(sam.getByText("With you", { exact: true })).toBeVisible();
	await expect(sam.getByRole("region", { name: "Coaching" })).not.toContainText("Ask whether she is safe tonight.");
	await expect(row(lina, "It is too much for me")).toHaveCount(0);
	await tools(sam)
		.getByRole("button", { name: /^Hand back to Lina/ })
		.click();
	await sam.getByRole("dialog").getByRole("button", { name: "Hand back" }).click();
	await expect(row(lina, "It is too much for me")).toBeVisible();
	await expect(sam.getByText(/^With Lina/).first()).toBeVisible();
});

test("crisis lines go into the chat after one question", async ({ people, backstage }) => {
	await backstage.asks("I do not know what to do");
	const lina = await people.member("listener1");
	await takes(lina, "I do not know what to do");
	await tools(lina).getByRole("button", { name: "Crisis lines" }).click();
	await lina.getByRole("dialog").getByRole("button", { name: "Put them in" }).click();
	await expect(log(lina).getByRole("region", { name: "Crisis lines" })).toBeVisible();
});
