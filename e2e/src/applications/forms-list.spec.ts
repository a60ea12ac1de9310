import { readFile } from "node:fs/promises";
import { t } from "@warmline/contract/i18n";
import { versionOfText } from "@warmline/site/text-version";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import type { ApiClient } from "../support/api-client.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, test } from "../support/test.ts";

const agreement = new URL("../../../content/en/pages/nda.md", import.meta.url);
const today = new Date().toISOString().slice(0, 10);

const sendReference = (api: ApiClient, first_name: string, last_name: string) =>
	api.post("/forms/reference-check/", {
		...{ first_name, last_name, date: today },
		email: `${first_name}.${last_name}@example.org`.toLowerCase(),
	});

test("a director finds a form, reads what was agreed to, and takes back that they dealt with it (N7, N8)", async ({
	people,
	api,
}) => {
	for (const name of ["Quincy", "Quilla"]) await sendReference(api, name, "Quist");
	await api.post("/forms/nda/", {
		...{ name: "Quentin Quist", email: "quentin@example.org", city: "Sudbury", province: "Ontario" },
		...{ date: today, agreed: true, text_version: versionOfText(await readFile(agreement, "utf8")) },
	});

	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: label.members.forms }).click();
	await dora.getByLabel(label.ui.search, { exact: true }).fill("quist");
	const cards = dora.getByRole("main").getByRole("listitem");
	await expect(cards).toHaveCount(3);
	await expect(cards.first()).toContainText("Quentin Quist");
	await expect(dora.getByText("@example.org")).toHaveCount(0);
	await dora.getByLabel(label.forms.kind).selectOption("nda");
	await expect(cards).toHaveCount(1);

	await dora
		.getByRole("button", { name: t(label.forms.read, { form: "Confidentiality agreement from Quentin Quist" }) })
		.click();
	await expect(cards.getByText("Sudbury")).toBeVisible();
	await expect(cards.getByRole("link", { name: "quentin@example.org" })).toBeVisible();
	await cards.getByText(label.forms.agreedText).click();
	await expect(cards.getByText("What is confidential")).toBeVisible();

	await dora
		.getByRole("button", { name: t(label.forms.markForm, { form: "Confidentiality agreement from Quentin Quist" }) })
		.click();
	await expect(cards.getByText(contains(label.forms.dealtWithBy, { name: "Dora" }))).toBeVisible();
	await dora.reload();
	await expect(cards).toHaveCount(1);
	await expect(cards.getByText(contains(label.forms.dealtWithBy, { name: "Dora" }))).toBeVisible();
	await dora
		.getByRole("button", { name: t(label.forms.undoForm, { form: "Confidentiality agreement from Quentin Quist" }) })
		.click();
	await expect(cards.getByText(contains(label.forms.dealtWithBy, { name: "Dora" }))).toHaveCount(0);

	// What is chosen before the search has gone out holds with it.
	await dora.getByLabel(label.forms.kind).selectOption("");
	await dora.getByLabel(label.ui.search, { exact: true }).fill("quilla");
	await dora.getByLabel(label.forms.kind).selectOption("reference_check");
	await expect(dora).toHaveURL(/(?=.*kind=reference_check)(?=.*query=quilla)/);
	await expect(cards).toHaveCount(1);

	await dora.getByLabel(label.ui.search, { exact: true }).fill("nobody of this name");
	await expect(dora.getByText(label.forms.noFormFound)).toBeVisible();
	await dora.getByRole("link", { name: label.members.auditLog }).click();
	await expect(dora.getByText(`${label.contract.confidentialityAgreement}: Quentin Quist`)).toHaveCount(1);
	await expect(dora.getByText(t(label.audit.formReadLog, { who: "Dora" })).first()).toBeVisible();
	expect(errors).toEqual([]);
});
