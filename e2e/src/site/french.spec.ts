import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { inFrench } from "@warmline/web/labels/french";
import { startsWith } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";
import { log, says } from "../support/visitor.ts";

test.describe.configure({ timeout: 120_000 });

const pages = [
	...["", "/Crisis", "/chat-form", "/Volunteer", "/contact", "/ApplyListener", "/ApplySupervisor", "/ApplyPlacement"],
	...["/ReferenceCheckForm", "/NDAForm", "/PoliceRecordCheck", "/About", "/CoreCompetencies", "/CodeOfEthics"],
	...["/Privacy", "/Safety", "/Terms", "/login", "/register", "/register?type=listener", "/forgot-password"],
	...["/reset-password?token=x", "/email-verification?expired=true", "/no/such/page"],
];

/** Everything that may stand on a French page: the French content, and names that are the same in every language. */
const french = [...globSync("content/fr/**/*.{json,md}"), "content/crisis-centres.json", "content/society.json"]
	.map((file) => readFileSync(file, "utf8"))
	.join("\n")
	.replace(/[\s\u00a0]+/g, " ");

const shown = () => {
	const texts = new Set<string>();
	const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walk.nextNode()) {
		const inScript = walk.currentNode.parentElement?.closest("script, style, noscript, [lang=en]");
		if (!inScript) texts.add(walk.currentNode.textContent ?? "");
	}
	for (const one of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
		for (const name of ["aria-label", "placeholder", "title"]) texts.add(one.getAttribute(name) ?? "");
	}
	return [...texts].map((text) => text.replace(/[\s\u00a0]+/g, " ").trim());
};

/** What both pages show, and what is French for neither. */
const leftInEnglish = async (page: Page, path: string): Promise<string[]> => {
	await page.goto(path || "/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const english = new Set(await page.evaluate(shown));
	await page.goto(`/fr${path}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const isWord = (text: string) => /[a-z]{3}/.test(text) && !french.includes(text);
	return (await page.evaluate(shown)).filter((text) => english.has(text) && isWord(text));
};

/** Sentences of these areas that stand on the page as they are said in English. */
const saidInEnglish = async (page: Page, areas: readonly string[]): Promise<string[]> => {
	const texts = await page.evaluate(shown);
	return areas.flatMap((area) => {
		const words: Record<string, unknown> = JSON.parse(readFileSync(`content/fr/words/${area}.json`, "utf8"));
		const english = Object.keys(words).filter((sentence) => sentence.length > 8 && words[sentence] !== sentence);
		return texts.filter((text) => english.includes(text));
	});
};

for (const path of pages) {
	test(`/fr${path} is French (N1, N2)`, async ({ people }) => {
		const page = await people.stranger();
		const errors = consoleErrors(page);
		expect(await leftInEnglish(page, path)).toEqual([]);
		await expect(page.locator("html")).toHaveAttribute("lang", "fr");
		// That nothing is there is no error of the page, but browsers write it among them.
		expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
	});
}

test("who comes with a French browser reads French, and stays with what they choose (N1)", async ({
	browser,
	product,
}) => {
	const context = await browser.newContext({ baseURL: product.url, locale: "fr-CA", viewport: phone });
	const page = await context.newPage();
	await page.goto("/Crisis?from=a-friend");
	await expect(page).toHaveURL(/\/fr\/Crisis\?from=a-friend$/);
	await page.getByRole("link", { name: label.platform.english }).click();
	await expect(page).toHaveURL(/\/Crisis\?from=a-friend&lang=en$/);
	await expect(page.getByRole("heading", { level: 1, name: label.site.centres })).toBeVisible();
	await page.goto("/");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await page.getByRole("link", { name: "Français" }).click();
	await expect(page).toHaveURL(/\/fr\/?\?lang=fr$/);
	await page.goto("/Privacy");
	await expect(page).toHaveURL(/\/fr\/Privacy$/);
	await context.close();
});

test("a French visitor asks, talks and is thanked in French; her listener sees what she reads (V1, V2, V3, D4)", async ({
	people,
}) => {
	const lina = await people.member("listener1");
	const visitor = await people.stranger(phone);
	await visitor.goto("/fr");
	await visitor.getByRole("link", { name: inFrench(label.site.getSupport) }).click();
	await expect(visitor).toHaveURL(/\/fr\/chat-form$/);
	await visitor.getByLabel(inFrench(label.visitor.talkAboutQuestion)).fill("Je me sens seule depuis mon déménagement.");
	await visitor.getByRole("textbox", { name: startsWith(inFrench(label.chats.email)) }).fill("pas une adresse");
	await visitor.getByRole("checkbox", { name: inFrench(label.visitor.acceptTerms) }).check();
	await visitor.getByRole("button", { name: inFrench(label.visitor.submitToChat) }).click();
	await expect(visitor.getByText(inFrench(label.contract.invalidEmailFormat))).toBeVisible();
	await visitor.getByRole("textbox", { name: startsWith(inFrench(label.chats.email)) }).fill("");
	await visitor.getByRole("button", { name: inFrench(label.visitor.submitToChat) }).click();
	await expect(visitor).toHaveURL(/\/fr\/customer-chat\//);
	await expect(log(visitor)).toContainText("Je me sens seule");

	const row = lina.getByRole("button", { name: /Je me sens seule/ });
	await expect(row).toContainText(label.platform.french);
	await row.click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await says(lina, "Bonjour, ici Lina.");
	await expect(log(visitor)).toContainText("Bonjour, ici Lina.");
	await visitor.reload();
	await expect(log(visitor)).toContainText("Bonjour, ici Lina.");
	await lina.getByRole("button", { name: label.chats.endChat }).click();
	await lina.getByRole("dialog").getByRole("button", { name: label.chats.endChat }).click();
	await expect(visitor.getByRole("button", { name: inFrench(label.visitor.startNewChat) })).toBeVisible();
	expect(await saidInEnglish(visitor, ["chats"])).toEqual([]);
});

test("a member reads French too, once the address says so (A11, D1, F1, P1)", async ({ people }) => {
	const page = await people.stranger(phone);
	await page.goto("/fr/login");
	await page.getByLabel(inFrench(label.accounts.emailOrUsername)).fill("listener1");
	await page.getByLabel(inFrench(label.accounts.password), { exact: true }).fill("Warmline!2026");
	await page.getByRole("button", { name: inFrench(label.accounts.login) }).click();
	await expect(page).toHaveURL(/\/fr\/[0-9a-f-]{36}\/chat-dashboard$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await saidInEnglish(page, ["chats"])).toEqual([]);
	const own = page.url().replace("chat-dashboard", "");
	const areas = ["feed", "media", "profiles", "preferences", "notifications", "moderation", "members", "shifts", "ui"];
	for (const place of [
		"activity-feed",
		"profile?tab=about",
		"photos",
		"files",
		"followers",
		"preferences",
		"notifications",
	]) {
		await page.goto(own + place);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByText(/^Chargement/)).toHaveCount(0);
		expect(await saidInEnglish(page, areas), place).toEqual([]);
	}
});
