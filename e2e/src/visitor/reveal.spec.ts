import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { expect, test } from "../support/test.ts";

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const details = (page: Page) => page.getByRole("complementary", { name: label.chats.callerDetails });
const reveal = (page: Page) => page.getByRole("button", { name: label.chats.reveal });

test.afterEach(async ({ api }) => {
	await api.changeSettings({ caller_details: "full" });
});

test("what a director masks is masked at once; only a supervisor can reveal it, and it is recorded (D4, V10)", async ({
	people,
	api,
}) => {
	await api.asks("Please do not tell who I am", { email: "rosa@example.org" });
	const lina = await people.member("listener1");
	await row(lina, "Please do not tell").click();
	await lina.getByRole("button", { name: label.chats.detailsAndNotes }).click();
	await expect(details(lina)).toContainText("rosa@example.org");
	await expect(reveal(lina)).toHaveCount(0);

	const dora = await people.member("director");
	await dora.getByRole("link", { name: label.members.settings }).click();
	await dora.getByLabel(label.chats.whatListenersSee).selectOption("masked");
	await dora.getByRole("button", { name: label.chats.save, exact: true }).click();
	await expect(dora.getByText(label.chats.savedFromNowOn)).toBeVisible();
	await expect(details(lina)).toContainText("r***@e***");
	await expect(details(lina)).not.toContainText("rosa@example.org");
	await expect(details(lina)).not.toContainText("127.0.0.1");
	await expect(reveal(lina)).toHaveCount(0);

	await dora.getByRole("link", { name: label.members.auditLog }).click();
	await expect(dora.getByText(t(label.audit.chatSettingsLog, { who: "Dora" })).first()).toBeVisible();
	const looks = dora.getByText(t(label.audit.detailsSeenLog, { who: "Sam" }));
	const before = await looks.count();

	const sam = await people.member("supervisor");
	await row(sam, "Please do not tell").click();
	await sam.getByRole("button", { name: label.chats.detailsAndNotes }).click();
	await expect(details(sam)).toContainText("r***@e***");
	await expect(details(sam)).not.toContainText("rosa@example.org");
	await dora.reload();
	await expect(dora.getByText(t(label.audit.chatSettingsLog, { who: "Dora" })).first()).toBeVisible();
	expect(await looks.count()).toBe(before);

	await sam.route("**/reveal-caller/", (route) => route.fulfill({ status: 500, body: "" }));
	await reveal(sam).click();
	await expect(sam.getByRole("alert")).toHaveText(label.chats.detailsFailed);
	await sam.unroute("**/reveal-caller/");
	await reveal(sam).click();
	await expect(details(sam)).toContainText("rosa@example.org");
	await expect(reveal(sam)).toHaveCount(0);
	await dora.reload();
	await expect(looks).toHaveCount(before + 1);
});
