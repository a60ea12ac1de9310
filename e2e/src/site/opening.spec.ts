import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { Product } from "../support/product.ts";
import { desktop, enter, expect, logIn, phone, test } from "../support/test.ts";
import { asksInPage, log, says } from "../support/visitor.ts";

const ownPassword = "Kettle-harbour!29";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toSetup = (page: Page) => page.getByRole("link", { name: startsWith(label.members.setUp) }).first();
const step = (page: Page, title: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

const publishes = async (page: Page) => {
	await expect(page.getByText(label.publishing.draftSaved)).toBeVisible();
	await button(page, label.publishing.publish).click();
	await page.getByRole("dialog").getByRole("button", { name: label.publishing.publish }).click();
	// All pages are rendered again before it is said.
	await expect(page.getByText(label.publishing.published)).toBeVisible({ timeout: 30_000 });
};

/** What an invitation asks for, beside what it knows. */
const joins = async (page: Page, username: string) => {
	await page.getByLabel(label.invitations.username, { exact: true }).fill(username);
	await page.getByLabel(label.accounts.password, { exact: true }).fill(ownPassword);
	await page.getByLabel(label.accounts.confirmPassword).fill(ownPassword);
	await page.getByLabel(label.forms.readAndAgree).check();
	await page.getByRole("button", { name: label.invitations.createAccount }).click();
	await expect(page.getByRole("heading", { name: label.invitations.accountIsReady })).toBeVisible();
};

test("from an empty folder to the first answered chat: a director sets everything up in the browser and opens", async ({
	browser,
}) => {
	test.slow();
	const product = await Product.start({ isNew: true });
	const newPage = async (viewport = desktop) => {
		const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce", viewport });
		context.setDefaultTimeout(15_000);
		return context.newPage();
	};
	try {
		const visitor = await newPage(phone);
		for (const path of ["/", "/chat-form", "/About"]) {
			await visitor.goto(path);
			await expect(visitor.getByRole("heading", { level: 1, name: label.site.notOpenYet })).toBeVisible();
		}
		await expect(visitor.locator("body")).not.toContainText(/\.example|Warmline/);
		await visitor.goto("/login");
		await visitor.getByRole("banner").getByRole("link").first().click();
		await expect(visitor.getByRole("heading", { name: label.site.notOpenYet })).toBeVisible();
		await visitor.getByRole("link", { name: label.site.allCentres }).click();
		await expect(visitor).toHaveURL(/\/Crisis$/);

		const dora = await newPage();
		await dora.goto(await product.firstDirectorLink());
		await dora.getByLabel(label.invitations.legalFirstName).fill("Dora");
		await dora.getByLabel(label.invitations.legalLastName).fill("Lind");
		await dora.getByLabel(label.invitations.email, { exact: true }).fill("dora@listen.example.org");
		await joins(dora, "dora");
		await logIn(dora, "dora", ownPassword);
		await toSetup(dora).click();
		await button(dora, label.setup.openToVisitors).click();
		await expect(dora.getByRole("alert").getByRole("link", { name: label.setup.nameAndAddresses })).toBeVisible();

		await dora.getByRole("link", { name: label.setup.editName }).click();
		await dora.getByLabel(label.publishing.contactEmail).fill("hello@listen.example.org");
		await dora.getByLabel(label.publishing.applicationsEmail).fill("join@listen.example.org");
		for (const language of [0, 1]) {
			await dora.getByLabel(label.publishing.name, { exact: true }).nth(language).fill("Harbour Listeners");
			await dora.getByLabel(label.publishing.shortName).nth(language).fill("Harbour");
			await dora.getByLabel(label.publishing.region).nth(language).fill("Nova Scotia");
		}
		await publishes(dora);

		await toSetup(dora).click();
		await dora.getByRole("link", { name: label.setup.lookAtLines }).click();
		await dora.getByText("CMHA Thunder Bay Crisis Response").first().click();
		await dora.getByLabel(label.publishing.textNumber).last().fill("807-346-8283");
		await publishes(dora);

		await dora.getByRole("link", { name: label.members.settings }).click();
		await dora.getByLabel(label.chats.whoCanAsk).selectOption(label.chats.whileAvailable);
		await button(dora, label.chats.save).click();
		await expect(dora.getByText(label.chats.savedFromNowOn)).toBeVisible();

		await dora.getByRole("link", { name: label.members.members, exact: true }).click();
		await dora.getByRole("link", { name: label.members.invitations, exact: true }).click();
		await button(dora, label.invitations.inviteAPerson).click();
		await dora.getByLabel(label.invitations.name, { exact: true }).fill("Lina Moreau");
		await dora.getByLabel(label.invitations.email, { exact: true }).fill("lina@listen.example.org");
		await dora.getByLabel(label.invitations.role, { exact: true }).selectOption(label.members.listener);
		await button(dora, label.invitations.sendInvitation).click();
		await expect(dora.getByText(t(label.invitations.isOnItsWay, { email: "lina@listen.example.org" }))).toBeVisible();
		const lina = await newPage();
		await lina.goto(await product.linkMailedTo("lina@listen.example.org"));
		await joins(lina, "lina");

		await toSetup(dora).click();
		for (const [title, confirm] of [
			[label.setup.regionAndTimeZone, label.setup.regionIsRight],
			[label.setup.crisisLines, label.setup.checkedLines],
			[label.setup.whenOpen, label.setup.keepDoor],
		] as const) {
			await dora.getByRole("button", { name: startsWith(confirm) }).click();
			await expect(step(dora, title).getByText(label.setup.done, { exact: true })).toBeVisible();
		}
		await button(dora, label.setup.openToVisitors).click();
		await button(dora, label.setup.openNow).click();
		await expect(dora.getByText(t(label.setup.openedBy, { name: "Dora" }))).toBeFocused();
		await expect(toSetup(dora)).toHaveCount(0);

		await enter(lina, "lina", ownPassword);
		await visitor.goto("/");
		await expect(visitor).toHaveTitle(/Harbour Listeners/);
		await expect(visitor.locator("body")).not.toContainText("warmline.example");
		await visitor.goto("/Crisis");
		await expect(visitor.getByRole("link", { name: /807-346-8283/ })).toBeVisible();
		await asksInPage(visitor, "I moved here and know nobody.");
		await lina.getByRole("button", { name: /I moved here/ }).click();
		await button(lina, label.chats.accept).click();
		await says(lina, "Hello, I am Lina.");
		await expect(log(visitor)).toContainText("Hello, I am Lina.");
	} finally {
		await product.stop();
	}
});
