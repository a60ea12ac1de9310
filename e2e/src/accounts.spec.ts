import type { Page } from "@playwright/test";
import { expect, holdCalls, logIn, password, test } from "./test.ts";

const loginCall = "**/api/v1/account/user/login/";
const mailCall = "**/api/v1/account/user/verification_email/";
const identifier = (page: Page) => page.getByLabel("Email or username");
const passwordField = (page: Page) => page.getByLabel("Password", { exact: true });
const login = (page: Page) => page.getByRole("button", { name: "Login" });

test("the login button says that it is busy and cannot be pressed twice (A1, A12)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/login");
	await expect(page.getByRole("link", { name: "Forgot Password" })).toHaveAttribute("href", "/forgot-password");
	await identifier(page).fill("listener1");
	await passwordField(page).fill(password);
	const release = await holdCalls(page, loginCall);
	await login(page).click();
	await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
	release();
	await page.waitForURL("**/chat-dashboard");

	const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
	expect(kept).toMatchObject({
		first_name: "Lina",
		last_name: "Moreau",
		username: "listener1",
		name: "Lina",
		role: "listener",
	});
	expect(page.url()).toContain(`/${kept.user_id}/chat-dashboard`);
	expect(JSON.parse(kept.user)).toMatchObject({ id: kept.user_id });
	expect(await page.evaluate(() => localStorage.length)).toBe(0);

	await page.getByRole("button", { name: "Profile menu of Lina Moreau" }).click();
	await page.getByRole("menuitem", { name: "Logout" }).click();
	await page.waitForURL("**/login");
	const left = await page.evaluate(() => Object.keys(sessionStorage));
	expect(left.filter((key) => key in kept)).toEqual([]);
});

test("a verified email is told in green (A2)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/login?verified=true");
	const banner = page.getByText("Your email has been successfully verified! You can now log in.", { exact: true });
	await expect(banner).toHaveCSS("color", "rgb(28, 99, 57)");
});

test("an email is sent as email, anything else as username, with the CSRF header and cookies (A3, A14)", async ({
	people,
}) => {
	const page = await people.stranger();
	await page.goto("/login");
	await login(page).click();
	await expect(page.getByText("Email or username is required.")).toBeVisible();
	await identifier(page).fill("supervisor");
	await login(page).click();
	await expect(page.getByText("Password is required.")).toBeVisible();

	await passwordField(page).fill("not this one");
	const [byName] = await Promise.all([page.waitForRequest(loginCall), login(page).click()]);
	expect(byName.postDataJSON()).toEqual({ username: "supervisor", password: "not this one" });

	await expect(page.getByRole("alert")).toHaveText("Invalid credentials.");
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
		page.getByRole("link", { name: "Home" }).click(),
	]);
	const token = await page.evaluate(() => sessionStorage.getItem("token"));
	expect(asked.headers().authorization).toBe(`Token ${token}`);
});

test("an unverified member goes to the email verification and nowhere else (A4)", async ({ people, backstage }) => {
	const email = await backstage.register("unverified", "listener");
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

test("a failed login says why, keeps who one is, and takes the cursor to the sentence (A5)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/login");
	await identifier(page).fill("nobody.here");
	await passwordField(page).fill("Wrong!2026");
	await login(page).click();
	await expect(page.getByRole("alert")).toHaveText("Invalid credentials.");
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(identifier(page)).toHaveValue("nobody.here");

	await page.route(loginCall, (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
	await passwordField(page).fill(password);
	await login(page).click();
	await expect(page.getByRole("alert")).toHaveText("Login failed.");
	await expect(identifier(page)).toHaveValue("nobody.here");
});

test("an expired verification link leads to a page that sends a new one (A10)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/api/v1/account/user/verify_email/?token=long-gone");
	await expect(page.getByText("This link has been used already or is too old.")).toBeVisible();
	await page.getByLabel("Email", { exact: true }).fill("not an email");
	await page.getByRole("button", { name: "Send Verification Email" }).click();
	await expect(page.getByText("Invalid email format.")).toBeVisible();
});

test("a verification email that cannot be sent is told in red, and can be tried again (A10)", async ({
	people,
	backstage,
}) => {
	const email = await backstage.register("mailless", "listener");
	const page = await people.stranger();
	await page.goto("/email-verification");
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.route(mailCall, (route) => route.abort());
	const send = page.getByRole("button", { name: "Send Verification Email" });
	await send.click();
	await expect(page.getByRole("alert")).toHaveText("Failed to send verification email. Please try again.");
	await expect(page.getByRole("alert")).toHaveCSS("color", "rgb(163, 37, 27)");
	await expect(send).toBeEnabled();
});

test("a mailed link sets a new password, once, and the old one is over (A11)", async ({
	people,
	backstage,
	product,
}) => {
	const email = await backstage.register("forgetful", "listener");
	const page = await people.stranger();
	await page.goto("/login");
	await page.getByRole("link", { name: "Forgot Password" }).click();
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByRole("button", { name: "Reset Password" }).click();
	await expect(page.getByRole("status").filter({ hasText: "is on its way" })).toBeVisible();

	const link = await product.linkMailedTo(email);
	await page.goto(link);
	await page.getByLabel("New password").fill("weak");
	await page.getByRole("button", { name: "Save password" }).click();
	await expect(page.getByText("Password must be at least 8 characters.")).toBeVisible();
	await page.getByLabel("New password").fill("Another!2027");
	await page.getByLabel("Confirm password").fill("Another!2027");
	await page.getByRole("button", { name: "Save password" }).click();
	await page.waitForURL("**/login?reset=true");

	await identifier(page).fill(email);
	await passwordField(page).fill(password);
	await login(page).click();
	await expect(page.getByRole("alert")).toHaveText("Invalid credentials.");
	await passwordField(page).fill("Another!2027");
	await login(page).click();
	await page.waitForURL("**/chat-dashboard");

	await page.goto(link);
	await page.getByLabel("New password").fill("Third!Time2028");
	await page.getByLabel("Confirm password").fill("Third!Time2028");
	await page.getByRole("button", { name: "Save password" }).click();
	await expect(page.getByRole("alert")).toContainText("Ask for a new link");
});

test("who is not logged in goes to the login page and comes back to where he wanted to go (A13)", async ({
	people,
}) => {
	const page = await people.stranger();
	await page.goto("/somebody/shift-manager?week=next");
	await page.waitForURL(/\/login\?next=/);
	await expect(page.getByText("Please log in to go on.")).toBeVisible();
	await identifier(page).fill("trainee");
	await passwordField(page).fill(password);
	await login(page).click();
	await page.waitForURL("**/shift-manager?week=next");
	await expect(page.getByRole("heading", { name: "Shifts", level: 1 })).toBeVisible();
	const id = await page.evaluate(() => sessionStorage.getItem("user_id"));
	expect(new URL(page.url()).pathname).toBe(`/${id}/shift-manager`);
});

test("a link to the login page cannot lead on to another site (A13)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/login?next=//evil.example/");
	await identifier(page).fill("trainee");
	await passwordField(page).fill(password);
	await login(page).click();
	await page.waitForURL("**/chat-dashboard");
});

test("a session that is over leads to the login page and back (A12, A13)", async ({ people }) => {
	const page = await people.stranger();
	await logIn(page, "trainee");
	await page.evaluate(() => sessionStorage.setItem("token", "dead"));
	await page.reload();
	await page.waitForURL(/\/login\?next=/);
	expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
});

test("the start page has one button, and it leads to the login (A15)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/start");
	const main = page.getByRole("main");
	await expect(main.getByRole("link").or(main.getByRole("button"))).toHaveText(["Login"]);
	await main.getByRole("link", { name: "Login" }).click();
	await page.waitForURL("**/login");
});
