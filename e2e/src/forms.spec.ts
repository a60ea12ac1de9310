import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });

test("a referee sends the reference check, and a director reads it and has dealt with it (N7)", async ({ people }) => {
	const page = await people.stranger(phone);
	const errors = consoleErrors(page);
	await page.goto("/ReferenceCheckForm");
	await page.getByLabel("First name").fill("Rafael");
	await page.getByLabel("Last name").fill("Referee");
	await page.getByLabel("Email", { exact: true }).fill("rafael@example.org");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("We have sent a confirmation to rafael@example.org.")).toBeVisible();
	expect(errors).toEqual([]);

	const dora = await people.member("director");
	await dora.getByRole("navigation", { name: "Members" }).getByRole("link", { name: "Forms" }).click();
	const card = dora.getByRole("listitem").filter({ hasText: "Rafael Referee" });
	await card.getByRole("button", { name: /^Read/ }).click();
	await expect(card).toContainText("rafael@example.org");
	await checkScreen(dora, "forms");
	await card.getByRole("button", { name: /^Mark as dealt with/ }).click();
	await expect(card.getByRole("button", { name: /^Undo/ })).toBeVisible();
	await dora.reload();
	await expect(card.getByRole("button", { name: /^Undo/ })).toBeVisible();
});

test("the agreement is kept with the text that was agreed to (N8)", async ({ people }) => {
	const page = await people.stranger(phone);
	const errors = consoleErrors(page);
	await page.goto("/NDAForm");
	await page.getByLabel("Name", { exact: true }).fill("Nadia Newhire");
	await page.getByLabel("Email", { exact: true }).fill("nadia@example.org");
	await page.getByLabel("City").fill("Sudbury");
	await page.getByLabel("Province").fill("Ontario");
	await page.getByRole("checkbox", { name: "I have read and agree." }).check();
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("heading", { name: "Thank you. We have your agreement." })).toBeFocused();
	expect(errors).toEqual([]);

	const dora = await people.member("director", phone);
	await dora.goto(`/${await dora.evaluate(() => sessionStorage.getItem("user_id"))}/forms`);
	const card = dora.getByRole("listitem").filter({ hasText: "Nadia Newhire" });
	await card.getByRole("button", { name: /^Read/ }).click();
	await expect(card).toContainText("Sudbury");
	await checkScreen(dora, "forms-nda");
});

test("somebody who is no director finds no forms (N7, N8)", async ({ people }) => {
	const sam = await people.member("supervisor");
	await expect(sam.getByRole("navigation", { name: "Members" }).getByRole("link", { name: "Forms" })).toHaveCount(0);
	await sam.goto(`/${await sam.evaluate(() => sessionStorage.getItem("user_id"))}/forms`);
	await expect(sam.getByText(/only for directors|for directors/)).toBeVisible();
});
