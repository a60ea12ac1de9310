import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, logIn, password, test } from "../support/test.ts";

const table = [
	"Nom;Courriel;Rôle;Certification depuis le;Heures jusqu'ici",
	"Ada Byron;ada.import@example.org;Bénévole à l'écoute;2021-05-01;310,5",
	"Someone Odd;odd@example.org;Boss;;",
].join("\r\n");

test("a director imports a small table, and who was invited by it accepts, logs in and is no beginner", async ({
	people,
	product,
}) => {
	test.slow();
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	const button = (name: string) => dora.getByRole("button", { name, exact: true });
	await dora.getByRole("link", { name: label.members.members, exact: true }).click();
	await dora.getByRole("link", { name: label.members.import, exact: true }).click();
	await dora
		.getByLabel(label.imports.chooseAFile)
		.setInputFiles({ name: "bénévoles.csv", mimeType: "text/csv", buffer: Buffer.from(table, "latin1") });
	await button(label.imports.checkTheTable).click();
	await expect(dora.getByText(tn(1, label.imports.peopleWillBeInvited))).toBeVisible();
	await expect(dora.getByRole("row")).toHaveCount(2);
	await expect(dora.getByRole("row").nth(1)).toContainText("odd@example.org");
	await button(tn(1, label.imports.importPeople)).click();
	await expect(dora.getByText(tn(1, label.imports.peopleAreInvited))).toBeVisible();
	await dora.getByRole("link", { name: label.imports.seeInvitations }).click();
	const invitation = dora.getByRole("article", { name: "Ada Byron" });
	await expect(invitation).toBeVisible();

	const ada = await people.stranger();
	const adasErrors = consoleErrors(ada);
	await ada.goto(await product.linkMailedTo("ada.import@example.org"));
	await expect(ada.getByLabel(label.invitations.legalLastName)).toHaveValue("Byron");
	await ada.getByLabel(label.invitations.username, { exact: true }).fill("ada.import");
	await ada.getByLabel(label.accounts.password, { exact: true }).fill(password);
	await ada.getByLabel(label.accounts.confirmPassword).fill(password);
	await ada.getByLabel(label.forms.readAndAgree).check();
	await ada.getByRole("button", { name: label.invitations.createAccount }).click();
	await expect(ada.getByRole("heading", { name: label.invitations.accountIsReady })).toBeVisible();
	await logIn(ada, "ada.import");

	await dora.reload();
	await invitation.getByRole("link").click();
	await expect(dora.getByRole("heading", { level: 1, name: "Ada Byron" })).toBeVisible();
	await expect(dora.getByText("ada.import@example.org")).toBeVisible();
	expect([...errors, ...adasErrors]).toEqual([]);
});

test("an invitation that was revoked leads to a page that says so", async ({ people, product }) => {
	const dora = await people.member("director");
	const button = (name: string) => dora.getByRole("button", { name, exact: true });
	await dora.getByRole("link", { name: label.members.members, exact: true }).click();
	await dora.getByRole("link", { name: label.members.invitations, exact: true }).click();
	await button(label.invitations.inviteAPerson).click();
	await dora.getByLabel(label.invitations.name, { exact: true }).fill("Bo Stone");
	await dora.getByLabel(label.invitations.email, { exact: true }).fill("bo.stone@example.org");
	await dora.getByLabel(label.invitations.role, { exact: true }).selectOption(label.members.listener);
	await button(label.invitations.sendInvitation).click();
	await expect(dora.getByText(t(label.invitations.isOnItsWay, { email: "bo.stone@example.org" }))).toBeFocused();
	const link = await product.linkMailedTo("bo.stone@example.org");
	await dora.getByRole("article", { name: "Bo Stone" }).getByRole("button", { name: label.invitations.revoke }).click();
	await dora.getByRole("dialog").getByRole("button", { name: label.invitations.revoke }).click();
	await expect(dora.getByText(t(label.invitations.isRevoked, { email: "bo.stone@example.org" }))).toBeFocused();
	const bo = await people.stranger();
	await bo.goto(link);
	await expect(bo.getByRole("heading", { name: label.invitations.linkEnded })).toBeVisible();
});
