import { readFile } from "node:fs/promises";
import { versionOfText } from "@warmline/site/text-version";
import type { Backstage } from "./backstage.ts";
import { consoleErrors } from "./screen.ts";
import { expect, test } from "./test.ts";

const agreement = new URL("../../content/en/pages/nda.md", import.meta.url);
const today = new Date().toISOString().slice(0, 10);

const sendReference = (backstage: Backstage, first_name: string, last_name: string) =>
	backstage.post("/forms/reference-check/", {
		...{ first_name, last_name, date: today },
		email: `${first_name}.${last_name}@example.org`.toLowerCase(),
	});

test("a director finds a form, reads what was agreed to, and takes back that he dealt with it (N7, N8)", async ({
	people,
	backstage,
}) => {
	for (const name of ["Quincy", "Quilla"]) await sendReference(backstage, name, "Quist");
	await backstage.post("/forms/nda/", {
		...{ name: "Quentin Quist", email: "quentin@example.org", city: "Sudbury", province: "Ontario" },
		...{ date: today, agreed: true, text_version: versionOfText(await readFile(agreement, "utf8")) },
	});

	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: "Forms" }).click();
	await dora.getByLabel("Search", { exact: true }).fill("quist");
	const cards = dora.getByRole("main").getByRole("listitem");
	await expect(cards).toHaveCount(3);
	await expect(cards.first()).toContainText("Quentin Quist");
	await expect(dora.getByText("@example.org")).toHaveCount(0);
	await dora.getByLabel("Kind").selectOption("nda");
	await expect(cards).toHaveCount(1);

	await dora.getByRole("button", { name: "Read: Confidentiality agreement of Quentin Quist" }).click();
	await expect(cards.getByText("Sudbury")).toBeVisible();
	await expect(cards.getByRole("link", { name: "quentin@example.org" })).toBeVisible();
	await cards.getByText("The text that was agreed to").click();
	await expect(cards.getByText("What is confidential")).toBeVisible();

	await dora.getByRole("button", { name: "Mark as dealt with: Confidentiality agreement of Quentin Quist" }).click();
	await expect(cards.getByText("Dealt with by Dora")).toBeVisible();
	await dora.reload();
	await expect(cards).toHaveCount(1);
	await expect(cards.getByText("Dealt with by Dora")).toBeVisible();
	await dora.getByRole("button", { name: "Undo: Confidentiality agreement of Quentin Quist" }).click();
	await expect(cards.getByText("Dealt with by Dora")).toHaveCount(0);

	// What is chosen before the search has gone out holds with it.
	await dora.getByLabel("Kind").selectOption("");
	await dora.getByLabel("Search", { exact: true }).fill("quilla");
	await dora.getByLabel("Kind").selectOption("reference_check");
	await expect(dora).toHaveURL(/(?=.*kind=reference_check)(?=.*query=quilla)/);
	await expect(cards).toHaveCount(1);

	await dora.getByLabel("Search", { exact: true }).fill("nobody of this name");
	await expect(dora.getByText("No form fits this search.")).toBeVisible();
	await dora.getByRole("link", { name: "Audit log" }).click();
	await expect(dora.getByText("Confidentiality agreement: Quentin Quist")).toHaveCount(1);
	await expect(dora.getByText("Dora read a form that somebody sent.").first()).toBeVisible();
	expect(errors).toEqual([]);
});
