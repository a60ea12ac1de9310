import { tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { expect, phone, test } from "../support/test.ts";

/** In the page: the crisis pages that are kept whole, each with all files that it names. */
const keptWhole = async () => {
	const names = await caches.keys();
	const whole = names.map(async (name) => {
		const cache = await caches.open(name);
		const request = (await cache.keys()).find(({ url }) => !/\/(?:assets|content)\//.test(url));
		const page = request && (await cache.match(request));
		if (!page) return [];
		const files = (await page.text()).match(/\/(?:assets|content)\/[\w./-]+/g) ?? [];
		const there = await Promise.all(files.map((file) => cache.match(file, { ignoreVary: true })));
		return there.length > 0 && there.every(Boolean) ? [name] : [];
	});
	return (await Promise.all(whole)).flat().length;
};

test.use({ opensNeutralExit: true });

test("the crisis page is there without a connection once it was seen, and other pages lead to it (N6)", async ({
	people,
}) => {
	const page = await people.stranger(phone);
	const kept = () => page.evaluate(keptWhole);
	await page.goto("/fr/Crisis");
	await expect.poll(kept).toBe(1);
	await page.goto("/Crisis");
	await expect.poll(kept).toBe(2);
	await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

	const context = page.context();
	await context.route("**/*", (route) => route.abort());
	await context.setOffline(true);
	await page.goto("/Crisis");
	await expect(page.getByRole("link", { name: "Call 1-800-668-6868 (Kids Help Phone)" })).toBeVisible();
	await expect(page.getByText(label.site.offlineNotice, { exact: false })).toBeVisible();
	await page.getByLabel(label.site.searchCentres).fill("kids");
	await expect(page.getByRole("status").filter({ hasText: tn(1, label.site.centreCount) })).toBeVisible();
	await page.goto("/fr/Volunteer");
	await expect(page).toHaveURL(/\/fr\/Crisis$/);
	await expect(page.getByRole("article").filter({ hasText: "9-8-8" }).first()).toBeVisible();
});

test("a quick exit deletes the cached crisis page (N6, V10)", async ({ people }) => {
	const page = await people.stranger(phone);
	await page.goto("/Crisis");
	await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
	await page.getByRole("button", { name: label.ui.leaveThisPage }).click();
	await page.waitForURL(/google/);
	await page.goto("/Terms");
	await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});
