import home from "../../../content/en/home.json" with { type: "json" };
import society from "../../../content/en/society.json" with { type: "json" };
import accueil from "../../../content/fr/home.json" with { type: "json" };
import societe from "../../../content/fr/society.json" with { type: "json" };
import { expect, test } from "../support/test.ts";

test("each address of the sitemap is a public page, and those that are rendered ahead are all in it (N1)", async ({
	people,
	product,
}) => {
	const { request } = await people.stranger();
	expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${product.url}/sitemap.xml`);
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? "");
	expect(addresses).toEqual(expect.arrayContaining([`${product.url}/`, `${product.url}/fr/Privacy`]));
	expect(addresses).toContain(`${product.url}/chat-form`);
	for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test("an address that is passed on is shown with the organisation's name and its page's words (N1)", async ({
	browser,
	product,
}) => {
	const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
	const page = await context.newPage();
	const says = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
	for (const [path, name, welcome, locale] of [
		["/", society.name, home.welcome, "en_CA"],
		["/fr/", societe.name, accueil.welcome, "fr_CA"],
	] as const) {
		await page.goto(path);
		expect(await says("site_name")).toBe(name);
		expect(await says("title")).toBe(name);
		expect(await says("description")).toBe(welcome);
		expect(await says("locale")).toBe(locale);
	}
	await page.goto("/Privacy");
	expect(await says("title")).toBe(await page.title());
	await context.close();
});

test("a browser finds the site's icon where it looks by itself (N1)", async ({ people }) => {
	const page = await people.stranger();
	const icon = await page.request.get("/favicon.ico");
	expect(icon.status()).toBe(200);
	expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
	await page.goto("/");
	const named = await page.locator("link[rel=icon]").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
	for (const href of named) expect((await page.request.get(href ?? "")).status()).toBe(200);
	expect(named).toHaveLength(2);
});
