import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { newcomer } from "../support/applicant.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { enter, expect, phone, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const member = (page: Page, email: string) => page.getByRole("listitem").filter({ hasText: email });

const openMembers = async (page: Page) => {
	await page.getByRole("link", { name: label.members.members, exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: label.members.members })).toBeVisible();
};

const openMember = async (page: Page, email: string) => {
	await openMembers(page);
	await page.getByLabel(label.ui.search, { exact: true }).fill(email);
	await expect(page).toHaveURL(/query=/);
	await member(page, email).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1, name: "Nora Silva" })).toBeVisible();
};

test("a director finds a member, gives a role, and closes and opens the account; both pages follow at once", async ({
	people,
	product,
	api,
}) => {
	test.slow();
	const email = await newcomer(api, product, "nora.member");
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await openMembers(dora);
	await expect(member(dora, email)).toContainText(label.contract.newHire);
	await dora.getByLabel(label.members.role).selectOption(label.members.supervisor);
	await expect(member(dora, email)).toHaveCount(0);
	await expect(dora.getByRole("link", { name: "Sam Okafor" })).toBeVisible();
	await dora.getByLabel(label.members.account).selectOption(label.members.closed);
	await expect(dora.getByText(label.members.noMemberFound)).toBeVisible();
	await dora.reload();
	await expect(dora.getByLabel(label.members.role)).toHaveValue("supervisor");
	await openMember(dora, email);

	await button(dora, label.members.changeTheRole).click();
	await dialog(dora).getByRole("button", { name: label.members.changeTheRole }).click();
	await expect(dialog(dora).getByText(label.members.hasRoleAlready)).toBeVisible();
	await dialog(dora).getByLabel(label.members.role).selectOption(label.members.listener);
	await expect(dialog(dora).getByText(label.members.listenerRoleMeaning)).toBeVisible();
	await dialog(dora).getByRole("button", { name: label.members.changeTheRole }).click();
	await expect(dora.getByText(t(label.members.newRoleInForce, { name: "Nora Silva" }))).toBeVisible();
	await expect(button(dora, label.members.changeTheRole)).toBeFocused();

	const nora = await people.stranger();
	await enter(nora, "nora.member");
	await expect(nora.getByRole("navigation", { name: label.members.members })).toBeVisible();
	await button(dora, label.members.closeTheAccount).click();
	await expect(dialog(dora)).toContainText(contains(label.members.accountClosedMeaning, { name: "Nora Silva" }));
	await dialog(dora).getByLabel(label.members.reason).fill("A long break.");
	await dora.keyboard.press("Escape");
	await expect(dialog(dora)).toHaveCount(0);
	await button(dora, label.members.closeTheAccount).click();
	await expect(dialog(dora).getByLabel(label.members.reason)).toHaveValue("A long break.");
	await dialog(dora).getByRole("button", { name: label.members.closeTheAccount }).click();
	await expect(dora.getByText(t(label.members.accountClosed, { name: "Nora Silva" }))).toBeVisible();
	await nora.waitForURL(/\/login/);
	await nora.getByLabel(label.accounts.emailOrUsername).fill("nora.member");
	await nora.getByLabel(label.accounts.password, { exact: true }).fill("Warmline!2026");
	await nora.getByRole("button", { name: label.accounts.login }).click();
	await expect(nora.getByRole("alert")).toBeVisible();
	await product.mailTo(email, label.server.accountClosedSubject);

	await button(dora, label.members.reopenAccount).click();
	await dialog(dora).getByRole("button", { name: label.members.reopenAccount }).click();
	await expect(dora.getByText(t(label.members.accountReopened, { name: "Nora Silva" }))).toBeVisible();
	await enter(nora, "nora.member");
	expect(errors).toEqual([]);
});

test("a director downloads what is kept of a member, and erases the member for good", async ({
	people,
	product,
	api,
}) => {
	test.slow();
	const email = await newcomer(api, product, "nora.erased");
	const dora = await people.member("director");
	await openMember(dora, email);
	const downloading = dora.waitForEvent("download");
	await button(dora, label.members.downloadTheData).click();
	expect((await downloading).suggestedFilename()).toBe("nora.erased-data.zip");

	await dora.getByRole("link", { name: label.members.applicationAndRecord }).click();
	await expect(dora.getByText(label.applications.noApplication, { exact: false })).toBeVisible();
	await expect(button(dora, label.ui.tryAgain)).toHaveCount(0);
	await dora.goBack();

	await button(dora, label.members.eraseThisMember).click();
	await dialog(dora).getByLabel(label.members.username).fill("nora");
	await button(dora, label.members.eraseForGood).click();
	await expect(dialog(dora).getByText(label.server.notThisUsername)).toBeVisible();
	await expect(dialog(dora).getByLabel(label.members.username)).toBeFocused();
	await dialog(dora).getByLabel(label.members.username).fill("nora.erased");
	await dora.keyboard.press("Enter");
	await expect(dora.getByText(t(label.members.isErased, { name: "Nora Silva" }))).toBeVisible();
	await expect(dora).toHaveURL(/\/members$/);
	await dora.getByLabel(label.ui.search, { exact: true }).fill(email);
	await expect(dora.getByText(label.members.noMemberFound)).toBeVisible();
	await dora.getByRole("link", { name: label.members.auditLog }).click();
	await expect(
		dora.getByText(t(label.audit.erased, { who: "Dora", about: label.platform.aFormerMember })).first(),
	).toBeVisible();
	await expect(
		dora.getByText(t(label.audit.exportLog, { who: "Dora", about: label.platform.aFormerMember })).first(),
	).toBeVisible();
});

test("a director's own page offers none of it, and everybody has a copy of the own data", async ({ people }) => {
	const dora = await people.member("director");
	await openMembers(dora);
	await dora.getByRole("link", { name: "Dora Lindqvist" }).click();
	await expect(dora.getByText(label.members.ownAccountNotice)).toBeVisible();
	for (const act of [label.members.changeTheRole, label.members.closeTheAccount, label.members.eraseThisMember])
		await expect(button(dora, act)).toHaveCount(0);
	const lina = await people.member("listener1", phone);
	await button(lina, t(label.members.profileMenuOf, { name: "Lina Moreau" })).click();
	const downloading = lina.waitForEvent("download");
	await lina.getByRole("menuitem", { name: label.members.myData }).click();
	expect((await downloading).suggestedFilename()).toBe("listener1-data.zip");
});

test("a member's page says when it is offline and loads on reconnect, and an open dialog keeps what was typed", async ({
	people,
}) => {
	const dora = await people.member("director");
	await openMembers(dora);
	await dora.getByRole("link", { name: "Lina Moreau" }).click();
	await expect(dora.getByRole("heading", { level: 1, name: "Lina Moreau" })).toBeVisible();
	await dora.getByRole("link", { name: label.members.allMembers }).click();
	await dora.context().setOffline(true);
	await dora.getByRole("link", { name: "Sam Okafor" }).click();
	await expect(dora.getByRole("main").getByText(label.platform.serverUnreachable, { exact: false })).toBeVisible();
	await dora.context().setOffline(false);
	await expect(dora.getByRole("heading", { level: 1, name: "Sam Okafor" })).toBeVisible();
	// Until the record is there, what stands below it moves.
	await expect(dora.getByText(label.invitations.certifiedSince, { exact: true })).toBeVisible();

	await button(dora, label.members.closeTheAccount).click();
	await dialog(dora).getByLabel(label.members.reason).fill("A long break.");
	await dora.context().setOffline(true);
	await dialog(dora).getByRole("button", { name: label.members.closeTheAccount }).click();
	await expect(dialog(dora).getByText(label.platform.serverUnreachable, { exact: false })).toBeVisible();
	await dora.context().setOffline(false);
	await expect(dialog(dora).getByLabel(label.members.reason)).toHaveValue("A long break.");
	await dialog(dora).getByRole("button", { name: label.ui.cancel }).click();
	await expect(button(dora, label.members.closeTheAccount)).toBeVisible();
});
