import type { Page } from "@playwright/test";
import { checkScreen } from "./screen.ts";
import { expect, test } from "./test.ts";
import { box, log, says } from "./visitor.ts";

// Every screen is looked at in six ways, which takes its time.
test.describe.configure({ timeout: 180_000 });

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const menu = (page: Page) => page.getByRole("button", { name: /^You are:/ });
const places = (page: Page) => page.getByRole("navigation", { name: "Members" });

test.afterEach(async ({ backstage }) => {
	const line = await backstage.agent("listener1");
	await line.says({ action: "set_available", available: true }, "availability");
	line.close();
});

test("whose duty a supervisor ends reads on every page what it means, keeps her chats, and can come back", async ({
	people,
	backstage,
}) => {
	await backstage.asks("I am with Lina already");
	const lina = await people.member("listener1");
	await row(lina, "I am with Lina already").click();
	await lina.getByRole("button", { name: "Accept" }).click();
	await says(lina, "I am here.");
	await places(lina).getByRole("link", { name: "Shifts", exact: true }).click();

	const sam = await people.member("supervisor");
	await places(sam).getByRole("link", { name: "Wall" }).click();
	await sam.getByRole("button", { name: "End the duty of Lina" }).click();
	await sam.getByRole("dialog").getByRole("button", { name: "End duty" }).click();
	const told = lina.getByText(/^Sam has set you away\. No more chats come to you; those you have stay yours/);
	await expect(told).toBeVisible();
	await expect(told).toContainText("To be on again, choose Available above your chats.");
	await checkScreen(lina, "duty-ended");
	await places(lina).getByRole("link", { name: "Home" }).click();
	await expect(told).toBeVisible();

	await places(lina).getByRole("link", { name: "Chats" }).click();
	await expect(told).toBeVisible();
	await expect(menu(lina)).toHaveText(/Away/);
	await row(lina, "I am here").click();
	await expect(lina.getByText("With you", { exact: true })).toBeVisible();
	await says(lina, "And I stay with you.");
	await expect(log(lina)).toContainText("And I stay with you.");
	await expect(lina.getByText("Sending...")).toHaveCount(0);
	await expect(box(lina)).toBeEnabled();

	await backstage.asks("Who is free for me?");
	await places(sam).getByRole("link", { name: "Chats", exact: true }).click();
	await row(sam, "Who is free for me").click();
	const free = sam.getByLabel("Listener").getByRole("option");
	await expect(free).toHaveText(["Choose a listener", /^Sam/]);

	await menu(lina).click();
	await lina.getByRole("menuitemradio", { name: /^Available/ }).click();
	await expect(menu(lina)).toHaveText(/Available/);
	await expect(told).toHaveCount(0);
	await expect(free).toHaveText(["Choose a listener", /^Lina/, /^Sam/]);
});

test("who has read that her duty was ended can put the words away", async ({ people }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	await places(sam).getByRole("link", { name: "Wall" }).click();
	await sam.getByRole("button", { name: "End the duty of Lina" }).click();
	await sam.getByRole("dialog").getByRole("button", { name: "End duty" }).click();
	await expect(lina.getByText("Sam has set you away.")).toBeVisible();
	await lina.getByRole("button", { name: "OK" }).click();
	await expect(lina.getByText("Sam has set you away.")).toHaveCount(0);
	await expect(menu(lina)).toHaveText(/Away/);
});
