import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { inFrench } from "@warmline/web/labels/french";
import { startsWith } from "@warmline/web/labels/match";
import { expect, holdCalls, phone, test } from "../support/test.ts";
import { log, messageField, submit, terms } from "../support/visitor.ts";

const same = (text: string) => text;
const email = (page: Page) => page.getByRole("textbox", { name: startsWith(label.chats.email) });

for (const [prefix, says] of [
	["", same],
	["/fr", inFrench],
] as const) {
	test(`${prefix}/chat-form can be read without a script, and says whom one can call instead (V1, N6)`, async ({
		browser,
		product,
	}) => {
		const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false, viewport: phone });
		const page = await context.newPage();
		await page.goto(`${prefix}/chat-form`);
		await expect(page.getByRole("heading", { level: 1, name: says(label.visitor.talkWithListener) })).toBeVisible();
		await expect(page.getByLabel(says(label.visitor.talkAboutQuestion))).toBeEditable();
		await expect(page.locator("select")).toHaveCount(4);
		await expect(page.getByRole("checkbox")).toBeEnabled();
		await expect(page.getByRole("main").locator('a[href="tel:988"]')).toBeVisible();
		await expect(page.locator('header a[href="/chat-form"], header a[href="/fr/chat-form"]').first()).toBeAttached();
		// Playwright finds no words in a noscript by themselves.
		await expect(page.locator("form noscript p")).toHaveText(says(label.visitor.notSentWithoutScripts));
		await expect(page.locator("form noscript p")).toBeVisible();
		// Nobody knows yet whether anybody is there.
		await expect(page.getByText(says(label.visitor.checkingWhoIsHere))).toBeHidden();
		await expect(page.getByRole("button", { name: says(label.visitor.submitToChat) })).toBeDisabled();
		await context.close();
	});
}

test("what is typed and chosen before the scripts run is kept and sent (V1, V2)", async ({ people }) => {
	const page = await people.stranger(phone);
	const release = await holdCalls(page, "**/assets/*.js");
	await page.goto("/chat-form", { waitUntil: "commit" });
	await messageField(page).fill("I wrote this before the scripts came");
	await page.getByLabel(label.chats.age).selectOption("26-35");
	await page.getByLabel(label.visitor.feelingQuestion).selectOption("7");
	await terms(page).check();
	await email(page).fill("early@example.org");
	await expect(page.getByText(label.visitor.checkingWhoIsHere)).toBeVisible();
	await expect(submit(page)).toBeDisabled();
	await email(page).press("Enter");
	await page.locator("form").evaluate((form) => form instanceof HTMLFormElement && form.submit());
	await expect(page).toHaveURL("/chat-form");
	release();
	await expect(submit(page)).toBeEnabled();
	await expect(messageField(page)).toHaveValue("I wrote this before the scripts came");
	const [call] = await Promise.all([page.waitForRequest("**/api/v1/chat/initiate-chat/"), submit(page).click()]);
	expect(call.postDataJSON()).toMatchObject({
		age: "26-35",
		scale: "7",
		email: "early@example.org",
		accept_terms: true,
	});
	await expect(log(page)).toContainText("I wrote this before the scripts came");
});

test("the fields stay where they are when the scripts come and the listeners are counted (V1)", async ({ people }) => {
	await people.member("listener1");
	for (const size of [phone, { width: 1440, height: 900 }]) {
		const page = await people.stranger(size);
		const release = await holdCalls(page, "**/assets/*.js");
		await page.goto("/chat-form", { waitUntil: "commit" });
		const place = () => messageField(page).evaluate((field) => field.getBoundingClientRect().top);
		await expect(page.getByText(label.visitor.checkingWhoIsHere)).toBeVisible();
		// A text can be there before the styles are.
		await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		const before = await place();
		release();
		await expect(page.getByText(label.visitor.checkingWhoIsHere)).toBeHidden();
		await expect(page.getByRole("strong")).toBeVisible();
		expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
	}
});

test("on the way back the browser fills in nothing that the tab has forgotten (V1, V3)", async ({ people }) => {
	const page = await people.stranger(phone);
	await page.goto("/chat-form");
	await expect(page.getByText(label.visitor.checkingWhoIsHere)).toBeHidden();
	await messageField(page).fill("For nobody else at this computer");
	await page.getByLabel(label.chats.age).selectOption("26-35");
	await email(page).fill("nobody.else@example.org");
	await terms(page).check();
	// As when the form was sent, and another page was opened.
	await page.evaluate(() => sessionStorage.clear());
	await page.goto("/robots.txt");
	await page.goBack();
	await expect(page.getByText(label.visitor.checkingWhoIsHere)).toBeHidden();
	await expect(messageField(page)).toHaveValue("");
	await expect(email(page)).toHaveValue("");
	await expect(page.getByLabel(label.chats.age)).toHaveValue("");
	await expect(terms(page)).not.toBeChecked();
});
