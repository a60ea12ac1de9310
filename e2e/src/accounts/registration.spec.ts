import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { exactly } from "@warmline/web/labels/match";
import { expect, logIn, password, test } from "../support/test.ts";

const fields = {
	first: label.accounts.legalFirstName,
	last: label.accounts.legalLastName,
	nickname: label.accounts.chosenName,
	username: label.accounts.username,
	email: label.accounts.email,
	password: label.accounts.password,
	confirm: label.accounts.confirmPassword,
} as const;

const field = (page: Page, name: keyof typeof fields) =>
	name === "nickname" ? page.getByLabel(fields[name]) : page.getByLabel(fields[name], { exact: true });

const register = (page: Page) => page.getByRole("button", { name: label.accounts.register });

const fill = async (page: Page, username: string) => {
	await field(page, "first").fill("Ana");
	await field(page, "last").fill("Kovac");
	await field(page, "nickname").fill("Anouk");
	await field(page, "username").fill(username);
	await field(page, "email").fill(`${username}@example.org`);
	await field(page, "password").fill(password);
	await field(page, "confirm").fill(password);
};

test("from registering over the mailed link to the dashboard, with a wait of 60 s between two mails (A2, A4, A9, A10)", async ({
	people,
	product,
}) => {
	const page = await people.stranger();
	await page.clock.install();
	await page.goto("/ApplyListener");
	await fill(page, "ana.whole");
	await register(page).click();
	await page.waitForURL("**/email-verification");
	const byItself = await product.linkMailedTo("ana.whole@example.org");
	await page.getByRole("button", { name: label.accounts.sendVerificationEmail }).click();
	const said = page.getByRole("status").filter({ hasText: label.server.verificationMailSent });
	await expect(said).toHaveCSS("color", "rgb(28, 99, 57)");

	const resend = page.getByRole("button", { name: exactly(label.accounts.resendEmailIn) });
	await expect(resend).toBeDisabled();
	await page.clock.pauseAt(new Date(Date.now() + 20_000));
	await expect(resend).toHaveText(/\((2[1-9]|3\d|4[01])s\)/);
	const shown = Number(/\d+/.exec((await resend.textContent()) ?? "")?.[0]);
	expect(shown).toBeGreaterThan(20);
	expect(shown).toBeLessThanOrEqual(41);
	await page.clock.runFor(1000);
	await expect(page.getByRole("button", { name: t(label.accounts.resendEmailIn, { left: shown - 1 }) })).toBeDisabled();
	await page.clock.runFor((shown - 1) * 1000);
	await expect(page.getByRole("button", { name: label.accounts.sendVerificationEmail })).toBeEnabled();

	await page.clock.resume();
	await expect.poll(() => product.linkMailedTo("ana.whole@example.org")).not.toBe(byItself);
	await page.goto(await product.linkMailedTo("ana.whole@example.org"));
	await page.waitForURL("**/login?verified=true");
	await expect(page.getByText(label.accounts.emailVerified)).toBeVisible();
	await logIn(page, "ana.whole@example.org");
	await expect(page.getByRole("heading", { name: label.applicant.completeProfile })).toBeVisible();
});

test("who registers with the email of a member reads what everybody reads, and the mail leads to the login (A8, A9)", async ({
	people,
	product,
}) => {
	const page = await people.stranger();
	await page.goto("/ApplyListener");
	await fill(page, "ana.again");
	await field(page, "email").fill("listener2@demo.warmline.example");
	await register(page).click();
	await page.waitForURL("**/email-verification");
	await expect(page.getByText("listener2@demo.warmline.example")).toBeVisible();
	await expect(page.getByText(label.accounts.oldAccountMailed)).toBeVisible();
	const mail = await product.mailTo("listener2@demo.warmline.example");
	expect(mail).toContain(label.server.accountExistsSubject);
	await page.goto(/https?:\/\/\S+\/login/.exec(mail)?.[0] ?? "");
	await page.waitForURL("**/login");
});
