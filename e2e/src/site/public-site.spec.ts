import { readFileSync } from "node:fs";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { inFrench } from "@warmline/web/labels/french";
import { anyOf, contains, exactly, startsWith } from "@warmline/web/labels/match";
import home from "../../../content/en/home.json" with { type: "json" };
import programmes from "../../../content/en/programmes.json" with { type: "json" };
import { desktop, expect, holdCalls, password, phone, test } from "../support/test.ts";
import { tabTo } from "../support/visitor.ts";

test.describe.configure({ timeout: 120_000 });

const titleOf = (name: string) => {
	const title = /^title: (.*)$/m.exec(readFileSync(`content/en/pages/${name}.md`, "utf8"))?.[1];
	if (!title) throw new Error(`content/en/pages/${name}.md has no title`);
	return title.replace(/^["']|["']$/g, "");
};

const textPages = [
	["/Volunteer", "volunteer"],
	["/contact", "donate"],
	["/PoliceRecordCheck", "police-record-check"],
	["/About", "about"],
	["/CoreCompetencies", "core-competencies"],
	["/CodeOfEthics", "code-of-ethics"],
	["/Listeners", "listeners"],
	["/Privacy", "privacy"],
	["/Safety", "safety"],
	["/Terms", "terms"],
] as const;

const applyPages = [
	["/ApplyListener", programmes.listener.page_title],
	["/ApplySupervisor", programmes.supervisor.page_title],
	["/ApplyPlacement", programmes.placement.page_title],
] as const;

test("every text page keeps its title when its scripts have run (N2, N9, N10)", async ({ people }) => {
	const page = await people.stranger();
	for (const [path, name] of textPages) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1, name: titleOf(name) })).toBeVisible();
	}
});

test("every public page can be read before any script has run (N1, N3, N4, N5, N6, N9, N10)", async ({
	browser,
	product,
}) => {
	const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
	const page = await context.newPage();
	const named = textPages.map(([path, name]) => [path, titleOf(name)] as const);
	const others = [["/", home.heading], ["/Crisis", label.site.centres], ...applyPages] as const;
	for (const [path, title] of [...named, ...others]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await expect(page).not.toHaveTitle("Warmline");
	}
	await page.goto("/Crisis");
	await expect(page.getByRole("link", { name: "Call 1-800-668-6868 (Kids Help Phone)" })).toHaveAttribute(
		"href",
		"tel:+18006686868",
	);
	await context.close();
});

test("the header leads where it says, on a desk and on a phone (N2)", async ({ people }) => {
	const places = [
		[label.site.shiftManager, "/ShiftManager"],
		[label.site.contact, "/chat-form"],
		[label.site.crisis, "/Crisis"],
		[label.site.volunteer, "/Volunteer"],
		[label.site.donate, "/contact"],
	] as const;
	const page = await people.stranger(desktop);
	await page.goto("/");
	const main = page.getByRole("navigation", { name: label.site.main });
	for (const [name, href] of places) {
		await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
	}
	await main.locator("summary").click();
	await main.getByRole("link", { name: label.site.placement }).click();
	await expect(page.getByRole("heading", { level: 1, name: programmes.placement.page_title })).toBeVisible();

	const small = await people.stranger(phone);
	await small.goto("/");
	await expect(small.getByRole("navigation", { name: label.site.main })).toBeHidden();
	await small.getByText(label.site.menu, { exact: true }).click();
	const menu = small.getByRole("navigation", { name: label.site.menu });
	for (const [name, href] of places) {
		await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
	}
	await menu.getByRole("link", { name: t(label.site.apply, { role: label.site.supervisor }) }).click();
	await expect(small.getByRole("heading", { level: 1, name: programmes.supervisor.page_title })).toBeVisible();
	await expect(menu).toBeHidden();
});

test("the menus open without a script, and by keyboard, and Escape closes them (N2)", async ({
	browser,
	people,
	product,
}) => {
	const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false, viewport: phone });
	const bare = await context.newPage();
	await bare.goto("/");
	await bare.getByText(label.site.menu, { exact: true }).click();
	await bare
		.getByRole("navigation", { name: label.site.menu })
		.getByRole("link", { name: label.site.volunteer, exact: true })
		.click();
	await expect(bare.getByRole("heading", { level: 1, name: titleOf("volunteer") })).toBeVisible();
	await context.close();

	const page = await people.stranger();
	await page.goto("/");
	const apply = page.getByRole("navigation", { name: label.site.main }).locator("summary");
	const placement = page.getByRole("link", { name: label.site.placement, exact: true });
	await tabTo(page, apply);
	await page.keyboard.press("Enter");
	await expect(placement).toBeVisible();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	await expect(placement).toBeHidden();
	await expect(apply).toBeFocused();
	await page.keyboard.press("Enter");
	await page.mouse.click(5, 600);
	await expect(placement).toBeHidden();
});

test("the shift manager of the header is one's own, after the login if need be (N2)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/ShiftManager");
	await expect(page).toHaveURL(/\/login\?next=/);
	await page.getByLabel(label.accounts.emailOrUsername).fill("listener1");
	await page.getByLabel(label.accounts.password, { exact: true }).fill(password);
	await page.getByRole("button", { name: label.accounts.login }).click();
	await expect(page).toHaveURL(/\/[0-9a-f-]{36}\/shift-manager$/);
	await page.goto("/ShiftManager");
	await expect(page).toHaveURL(/\/[0-9a-f-]{36}\/shift-manager$/);
});

test("no link of the public pages leads nowhere (N1, N2)", async ({ people }) => {
	const page = await people.stranger();
	const seen = new Set<string>();
	const next = ["/", "/fr"];
	for (let path = next.pop(); path !== undefined; path = next.pop()) {
		if (seen.has(path)) continue;
		seen.add(path);
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		const missing = page.getByRole("heading", {
			name: anyOf(exactly(label.site.pageNotFound), exactly(inFrench(label.site.pageNotFound))),
		});
		await expect(missing, `${path} is there`).toHaveCount(0);
		const links = await page
			.locator("a[href^='/']")
			.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
		next.push(...links.map((href) => href.replace(/[#?].*/, "")));
	}
	expect(seen.size).toBeGreaterThan(30);
});

test("the crisis page is narrowed by place, language and kind; 9-1-1 and 9-8-8 stay (N6)", async ({ people }) => {
	const page = await people.stranger(phone);
	await page.goto("/Crisis");
	const first = page.getByRole("article").filter({ hasText: /9-1-1|9-8-8/ });
	const count = page.getByRole("status");
	await expect(count).toHaveText(tn(43, label.site.centreCount));
	await page.getByLabel(label.site.place, { exact: true }).selectOption("Thunder Bay and Northwestern Ontario");
	await expect(count).not.toHaveText(tn(43, label.site.centreCount));
	await expect(page.getByRole("heading", { level: 2, name: contains(label.platform.placesOfRegion) })).toBeVisible();
	await page.getByLabel(label.site.language).selectOption(label.platform.french);
	await expect(count).not.toHaveText(tn(43, label.site.centreCount));
	await page.getByLabel(label.site.whatFor).selectOption("crisis");
	await expect(count).not.toHaveText(tn(43, label.site.centreCount));
	await expect(page.getByRole("article").filter({ hasText: "Kids Help Phone" })).toBeVisible();
	await expect(first).toHaveCount(2);
	await page.getByLabel(label.site.searchCentres).fill("nowhere at all");
	await expect(count).toHaveText(tn(0, label.site.centreCount));
	await expect(first).toHaveCount(2);
	await page.getByRole("button", { name: label.site.showAllCentres }).click();
	await expect(count).toHaveText(tn(43, label.site.centreCount));
});

test("a director is told which crisis centres have to be checked again, and nobody else (N6)", async ({ people }) => {
	const dora = await people.member("director", phone);
	await dora.getByRole("link", { name: label.members.home }).click();
	const due = dora.getByRole("region", { name: label.members.centresToCheck });
	await due.getByText(label.members.whichOnes).click();
	await expect(due.getByRole("listitem").first()).toBeVisible();
	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: label.members.home }).click();
	await expect(
		sam.getByRole("heading", {
			level: 1,
			name: anyOf(
				startsWith(label.members.goodMorning),
				startsWith(label.members.goodAfternoon),
				startsWith(label.members.goodEvening),
			),
		}),
	).toBeVisible();
	await expect(sam.getByRole("feed").getByRole("article").first()).toBeVisible();
	await expect(sam.getByRole("region", { name: label.members.centresToCheck })).toHaveCount(0);
});

test("what is typed before the script of the crisis page runs is searched for (N6)", async ({ people }) => {
	const page = await people.stranger(phone);
	const release = await holdCalls(page, "**/assets/*.js");
	await page.goto("/Crisis", { waitUntil: "commit" });
	await page.getByLabel(label.site.searchCentres).fill("no such place anywhere");
	release();
	await expect(page.getByText(label.site.noCentreFound)).toBeVisible();
});
