import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";

test("a referee sends the reference check, and a director reads it and has dealt with it (N7)", async ({ people }) => {
	const page = await people.stranger(phone);
	const errors = consoleErrors(page);
	await page.goto("/ReferenceCheckForm");
	await page.getByLabel(label.forms.firstName).fill("Rafael");
	await page.getByLabel(label.forms.lastName).fill("Referee");
	await page.getByLabel(label.forms.email, { exact: true }).fill("rafael@example.org");
	await page.getByRole("button", { name: label.forms.send }).click();
	await expect(page.getByText(t(label.forms.confirmationSent, { email: "rafael@example.org" }))).toBeVisible();
	expect(errors).toEqual([]);

	const dora = await people.member("director");
	await dora
		.getByRole("navigation", { name: label.members.members })
		.getByRole("link", { name: label.members.forms })
		.click();
	const card = dora.getByRole("listitem").filter({ hasText: "Rafael Referee" });
	await card.getByRole("button", { name: startsWith(label.forms.read) }).click();
	await expect(card).toContainText("rafael@example.org");
	await card.getByRole("button", { name: startsWith(label.forms.markForm) }).click();
	await expect(card.getByRole("button", { name: startsWith(label.forms.undoForm) })).toBeVisible();
	await dora.reload();
	await expect(card.getByRole("button", { name: startsWith(label.forms.undoForm) })).toBeVisible();
});

test("the agreement is kept with the text that was agreed to (N8)", async ({ people }) => {
	const page = await people.stranger(phone);
	const errors = consoleErrors(page);
	await page.goto("/NDAForm");
	await page.getByLabel(label.forms.name, { exact: true }).fill("Nadia Newhire");
	await page.getByLabel(label.forms.email, { exact: true }).fill("nadia@example.org");
	await page.getByLabel(label.forms.city).fill("Sudbury");
	await page.getByLabel(label.forms.province).fill("Ontario");
	await page.getByRole("checkbox", { name: label.forms.readAndAgree }).check();
	await page.getByRole("button", { name: label.forms.send }).click();
	await expect(page.getByRole("heading", { name: label.forms.agreementReceived })).toBeFocused();
	expect(errors).toEqual([]);

	const dora = await people.member("director", phone);
	await dora.goto(`/${await dora.evaluate(() => sessionStorage.getItem("user_id"))}/forms`);
	const card = dora.getByRole("listitem").filter({ hasText: "Nadia Newhire" });
	await card.getByRole("button", { name: startsWith(label.forms.read) }).click();
	await expect(card).toContainText("Sudbury");
});

test("somebody who is no director finds no forms (N7, N8)", async ({ people }) => {
	const sam = await people.member("supervisor");
	await expect(
		sam.getByRole("navigation", { name: label.members.members }).getByRole("link", { name: label.members.forms }),
	).toHaveCount(0);
	await sam.goto(`/${await sam.evaluate(() => sessionStorage.getItem("user_id"))}/forms`);
	await expect(sam.getByText(/only for directors|for directors/)).toBeVisible();
});
