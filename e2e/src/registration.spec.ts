import type { Page } from "@playwright/test";
import { expect, holdCalls, logIn, password, test } from "./test.ts";

const signUpCall = "**/api/v1/account/user/";

const fields = {
	first: "Legal first name",
	last: "Legal last name",
	nickname: "Chosen name",
	username: "Username",
	email: "Email",
	password: "Password",
	confirm: "Confirm password",
} as const;

const field = (page: Page, name: keyof typeof fields) =>
	name === "nickname" ? page.getByLabel(fields[name]) : page.getByLabel(fields[name], { exact: true });

const register = (page: Page) => page.getByRole("button", { name: "Register" });

const fill = async (page: Page, username: string) => {
	await field(page, "first").fill("Ana");
	await field(page, "last").fill("Kovac");
	await field(page, "nickname").fill("Anouk");
	await field(page, "username").fill(username);
	await field(page, "email").fill(`${username}@example.org`);
	await field(page, "password").fill(password);
	await field(page, "confirm").fill(password);
};

test("the first rule that fails is shown, one at a time, and what was typed stays (A6, A7)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/register?type=listener");
	const steps: readonly (readonly [keyof typeof fields, string, string])[] = [
		["first", "", "First Name is required."],
		["last", "", "Last Name is required."],
		["username", "  ", "Username is required."],
		["email", "ana.example.org", "Invalid email format."],
		["password", "Short1!", "Password must be at least 8 characters."],
		["password", "nouppercase1!", "Password must contain at least one uppercase letter."],
		["password", "NOLOWERCASE1!", "Password must contain at least one lowercase letter."],
		["password", "NoDigitHere!", "Password must contain at least one digit."],
		["password", "NoSpecial2026", "Password must contain at least one special character (!@#$%^&*)."],
		["confirm", "Different!2026", "Passwords do not match."],
	];
	const good = { first: "Ana", last: "Kovac", username: "ana.rules", email: "ana.rules@example.org", password };
	let sent = 0;
	page.on("request", (request) => request.method() === "POST" && sent++);
	for (const [at, [name, wrong, sentence]] of steps.entries()) {
		await field(page, name).fill(wrong);
		await register(page).click();
		await expect(page.getByText(sentence, { exact: true })).toBeVisible();
		await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
		await expect(field(page, name)).toBeFocused();
		await expect(field(page, name)).toHaveValue(wrong);
		const next = steps[at + 1]?.[0];
		if (name !== next && name in good) await field(page, name).fill(Reflect.get(good, name));
	}
	await expect(field(page, "first")).toHaveValue("Ana");
	await expect(field(page, "email")).toHaveValue("ana.rules@example.org");
	expect(sent).toBe(0);
});

test("without an applicant type the page asks for one of the three (A6, A7)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/register?type=astronaut");
	await expect(register(page)).toHaveCount(0);
	const ways = page.getByRole("main").getByRole("listitem").getByRole("link");
	await expect(ways).toHaveCount(3);
	await ways.nth(1).click();
	await page.waitForURL("**/register?type=supervisor");
	await expect(register(page)).toBeVisible();
});

test("a taken username and a field the server refuses are told, and what was typed stays (A7, A8)", async ({
	people,
}) => {
	const page = await people.stranger();
	await page.goto("/ApplyListener");
	await fill(page, "ana.taken");
	await field(page, "username").fill("Listener1");
	await register(page).click();
	const banner = page.getByRole("alert");
	await expect(banner).toHaveText("Signup failed! email or username already exists");
	await expect(banner).toBeFocused();
	await expect(field(page, "username")).toHaveValue("Listener1");
	await expect(field(page, "password")).toHaveValue(password);

	const errors = { username: "Username is not allowed." };
	const refusal = { status: 400, code: "invalid_username", message: errors.username, errors };
	await page.route(signUpCall, (route) => route.fulfill({ status: 400, json: refusal }));
	await register(page).click();
	await expect(field(page, "username")).toBeFocused();
	await expect(field(page, "username")).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByText("Username is not allowed.")).toBeVisible();
	await expect(field(page, "first")).toHaveValue("Ana");
});

test("only an answer with status field 201 counts as signed up (A8)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/ApplySupervisor");
	await fill(page, "ana.strange");
	await page.route(signUpCall, (route) => route.fulfill({ status: 201, json: { status: 200, message: "Fine." } }));
	await register(page).click();
	await expect(page.getByRole("alert")).toHaveText("Unexpected response during signup.");

	await page.route(signUpCall, (route) => route.fulfill({ status: 500, body: "" }));
	await register(page).click();
	await expect(page.getByRole("alert")).toHaveText("Signup failed! email or username already exists");
});

const ways = [
	{ address: "/register?type=listener", type: "listener" },
	{ address: "/ApplySupervisor", type: "supervisor" },
	{ address: "/ApplyPlacement", type: "placement" },
] as const;

for (const { address, type } of ways) {
	test(`registering at ${address} makes a ${type} applicant and leads to the email verification (A6, A9)`, async ({
		people,
	}) => {
		const page = await people.stranger();
		await page.goto(address);
		await fill(page, `ana.${type}`);
		const release = await holdCalls(page, signUpCall);
		const [call] = await Promise.all([page.waitForRequest(signUpCall), register(page).click()]);
		await expect(page.getByRole("button", { name: "Registering..." })).toBeDisabled();
		release();
		expect(call.postDataJSON()).toMatchObject({
			first_name: "Ana",
			last_name: "Kovac",
			nickname: "Anouk",
			applicant_type: type,
			confirm_password: password,
		});
		await page.waitForURL("**/email-verification");
		await expect(page.getByText(`ana.${type}@example.org`)).toBeVisible();
		await expect(page.getByRole("button", { name: "Send Verification Email" })).toBeEnabled();
	});
}

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
	await page.getByRole("button", { name: "Send Verification Email" }).click();
	const said = page.getByRole("status").filter({ hasText: "Verification email sent." });
	await expect(said).toHaveCSS("color", "rgb(28, 99, 57)");

	const resend = page.getByRole("button", { name: /^Resend Email \(\d+s\)$/ });
	await expect(resend).toBeDisabled();
	await page.clock.pauseAt(new Date(Date.now() + 20_000));
	await expect(resend).toHaveText(/\((2[1-9]|3\d|4[01])s\)/);
	const shown = Number(/\d+/.exec((await resend.textContent()) ?? "")?.[0]);
	expect(shown).toBeGreaterThan(20);
	expect(shown).toBeLessThanOrEqual(41);
	await page.clock.runFor(1000);
	await expect(page.getByRole("button", { name: `Resend Email (${shown - 1}s)` })).toBeDisabled();
	await page.clock.runFor((shown - 1) * 1000);
	await expect(page.getByRole("button", { name: "Send Verification Email" })).toBeEnabled();

	await page.clock.resume();
	await page.goto(await product.linkMailedTo("ana.whole@example.org"));
	await page.waitForURL("**/login?verified=true");
	await expect(page.getByText("Your email has been successfully verified! You can now log in.")).toBeVisible();
	await logIn(page, "ana.whole@example.org");
	await expect(page.getByRole("heading", { name: "Complete your profile for full access" })).toBeVisible();
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
	await page.getByRole("button", { name: "Send Verification Email" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Verification email sent." })).toBeVisible();
	await expect(page.getByText("If you had an account with this email before")).toBeVisible();
	const mail = await product.mailTo("listener2@demo.warmline.example");
	expect(mail).toContain("You already have an account");
	await page.goto(/https?:\/\/\S+\/login/.exec(mail)?.[0] ?? "");
	await page.waitForURL("**/login");
});
