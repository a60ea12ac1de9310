import { readFile } from "node:fs/promises";
import { versionOfText } from "@warmline/site/text-version";
import type { Backstage } from "./backstage.ts";
import { consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";

const agreement = new URL("../../content/en/pages/nda.md", import.meta.url);
const today = new Date().toISOString().slice(0, 10);

const sendReference = (backstage: Backstage, first_name: string, last_name: string) =>
	backstage.post("/forms/reference-check/", {
		...{ first_name, last_name, date: today },
		email: `${first_name}.${last_name}@example.org`.toLowerCase(),
	});

test("who goes through a form by keyboard does not meet the field that is for programs (N7, N8)", async ({
	people,
}) => {
	const page = await people.stranger();
	for (const address of ["/ReferenceCheckForm", "/NDAForm"]) {
		await page.goto(address);
		await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
		await expect(page.getByRole("textbox", { name: /Topic/ })).toHaveCount(0);
		await page.getByLabel("Email").focus();
		const met: string[] = [];
		for (let last = ""; last !== "Send" && met.length < 20; ) {
			await page.keyboard.press("Tab");
			const at = await page.evaluate(() => ({
				name: document.activeElement?.getAttribute("name") ?? "",
				text: document.activeElement?.textContent ?? "",
			}));
			met.push(at.name);
			last = at.text;
		}
		expect(met).toContain("date");
		expect(met).not.toContain("topic");
	}
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

test("a list that cannot be had says so and can be asked for again, and older forms follow (N7)", async ({
	people,
	backstage,
}) => {
	for (let n = 0; n < 52; n++) await sendReference(backstage, `Referee${n}`, "Zimmer");
	const dora = await people.member("director", phone);
	const list = /\/api\/v1\/forms\/(\?|$)/;
	await dora.route(list, (route) => route.fulfill({ status: 404, body: "" }));
	await dora.getByRole("button", { name: "More" }).click();
	await dora.getByRole("menuitem", { name: "Forms" }).click();
	await expect(dora.getByText("Failed to fetch the forms.")).toBeVisible();
	await dora.unroute(list);
	await dora.getByRole("button", { name: "Try again" }).click();
	await expect(dora.getByText("Referee51 Zimmer")).toBeVisible();
	await expect(dora.getByText("Referee0 Zimmer")).toHaveCount(0);
	await dora.getByRole("button", { name: "Show older forms" }).click();
	await expect(dora.getByText("Referee0 Zimmer")).toBeVisible();
});
