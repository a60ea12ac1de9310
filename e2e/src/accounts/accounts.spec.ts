import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { noScript } from "../support/page-pool.ts";
import { expect, logIn, password, test } from "../support/test.ts";

const loginCall = "**/api/v1/account/user/login/";
const identifier = (page: Page) => page.getByLabel(label.accounts.emailOrUsername);
const passwordField = (page: Page) => page.getByLabel(label.accounts.password, { exact: true });
const login = (page: Page) => page.getByRole("button", { name: label.accounts.login });

test("an email is sent as email, anything else as username, with the CSRF header and cookies (A3, A14)", async ({
	people,
}) => {
	const page = await people.stranger();
	await page.goto("/login");
	await identifier(page).fill("supervisor");
	await passwordField(page).fill("not this one");
	const [byName] = await Promise.all([page.waitForRequest(loginCall), login(page).click()]);
	expect(byName.postDataJSON()).toEqual({ username: "supervisor", password: "not this one" });

	await expect(page.getByRole("alert")).toHaveText(label.server.invalidCredentials);
	await identifier(page).fill("supervisor@demo.warmline.example");
	await passwordField(page).fill(password);
	const [byEmail] = await Promise.all([page.waitForRequest(loginCall), login(page).click()]);
	expect(byEmail.postDataJSON()).toEqual({ email: "supervisor@demo.warmline.example", password });
	const sent = await byEmail.allHeaders();
	expect(sent["content-type"]).toBe("application/json");
	expect(sent["x-csrftoken"]).toMatch(/./);
	expect(sent.cookie).toContain(`csrftoken=${sent["x-csrftoken"]}`);
	expect(sent.authorization).toBeUndefined();

	await page.waitForURL("**/chat-dashboard");
	const [asked] = await Promise.all([
		page.waitForRequest("**/api/v1/account/user/"),
		page.getByRole("link", { name: label.members.home }).click(),
	]);
	const token = await page.evaluate(() => sessionStorage.getItem("token"));
	expect(asked.headers().authorization).toBe(`Token ${token}`);
});

test("an unverified member goes to the email verification and nowhere else (A4)", async ({ people, api }) => {
	const email = await api.register("unverified", "listener");
	const page = await people.stranger();
	await page.goto("/login");
	await identifier(page).fill("unverified");
	await passwordField(page).fill(password);
	await login(page).click();
	await page.waitForURL("**/email-verification");
	await expect(page.getByText(email)).toBeVisible();
	const id = await page.evaluate(() => sessionStorage.getItem("user_id"));
	await page.goto(`/${id}/chat-dashboard`);
	await page.waitForURL("**/email-verification");
});

test("an expired verification link leads to a page that sends a new one (A10)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/api/v1/account/user/verify_email/?token=long-gone");
	await expect(page.getByText(label.accounts.verificationLinkTooOld)).toBeVisible();
	await expect(page.getByRole("button", { name: label.accounts.sendVerificationEmail })).toBeEnabled();
});

test("a mailed link sets a new password, once, and the old one is over (A11)", async ({ people, api, product }) => {
	const email = await api.register("forgetful", "listener");
	const page = await people.stranger();
	await page.goto("/login");
	await page.getByRole("link", { name: label.accounts.forgotPassword }).click();
	await page.getByLabel(label.accounts.email, { exact: true }).fill(email);
	await page.getByRole("button", { name: label.accounts.resetPassword }).click();
	await expect(page.getByRole("status").filter({ hasText: label.server.resetLinkMailed })).toBeVisible();

	const link = await product.linkMailedTo(email, "/reset-password?token=");
	await page.goto(link);
	await page.getByLabel(label.accounts.newPassword).fill("weak");
	await page.getByRole("button", { name: label.accounts.savePassword }).click();
	await expect(page.getByText(label.contract.passwordTooShort)).toBeVisible();
	await page.getByLabel(label.accounts.newPassword).fill("Another!2027");
	await page.getByLabel(label.accounts.confirmPassword).fill("Another!2027");
	await page.getByRole("button", { name: label.accounts.savePassword }).click();
	await page.waitForURL("**/login?reset=true");

	await identifier(page).fill(email);
	await passwordField(page).fill(password);
	await login(page).click();
	await expect(page.getByRole("alert")).toHaveText(label.server.invalidCredentials);
	await passwordField(page).fill("Another!2027");
	await login(page).click();
	await page.waitForURL("**/chat-dashboard");

	await page.goto(link);
	await page.getByLabel(label.accounts.newPassword).fill("Third!Time2028");
	await page.getByLabel(label.accounts.confirmPassword).fill("Third!Time2028");
	await page.getByRole("button", { name: label.accounts.savePassword }).click();
	await expect(page.getByRole("alert")).toContainText(label.accounts.askForNewLink);
});

test("who is not logged in goes to the login page and comes back to where they wanted to go (A13)", async ({
	people,
}) => {
	const page = await people.stranger();
	await page.goto("/somebody/shift-manager?week=next");
	await page.waitForURL(/\/login\?next=/);
	await expect(page.getByText(label.accounts.logInToGoOn)).toBeVisible();
	await identifier(page).fill("trainee");
	await passwordField(page).fill(password);
	await login(page).click();
	await page.waitForURL("**/shift-manager?week=next");
	await expect(page.getByRole("heading", { name: label.shifts.shifts, level: 1 })).toBeVisible();
	const id = await page.evaluate(() => sessionStorage.getItem("user_id"));
	expect(new URL(page.url()).pathname).toBe(`/${id}/shift-manager`);
});

test("a session that is over leads to the login page and back (A12, A13)", async ({ people }) => {
	const page = await people.stranger();
	await logIn(page, "trainee");
	const dashboard = page.url();
	// The page itself would put its token back, with an answer that is still on its way.
	await page.goto(noScript);
	await page.evaluate(() => sessionStorage.setItem("token", "dead"));
	await page.goto(dashboard);
	await page.waitForURL(/\/login\?next=/);
	await expect(page.getByText(label.accounts.sessionEnded)).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
});
