import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { exactly } from "@warmline/web/labels/match";
import { listenerDraft } from "../support/desk.ts";
import { desktop, expect, keepLogin, logIn, phone, test } from "../support/test.ts";
import { asksInPage, log, says } from "../support/visitor.ts";

/** All pages are rendered again before it is said. */
const isPublished = (page: Page) => expect(page.getByText(label.publishing.published)).toBeVisible({ timeout: 30_000 });

const publishes = async (page: Page) => {
	await page.getByRole("button", { name: label.publishing.publish }).click();
	await page.getByRole("dialog").getByRole("button", { name: label.publishing.publish }).click();
	await isPublished(page);
};

test("a director renames the organization and changes a page; visitors read it at once, with scripts or without", async ({
	people,
	browser,
	product,
}) => {
	const dora = await people.member("director");
	const visitor = await people.stranger(phone);
	await visitor.goto("/About");
	const reader = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
	const plain = await reader.newPage();

	await dora.getByRole("link", { name: label.publishing.siteContent }).click();
	await dora.getByRole("link", { name: label.contract.aboutUs }).click();
	const text = dora.getByLabel(label.publishing.text).first();
	await expect(dora.getByText(label.publishing.noChanges)).toBeVisible();
	await text.fill("We listen in Ottawa, every evening.\n\n## Who we are\n\nVolunteers, [like you](/Volunteer).");
	await expect(dora.getByText(label.publishing.draftSaved)).toBeVisible();
	await plain.goto("/About");
	await expect(plain.getByText("We listen in Ottawa")).toHaveCount(0);

	await dora.getByRole("button", { name: label.publishing.preview }).click();
	const preview = dora.frameLocator(`iframe[title="${label.publishing.phonePreview}"]`);
	await expect(preview.getByText("We listen in Ottawa, every evening.")).toBeVisible();
	await dora.keyboard.press("Escape");
	await publishes(dora);

	await plain.reload();
	await expect(plain.getByText("We listen in Ottawa, every evening.")).toBeVisible();
	await expect(plain.getByRole("heading", { name: "Who we are" })).toBeVisible();
	await visitor.reload();
	await expect(visitor.getByText("We listen in Ottawa, every evening.")).toBeVisible();
	await visitor.getByRole("link", { name: "like you" }).click();
	await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
	await reader.close();
});

test("chats go on, and every page is read whole, while a text is published", async ({ people, product }) => {
	const dora = await people.member("director");
	const lina = await people.member("listener1");
	const visitor = await people.stranger(phone);
	await asksInPage(visitor, "I would like to talk.");
	await lina.getByRole("button", { name: /I would like to talk/ }).click();
	await lina.getByRole("button", { name: label.chats.accept, exact: true }).click();
	await says(lina, "Hello, I am here.");
	await expect(log(visitor)).toContainText("Hello, I am here.");

	await dora.goto(dora.url().replace("chat-dashboard", "content/donate"));
	await dora.getByLabel(label.publishing.text).first().fill("A new text about donations.");
	await expect(dora.getByText(label.publishing.draftSaved)).toBeVisible();
	await dora.getByRole("button", { name: label.publishing.publish }).click();
	let isOver = false;
	const published = isPublished(dora).then(() => {
		isOver = true;
	});
	await dora.getByRole("dialog").getByRole("button", { name: label.publishing.publish }).click();
	for (let n = 1; !isOver; n++) {
		await says(visitor, `Message ${n}.`);
		await expect(log(lina)).toContainText(`Message ${n}.`);
		const answer = await fetch(`${product.url}/contact`);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain("</html>");
	}
	await published;
	expect(await (await fetch(`${product.url}/contact`)).text()).toContain("A new text about donations.");
});

test("the organization's name is the same on its pages, for visitors who are there and for those who come later", async ({
	people,
}) => {
	const dora = await people.member("director");
	await dora.goto(dora.url().replace("chat-dashboard", "content/society"));
	const [english] = [dora.getByLabel(label.publishing.name).first()];
	const before = await english?.inputValue();
	await english?.fill("Ottawa Listening Line");
	await expect(dora.getByText(label.publishing.draftSaved)).toBeVisible();
	await publishes(dora);
	const visitor = await people.stranger(phone);
	await visitor.goto("/");
	await expect(visitor).toHaveTitle("Ottawa Listening Line");
	await visitor.getByRole("link", { name: label.site.getSupport }).first().click();
	await expect(visitor).toHaveTitle(/Ottawa Listening Line$/);
	await visitor.goto("/Privacy");
	await expect(visitor).toHaveTitle(/Ottawa Listening Line$/);

	// Back to what came with the product, as somebody does who has made a mistake.
	await dora.getByRole("button", { name: label.publishing.earlierVersions }).click();
	await dora
		.getByRole("dialog")
		.getByRole("listitem")
		.filter({ hasText: label.publishing.asProduct })
		.getByRole("button", { name: label.publishing.putIntoDraft })
		.click();
	await expect(dora.getByLabel(label.publishing.name).first()).toHaveValue(before ?? "");
	await expect(dora.getByText(label.publishing.draftSaved)).toBeVisible();
	await dora.getByRole("button", { name: label.publishing.publish }).click();
	await dora.getByRole("dialog").getByRole("button", { name: label.publishing.publish }).click();
	await expect(dora.getByText(label.publishing.noChanges)).toBeVisible();
});

test("a director chooses colors and a logo; visitors see them, in the light and in the dark", async ({ people }) => {
	const dora = await people.member("director");
	await dora.goto(dora.url().replace("chat-dashboard", "content/appearance"));
	await dora.getByRole("textbox", { name: label.publishing.mainColor, exact: true }).fill("#7a1fa2");
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100"/></svg>';
	const file = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
	await dora.getByLabel(label.publishing.chooseLogo).setInputFiles(file);
	await expect(dora.getByRole("img", { name: label.publishing.yourLogo })).toBeVisible();
	await expect(dora.getByText(label.publishing.draftSaved)).toBeVisible();

	await dora.getByRole("button", { name: label.publishing.preview }).click();
	const preview = dora.frameLocator(`iframe[title="${label.publishing.phonePreview}"]`);
	const pressed = preview.getByRole("link", { name: label.site.getSupport }).first();
	await expect(pressed).toHaveCSS("background-color", "rgb(122, 31, 162)");
	await dora.keyboard.press("Escape");
	await publishes(dora);

	const visitor = await people.stranger(phone);
	await visitor.goto("/");
	const button = visitor.getByRole("link", { name: label.site.getSupport }).first();
	await expect(button).toHaveCSS("background-color", "rgb(122, 31, 162)");
	const mark = visitor.locator("[data-mark]").first();
	await expect(mark).toHaveCSS("background-image", /\/content\/logo\.png/);
	expect((await mark.boundingBox())?.width).toBeCloseTo(3 * 36, 0);
	await visitor.emulateMedia({ colorScheme: "dark" });
	await expect(button).toHaveCSS("background-color", "rgb(205, 165, 230)");
	for (const icon of ["/content/logo.png", "/icon-192.png", "/favicon.ico"]) {
		const answer = await visitor.request.get(icon);
		expect([answer.status(), (await answer.body()).includes("IHDR")], icon).toEqual([200, true]);
	}

	await dora.getByRole("button", { name: label.publishing.earlierVersions }).click();
	await dora
		.getByRole("dialog")
		.getByRole("listitem")
		.filter({ hasText: label.publishing.asProduct })
		.getByRole("button", { name: label.publishing.putIntoDraft })
		.click();
	await expect(dora.getByText(label.publishing.draftSaved)).toBeVisible();
	await dora.getByRole("button", { name: label.publishing.publish }).click();
	await dora.getByRole("dialog").getByRole("button", { name: label.publishing.publish }).click();
	await expect(dora.getByText(label.publishing.noChanges)).toBeVisible();
	await visitor.emulateMedia({ colorScheme: "light" });
	await visitor.reload();
	await expect(button).toHaveCSS("background-color", "rgb(15, 82, 87)");
	expect((await visitor.request.get("/content/logo.png")).status()).toBe(404);
});

test("what could not be saved is not left without a question", async ({ people }) => {
	const dora = await people.member("director");
	await dora.goto(dora.url().replace("chat-dashboard", "content/terms"));
	await expect(dora.getByText(label.publishing.noChanges)).toBeVisible();
	await dora.context().setOffline(true);
	await dora.getByLabel(label.publishing.text).first().fill("Typed without a connection.");
	await dora.getByRole("link", { name: label.publishing.allSiteContent }).click();
	await dora.getByRole("button", { name: label.ui.stay }).click();
	await expect(dora.getByLabel(label.publishing.text).first()).toHaveValue("Typed without a connection.");
	await dora.context().setOffline(false);
	await expect(dora.getByText(label.publishing.draftSaved)).toBeVisible({ timeout: 20_000 });
	await dora.getByRole("button", { name: label.publishing.discardDraft }).click();
	await dora.getByRole("dialog").getByRole("button", { name: label.publishing.discard }).click();
	await expect(dora.getByText(label.publishing.noChanges)).toBeVisible();
});

test("two directors at one text: the second keeps what they typed and decides", async ({
	people,
	browser,
	product,
}) => {
	const dora = await people.member("director");
	const address = dora.url().replace("chat-dashboard", "content/donate");
	await dora.goto(address);
	const other = await browser.newContext({ baseURL: product.url, viewport: desktop });
	const again = await other.newPage();
	await keepLogin(again, "director");
	await again.goto(address);
	await expect(again.getByText(label.publishing.noChanges)).toBeVisible();

	await dora.getByLabel(label.publishing.title).first().fill("Give");
	await expect(dora.getByText(label.publishing.draftSaved)).toBeVisible();
	await again.getByLabel(label.publishing.title).first().fill("Support us");
	await expect(again.getByText(label.publishing.overwritten)).toBeVisible();
	await expect(again.getByLabel(label.publishing.title).first()).toHaveValue("Support us");
	await again.getByRole("button", { name: label.publishing.replaceTheirs }).click();
	await expect(again.getByText(label.publishing.draftSaved)).toBeVisible();
	await dora.reload();
	await expect(dora.getByLabel(label.publishing.title).first()).toHaveValue("Support us");
	await dora.getByRole("button", { name: label.publishing.discardDraft }).click();
	await dora.getByRole("dialog").getByRole("button", { name: label.ui.closeWithoutSaving }).click();
	await expect(dora.getByText(label.publishing.noChanges)).toBeVisible();
	await other.close();
});

test("a director adds a question to the application; an applicant is asked it, and the director reads the answer", async ({
	people,
	product,
	api,
}) => {
	const dora = await people.member("director");
	await dora.goto(dora.url().replace("chat-dashboard", "content/application-questions"));
	const add = dora.getByRole("button", {
		name: exactly(label.publishing.addTo, { list: label.publishing.ownQuestions }),
	});
	await add.first().click();
	await dora.getByLabel(label.publishing.mustBeAnswered).first().check();
	// The other language has it, too, and waits for its words.
	await expect(dora.getByLabel(label.publishing.mustBeAnswered).nth(1)).toBeChecked();
	for (const [language, question] of ["Which languages do you speak?", "Quelles langues parlez-vous ?"].entries())
		await dora.getByLabel(label.publishing.question, { exact: true }).nth(language).fill(question);
	await expect(dora.getByText(label.publishing.draftSaved)).toBeVisible();
	await publishes(dora);

	const { id } = await listenerDraft(api, product, "lou.asked");
	const lou = await people.stranger(phone);
	await logIn(lou, "lou.asked");
	await lou.goto(`/${id}/onboarding-2`);
	const asked = lou.getByLabel("Which languages do you speak?");
	await lou.getByRole("button", { name: label.applications.next }).click();
	await expect(asked).toBeFocused();
	await expect(
		lou.getByText(t(label.contract.pleaseAnswer, { question: "Which languages do you speak?" })),
	).toBeVisible();
	await asked.fill("English and Ojibwe.");
	await lou.getByRole("button", { name: label.applications.next }).click();
	await expect(lou).toHaveURL(/onboarding-3$/);

	await dora.goto(new URL(`../applications/${id}`, dora.url()).pathname);
	await expect(dora.getByText("Which languages do you speak?")).toBeVisible();
	await expect(dora.getByText("English and Ojibwe.")).toBeVisible();
});
