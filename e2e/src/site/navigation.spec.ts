import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { expect, holdCalls, logIn, password, test } from "../support/test.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const lengthOfWayBack = (page: Page) => page.evaluate(() => history.length);

/** True as long as the page was not loaded anew. */
const stays = async (page: Page) => {
	await page.evaluate(() => Reflect.set(window, "stays", true));
	return () => page.evaluate(() => Reflect.get(window, "stays") === true);
};

test("an address is found however its letters are written, and with a stroke at its end (N2)", async ({ people }) => {
	const page = await people.stranger();
	for (const [path, name] of [
		["/crisis", label.site.centres],
		["/CODEOFETHICS/", /ethics/i],
		["/Login/", label.site.logIn],
	] as const) {
		await page.goto(path);
		await expect(heading(page, name)).toBeVisible();
	}
});

test("who walks on stands at the top and hears the heading, who goes back stands where they were (N2)", async ({
	people,
}) => {
	const page = await people.stranger();
	await page.goto("/CodeOfEthics");
	await expect(heading(page, /ethics/i)).toBeVisible();
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
	const same = await stays(page);
	const link = page.getByRole("contentinfo").getByRole("link", { name: label.site.safety });
	await link.scrollIntoViewIfNeeded();
	const down = await page.evaluate(() => window.scrollY);
	expect(down).toBeGreaterThan(0);
	await link.click();
	await expect(heading(page, /./)).toBeFocused();
	await expect(page).toHaveURL("/Safety");
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL("/CodeOfEthics");
	await expect(heading(page, /ethics/i)).toBeFocused();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(down);
	expect(await same()).toBe(true);
});

test("the page one leaves stays until the next one is here (N2)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/login");
	await expect(heading(page, label.site.logIn)).toBeVisible();
	const link = page
		.getByRole("navigation", { name: label.site.main })
		.getByRole("link", { name: label.visitor.contact });
	const release = await holdCalls(page, "**/assets/*.js");
	await link.click();
	await expect(page).toHaveURL("/chat-form");
	await expect(heading(page, label.site.logIn)).toBeVisible();
	await expect(link).not.toHaveAttribute("aria-current");
	release();
	await expect(heading(page, label.visitor.talkWithListener)).toBeFocused();
	await expect(link).toHaveAttribute("aria-current", "page");
});

test("a link to the page one is on does not lengthen the way back, and says that one is there (N2)", async ({
	people,
}) => {
	const page = await people.stranger();
	await page.goto("/");
	const link = page
		.getByRole("navigation", { name: label.site.main })
		.getByRole("link", { name: label.site.volunteer });
	await expect(link).not.toHaveAttribute("aria-current");
	const before = await lengthOfWayBack(page);
	await link.click();
	await expect(link).toHaveAttribute("aria-current", "page");
	await link.click();
	expect(await lengthOfWayBack(page)).toBe(before + 1);
});

test("a link pressed with Ctrl opens a tab of its own (N2)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/");
	const opened = page.context().waitForEvent("page");
	await page
		.getByRole("navigation", { name: label.site.main })
		.getByRole("link", { name: label.site.crisis })
		.click({ modifiers: ["ControlOrMeta"] });
	await expect(heading(await opened, label.site.centres)).toBeVisible();
	await expect(page).toHaveURL("/");
});

test("a member keeps their connections while they navigate, and sees which page they are on (D14, P5)", async ({
	people,
}) => {
	const page = await people.stranger();
	const lines: string[] = [];
	page.on("websocket", (line) => lines.push(new URL(line.url()).pathname));
	await logIn(page, "supervisor");
	await page.waitForURL("**/chat-dashboard");
	const same = await stays(page);
	const navigation = page.getByRole("navigation", { name: label.members.members });
	for (const name of [label.members.liveView, label.chats.followUps, label.members.home, label.chats.chats]) {
		const link = navigation.getByRole("link", { name, exact: true });
		await link.click();
		await expect(link).toHaveAttribute("aria-current", "page");
		await expect(navigation.locator("[aria-current]")).toHaveCount(1);
	}
	await navigation.getByRole("link", { name: label.members.home }).click();
	const community = page.getByRole("navigation", { name: label.profiles.community });
	for (const name of [
		label.members.profile,
		label.profiles.followers,
		label.profiles.photos,
		label.profiles.videos,
		label.profiles.files,
		label.profiles.stream,
	]) {
		const link = community.getByRole("link", { name, exact: true });
		await link.click();
		await expect(link).toHaveAttribute("aria-current", "page");
		await expect(community.locator("[aria-current]")).toHaveCount(1);
	}
	await community.getByRole("link", { name: label.preferences.preferences, exact: true }).click();
	await expect(heading(page, label.preferences.preferences)).toBeVisible();
	await page.goBack();
	// The link to an author has their id in it, and one comes to one's own address by it.
	await page.getByRole("article").getByRole("link", { name: "Dora Lindqvist" }).first().click();
	await expect(heading(page, /Dora Lindqvist$/)).toBeVisible();
	expect(lines.sort()).toEqual(["/ws/agent/", "/ws/member/"]);
	expect(await same()).toBe(true);
});

test("what is searched for survives the login as it was written (A13)", async ({ people }) => {
	const sam = await people.member("supervisor");
	const own = new URL(sam.url()).pathname.replace("chat-dashboard", "past-chats");
	const page = await people.stranger();
	const query = "50% of a&b %26 c+d";
	await page.goto(`${own}?${new URLSearchParams({ query })}`);
	await page.waitForURL("**/login?next=*");
	await page.getByLabel(label.accounts.emailOrUsername).fill("supervisor");
	await page.getByLabel(label.accounts.password, { exact: true }).fill(password);
	await page.getByRole("button", { name: label.accounts.login }).click();
	await expect(page.getByLabel(label.ui.search, { exact: true })).toHaveValue(query);
});
