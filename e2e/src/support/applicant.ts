import type { Page } from "@playwright/test";
import { listenerQuestions } from "@warmline/contract/applications/listener-application";
import { answerBounds } from "@warmline/contract/applications/supervisor-application";
import { label } from "@warmline/web/labels";
import { exactly, startsWith } from "@warmline/web/labels/match";
import type { ApiClient } from "./api-client.ts";
import type { Product } from "./product.ts";
import { expect } from "./test.ts";

/** Registered, with the email verified: somebody who may apply. */
export const newcomer = async (api: ApiClient, product: Product, username: string, type = "listener") => {
	const email = await api.register(username, type);
	await fetch(await product.linkMailedTo(email));
	return email;
};

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
/** All that was typed has arrived. */
export const isSaved = async (page: Page) => {
	await expect(page.getByText(label.applications.saving)).toHaveCount(0);
	await expect(page.getByRole("status").filter({ hasText: exactly(label.applications.saved) })).toBeVisible();
};
/** An answer by the name of its field. */
export const answer = (page: Page, name: string) => page.locator(`[name=${name}]`);

export const tick = async (page: Page, names: readonly string[]) => {
	for (const name of names) await answer(page, name).check();
};

export const start = async (page: Page, username: string) => {
	await page.getByRole("link", { name: label.applicant.goToApplication }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("application");
	expect(new URL(page.url()).pathname, username).toMatch(/onboarding$/);
};

/** A step of an application, as "onboarding-2", stands there: its address comes before it, while the last one still does. */
export const arriveAt = async (page: Page, step: string) => {
	await page.waitForURL(`**/${step}`);
	await expect(page.getByText(startsWith(label.applicant.pageOf, { page: step.at(-1) ?? "" }))).toBeVisible();
};

export const fillInformation = async (page: Page) => {
	await answer(page, "phone_number").fill("705 555 0134");
	await answer(page, "over_18").check();
	await answer(page, "country").selectOption("Canada");
	await answer(page, "address").fill("12 Elm Street, Sudbury");
};

export const fillInterview = async (page: Page) => {
	for (const name of listenerQuestions) await answer(page, name).fill(`My answer about ${name}.`);
	await page.getByRole("radio", { name: label.applications.no }).check({ force: true });
};

export const fillAgreements = async (page: Page) => {
	await tick(page, ["volunteer_reference", "criminal_record_check", "commitment", "complete_training"]);
	await page.getByRole("radio", { name: "7", exact: true }).check({ force: true });
	await page
		.getByRole("group", { name: startsWith(label.applicant.whichShiftsQuestion) })
		.getByRole("checkbox")
		.first()
		.check();
};

export const fillLongAnswers = async (page: Page) => {
	for (const [name, [least]] of Object.entries(answerBounds)) await answer(page, name).fill("Word. ".repeat(least / 5));
};

export const fillFinal = async (page: Page) => {
	await tick(page, ["agrees_training", "agrees_three_months", "agrees_four_shifts"]);
	await page
		.getByRole("group", { name: startsWith(label.applicant.supervisedShiftsQuestion) })
		.getByRole("checkbox")
		.nth(1)
		.check();
	await answer(page, "expected_commitment").selectOption("4-6");
};

const pdf = (size = 1200) => Buffer.from(`%PDF-1.4\n${"% warmline\n".repeat(size / 11)}%%EOF\n`);

export const chooseFile = (page: Page, document: string, name: string, size?: number) =>
	page
		.getByLabel(new RegExp(`: ${document}$`))
		.and(page.locator("input[type=file]"))
		.setInputFiles({ name, mimeType: "application/pdf", buffer: pdf(size) });
