import type { Locator, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { newcomer } from "./applicant.ts";
import { idOf, joins, toPlace } from "./community.ts";
import { checkScreen, checkWords, consoleErrors } from "./screen.ts";
import { expect, logIn, password, phone, test } from "./test.ts";

// Screens are looked at in six ways, which takes its time.
test.describe.configure({ timeout: 180_000 });

// What is asked of all supervisors here must not be asked of those of other stories.
test.use({ settings: { LOG_LEVEL: "fatal" } });

const part = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const code = (page: Page) => page.getByLabel("Code", { exact: true });

/** Where it stands among others, a picture is of this one. */
const looksAt = async (thing: Locator, screen: string) => {
	const page = thing.page();
	const before = page.viewportSize();
	await page.setViewportSize(phone);
	await thing.evaluate((one) => one.scrollIntoView());
	await checkScreen(page, screen);
	if (before) await page.setViewportSize(before);
};

const recoveryCodes = (page: Page) => page.getByRole("listitem").filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ });

/** What the app on the phone shows, some half-minutes from now. */
const codeOf = (secret: string, halfMinutes = 0) =>
	TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + halfMinutes * 30_000 });

const showsPassword = async (page: Page, username: string, address = "/login") => {
	await page.goto(address);
	await page.locator("[name=identifier]").fill(username);
	await page.locator("[name=password]").fill(password);
	await page.locator("[type=submit]").click();
};

/** From the password on to the codes on paper. */
const setsUp = async (page: Page, screen: string) => {
	await page.getByLabel("Your password").fill("not this one");
	await button(page, "Go on").click();
	await expect(page.getByText("This is not your password.")).toBeVisible();
	await page.getByLabel("Your password").fill(password);
	await button(page, "Go on").click();
	await expect(page.getByRole("img", { name: "QR code for the app" })).toBeVisible();
	await expect(code(page)).toHaveAttribute("inputmode", "numeric");
	await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
	await looksAt(page.getByRole("heading", { name: "Add it to your app" }), `${screen}-app`);
	const secret = ((await page.getByRole("definition").textContent()) ?? "").replaceAll(" ", "");
	await button(page, "Turn on").click();
	await expect(page.getByText("Please enter the code.")).toBeVisible();
	await code(page).fill("000-00");
	await button(page, "Turn on").click();
	await expect(page.getByText("This code is not right, or was used already.")).toBeVisible();
	await code(page).fill(codeOf(secret));
	await button(page, "Turn on").click();
	await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
	const codes = await recoveryCodes(page).allTextContents();
	expect(codes).toHaveLength(10);
	await looksAt(page.getByRole("heading", { name: "Your recovery codes" }), `${screen}-codes`);
	const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Download").click()]);
	expect(file.suggestedFilename()).toBe("warmline-recovery-codes.txt");
	await button(page, "I have kept the codes").click();
	return { secret, codes };
};

test("a member sets up a second step, logs in with code and recovery code, and ends the other logins", async ({
	people,
	product,
	backstage,
}) => {
	test.slow();
	await joins(backstage, product, "sela.second", "Sela");
	const sela = await people.member("sela.second");
	const errors = consoleErrors(sela);
	await sela.getByRole("navigation", { name: "Members" }).getByRole("link", { name: "Home" }).click();
	await toPlace(sela, "Preferences");
	await expect(part(sela, "Second step")).toContainText("Off.");
	await part(sela, "Second step").getByRole("button", { name: "Set up" }).click();
	await looksAt(part(sela, "Second step"), "second-step-password");
	const { secret, codes } = await setsUp(sela, "second-step");
	await expect(part(sela, "Second step")).toContainText("You have 10 recovery codes left.");
	expect(errors.filter((line) => !/status of 400/.test(line))).toEqual([]);

	const byCode = await people.stranger(phone);
	await showsPassword(byCode, "sela.second");
	await expect(byCode.getByRole("heading", { level: 1, name: "Your second step" })).toBeVisible();
	await expect(code(byCode)).toBeFocused();
	await checkScreen(byCode, "login-second-step");
	expect(await byCode.evaluate(() => sessionStorage.getItem("token"))).toBe(null);
	await button(byCode, "Back").click();
	await expect(byCode.getByLabel("Email or username")).toBeVisible();
	await showsPassword(byCode, "sela.second");
	await code(byCode).fill(codeOf(secret, 1));
	await code(byCode).press("Enter");
	await byCode.waitForURL("**/chat-dashboard");

	const onPaper = await people.stranger();
	await showsPassword(onPaper, "sela.second", "/fr/login");
	await expect(onPaper.getByRole("heading", { level: 1, name: "Votre deuxième étape" })).toBeVisible();
	await checkWords(onPaper, "fr-login-second-step");
	await onPaper.getByRole("button", { name: "Utiliser plutôt un code de récupération" }).click();
	await checkWords(onPaper, "fr-login-recovery-code");
	await onPaper.getByLabel("Code de récupération").fill(codes[0] ?? "");
	await onPaper.getByRole("button", { name: "Se connecter" }).click();
	await onPaper.waitForURL("**/chat-dashboard");

	await sela.reload();
	await expect(part(sela, "Second step")).toContainText("You have 9 recovery codes left.");
	const logins = part(sela, "Where you are logged in");
	await expect(logins.getByRole("listitem").first()).toContainText("This one");
	await expect(logins.getByRole("listitem").first()).toContainText(/Chrom\w+.* on /);
	await looksAt(logins, "logins");
	await expect(logins.getByRole("listitem")).toHaveCount(3);
	await logins
		.getByRole("button", { name: /^End the login: Chrom/ })
		.first()
		.click();
	await expect(logins.getByRole("listitem")).toHaveCount(2);
	await logins.getByRole("button", { name: "End all the others" }).click();
	await checkScreen(sela, "logins-end");
	await sela.getByRole("dialog").getByRole("button", { name: "End all the others" }).click();
	await expect(logins.getByText(/other logins? ha(s|ve) ended\.$/)).toBeVisible();
	await Promise.all([byCode, onPaper].map((page) => page.waitForURL(/\/login/)));
	await expect(logins.getByRole("listitem")).toHaveCount(1);

	await part(sela, "Second step").getByRole("button", { name: "New recovery codes" }).click();
	await sela.getByLabel("Your password").fill(password);
	await sela.getByLabel("Code of the app, or a recovery code").fill(codes[1] ?? "");
	await button(sela, "Make new codes").click();
	await expect(sela.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
	const fresh = await recoveryCodes(sela).first().textContent();
	await button(sela, "I have kept the codes").click();
	await part(sela, "Second step").getByRole("button", { name: "Turn off" }).click();
	const dialog = sela.getByRole("dialog", { name: "Turn off the second step?" });
	await dialog.getByLabel("Your password").fill(password);
	await dialog.getByLabel("Code of the app, or a recovery code").fill(codes[2] ?? "");
	await dialog.getByRole("button", { name: "Turn off" }).click();
	await expect(dialog.getByText("This code is not right, or was used already.")).toBeVisible();
	await checkScreen(sela, "second-step-off");
	await dialog.getByLabel("Code of the app, or a recovery code").fill(fresh ?? "");
	await dialog.getByRole("button", { name: "Turn off" }).click();
	await expect(part(sela, "Second step")).toContainText("The second step is off.");
	await logIn(byCode, "sela.second");
});

test("a director sets a day, who it concerns is told, and from then on logs in to set one up; a lost one is reset", async ({
	people,
	product,
	backstage,
}) => {
	await newcomer(backstage, product, "timo.second");
	const timoId = await idOf(backstage, "timo.second");
	await backstage.as("director", "POST", `/members/${timoId}/role/`, { role: "supervisor" });
	const dora = await people.member("director");
	await dora.getByRole("link", { name: "Settings", exact: true }).click();
	const setting = part(dora, "Second step at login");
	await expect(setting).toContainText("Nobody needs one yet.");
	const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
	await setting.getByLabel("Needed from").fill(later);
	await setting.getByRole("button", { name: "Save the day" }).click();
	await expect(setting).toContainText("Saved. It holds from now on.");
	await looksAt(setting, "settings-second-step");

	const timo = await people.member("timo.second");
	const notice = timo.getByRole("complementary", { name: "Second step" });
	await expect(notice).toContainText(/in (19|20|21) days\./);
	await checkScreen(timo, "second-step-notice");
	await notice.getByRole("button", { name: "Later" }).click();
	await expect(notice).toHaveCount(0);

	await product.query("UPDATE account_settings SET second_step_from = '2026-01-01'");
	const held = await people.stranger();
	await showsPassword(held, "timo.second");
	await expect(held.getByRole("heading", { level: 1, name: "Set up a second step" })).toBeVisible();
	await checkScreen(held, "login-second-step-due");
	await setsUp(held, "login-second-step-due");
	await held.waitForURL("**/chat-dashboard");
	await expect(held.getByRole("navigation", { name: "Members" })).toBeVisible();
	// She has none herself: the next page she opens says so by asking her to log in.
	await dora.reload();
	await dora.waitForURL(/\/login/);
	await product.query("UPDATE account_settings SET second_step_from = NULL");

	await logIn(dora, "director");
	await dora.goto(`${new URL(dora.url()).pathname.replace("chat-dashboard", "members")}/${timoId}`);
	await button(dora, "Turn off the second step").click();
	await checkScreen(dora, "member-second-step");
	await dora.getByRole("dialog").getByRole("button", { name: "Turn it off" }).click();
	await expect(dora.getByText(/^The second step is off\. A mail is on its way to/)).toBeVisible();
	await held.waitForURL(/\/login/);
	await logIn(held, "timo.second");
});

test("who has been logged in for a while shows the password once more, and what was begun goes on with all that was typed", async ({
	people,
	product,
	backstage,
}) => {
	await newcomer(backstage, product, "ugo.second");
	const ugoId = await idOf(backstage, "ugo.second");
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.goto(`${new URL(dora.url()).pathname.replace("chat-dashboard", "members")}/${ugoId}`);
	await product.query("UPDATE sessions SET password_at = now() - interval '11 minutes'");
	await button(dora, "Change the role").click();
	const asked = dora.getByRole("dialog", { name: /^Change the role of/ });
	await asked.getByLabel("Role").selectOption({ label: "Trainee listener" });
	await asked.getByLabel(/^Reason/).fill("Begins on Monday.");
	await asked.getByRole("button", { name: "Change the role" }).click();
	const dialog = dora.getByRole("dialog", { name: "Is it still you?" });
	await expect(dialog.getByLabel("Your password")).toBeFocused();
	await checkScreen(dora, "confirm-yourself");

	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(asked.getByText("Please enter your password once more to do this.")).toBeVisible();
	await expect(asked.getByLabel(/^Reason/)).toHaveValue("Begins on Monday.");
	await asked.getByRole("button", { name: "Change the role" }).click();
	await dialog.getByLabel("Your password").fill("not this one");
	await dora.keyboard.press("Escape");
	await button(dora, "Go on").click();
	await expect(dialog.getByText("This is not your password.")).toBeVisible();
	await dialog.getByLabel("Your password").fill(password);
	await button(dora, "Go on").click();
	await expect(dora.getByText(/^The new role is in force\. A mail is on its way to/)).toBeVisible();
	await expect(dora.getByRole("dialog")).toHaveCount(0);

	await product.query("UPDATE sessions SET password_at = now() - interval '11 minutes'");
	const download = dora.waitForEvent("download");
	await button(dora, "Download the data").click();
	await dialog.getByLabel("Your password").fill(password);
	await dialog.getByLabel("Your password").press("Enter");
	expect((await download).suggestedFilename()).toBe("ugo.second-data.zip");
	expect(errors.filter((line) => !/status of 40[03]/.test(line))).toEqual([]);
});
