import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { inFrench } from "@warmline/web/labels/french";
import { expect, phone, test } from "../support/test.ts";

const same = (text: string) => text;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

for (const [prefix, says] of [
	["", same],
	["/fr", inFrench],
] as const) {
	test(`${prefix}/no/such/page is answered with 404, and leads to help without a script (N1, N6)`, async ({
		browser,
		product,
	}) => {
		const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false, viewport: phone });
		const page = await context.newPage();
		const answer = await page.goto(`${prefix}/no/such/page`);
		expect(answer?.status()).toBe(404);
		await expect(heading(page, says(label.site.pageNotFound))).toBeVisible();
		const main = page.getByRole("main");
		await expect(main.getByRole("link", { name: "9-1-1" })).toHaveAttribute("href", "tel:911");
		await expect(main.getByRole("link", { name: "9-8-8" })).toHaveAttribute("href", "tel:988");
		await expect(main.locator(`a[href="${prefix}/"]`)).toBeVisible();
		await main.getByRole("link", { name: says(label.site.centres) }).click();
		await expect(heading(page, says(label.site.centres))).toBeVisible();
		await context.close();
	});
}

test("with scripts the page that nothing is found on stays, and the other language has the same address (N1)", async ({
	people,
}) => {
	const page = await people.stranger();
	const answer = await page.goto("/no/such/page?from=mail");
	expect(answer?.status()).toBe(404);
	await expect(heading(page, label.site.pageNotFound)).toBeVisible();
	const french = page.getByRole("link", { name: "Français" });
	await expect(french).toHaveAttribute("href", "/fr/no/such/page?from=mail&lang=fr");
	await french.click();
	await expect(page).toHaveURL("/fr/no/such/page?from=mail&lang=fr");
	await expect(heading(page, inFrench(label.site.pageNotFound))).toBeVisible();
});

test("the addresses of the product are answered with 200 (N1, A13)", async ({ people }) => {
	const page = await people.stranger();
	for (const path of ["/ShiftManager", "/start", "/customer-chat/0199", "/0199/chat-dashboard", "/fr/hashtag/hope"]) {
		expect((await page.request.get(path)).status(), path).toBe(200);
	}
	expect((await page.request.get("/api/v1/no/such/call/")).headers()["content-type"]).toContain("json");
});
