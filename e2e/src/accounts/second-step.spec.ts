import type { Page } from "@playwright/test";
import { tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { inFrench } from "@warmline/web/labels/french";
import { endsWith, startsWith } from "@warmline/web/labels/match";
import { Secret, TOTP } from "otpauth";
import { newcomer } from "../support/applicant.ts";
import { idOf, joins, toPlace } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, logIn, password, phone, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

// What is asked of all supervisors here must not be asked of those of other stories.
test.use({ settings: { LOG_LEVEL: "fatal" } });

const part = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const code = (page: Page) => page.getByLabel(label.accounts.code, { exact: true });

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
const setsUp = async (page: Page) => {
	await page.getByLabel(label.accounts.yourPassword).fill("not this one");
	await button(page, label.accounts.goOn).click();
	await expect(page.getByText(label.contract.wrongPassword)).toBeVisible();
	await page.getByLabel(label.accounts.yourPassword).fill(password);
	await button(page, label.accounts.goOn).click();
	await expect(page.getByRole("img", { name: label.accounts.qrCode })).toBeVisible();
	await expect(code(page)).toHaveAttribute("inputmode", "numeric");
	await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
	const secret = ((await page.getByRole("definition").textContent()) ?? "").replaceAll(" ", "");
	await button(page, label.accounts.turnOn).click();
	await expect(page.getByText(label.accounts.enterCode)).toBeVisible();
	await code(page).fill("000-00");
	await button(page, label.accounts.turnOn).click();
	await expect(page.getByText(label.server.wrongCode)).toBeVisible();
	await code(page).fill(codeOf(secret));
	await button(page, label.accounts.turnOn).click();
	await expect(page.getByRole("heading", { name: label.accounts.yourRecoveryCodes })).toBeFocused();
	const codes = await recoveryCodes(page).allTextContents();
	expect(codes).toHaveLength(10);
	const [file] = await Promise.all([page.waitForEvent("download"), button(page, label.accounts.download).click()]);
	expect(file.suggestedFilename()).toBe("warmline-recovery-codes.txt");
	await button(page, label.accounts.codesKept).click();
	return { secret, codes };
};

test("a member sets up two-factor authentication, logs in with code and recovery code, and ends the other logins", async ({
	people,
	product,
	api,
}) => {
	await joins(api, product, "sela.second", "Sela");
	const sela = await people.member("sela.second");
	const errors = consoleErrors(sela);
	await sela
		.getByRole("navigation", { name: label.members.members })
		.getByRole("link", { name: label.members.home })
		.click();
	await toPlace(sela, label.preferences.preferences);
	await expect(part(sela, label.accounts.secondStep)).toContainText(label.accounts.off);
	await part(sela, label.accounts.secondStep).getByRole("button", { name: label.accounts.setUp }).click();
	const { secret, codes } = await setsUp(sela);
	await expect(part(sela, label.accounts.secondStep)).toContainText(tn(10, label.accounts.recoveryCodesLeft));
	expect(errors.filter((line) => !/status of 400/.test(line))).toEqual([]);

	const byCode = await people.stranger(phone);
	await showsPassword(byCode, "sela.second");
	await expect(byCode.getByRole("heading", { level: 1, name: label.accounts.yourSecondStep })).toBeVisible();
	await expect(code(byCode)).toBeFocused();
	expect(await byCode.evaluate(() => sessionStorage.getItem("token"))).toBe(null);
	await button(byCode, label.accounts.back).click();
	await expect(byCode.getByLabel(label.accounts.emailOrUsername)).toBeVisible();
	await showsPassword(byCode, "sela.second");
	await code(byCode).fill(codeOf(secret, 1));
	await code(byCode).press("Enter");
	await byCode.waitForURL("**/chat-dashboard");

	const onPaper = await people.stranger();
	await showsPassword(onPaper, "sela.second", "/fr/login");
	await expect(onPaper.getByRole("heading", { level: 1, name: inFrench(label.accounts.yourSecondStep) })).toBeVisible();
	await onPaper.getByRole("button", { name: inFrench(label.accounts.useRecoveryCode) }).click();
	await onPaper.getByLabel(inFrench(label.accounts.recoveryCode)).fill(codes[0] ?? "");
	await onPaper.getByRole("button", { name: inFrench(label.accounts.login) }).click();
	await onPaper.waitForURL("**/chat-dashboard");

	await sela.reload();
	await expect(part(sela, label.accounts.secondStep)).toContainText(tn(9, label.accounts.recoveryCodesLeft));
	const logins = part(sela, label.accounts.loggedInPlaces);
	await expect(logins.getByRole("listitem").first()).toContainText(label.accounts.thisOne);
	await expect(logins.getByRole("listitem").first()).toContainText(/Chrom\w+.* on /);
	await expect(logins.getByRole("listitem")).toHaveCount(3);
	await logins
		.getByRole("button", { name: startsWith(label.accounts.endTheLogin, { where: "Chrom" }) })
		.first()
		.click();
	await expect(logins.getByRole("listitem")).toHaveCount(2);
	await logins.getByRole("button", { name: label.accounts.endOtherLogins }).click();
	await sela.getByRole("dialog").getByRole("button", { name: label.accounts.endOtherLogins }).click();
	await expect(logins.getByText(endsWith(label.accounts.otherLoginsEnded))).toBeVisible();
	await Promise.all([byCode, onPaper].map((page) => page.waitForURL(/\/login/)));
	await expect(logins.getByRole("listitem")).toHaveCount(1);

	await part(sela, label.accounts.secondStep).getByRole("button", { name: label.accounts.newRecoveryCodes }).click();
	await sela.getByLabel(label.accounts.yourPassword).fill(password);
	await sela.getByLabel(label.accounts.secondStepCode).fill(codes[1] ?? "");
	await button(sela, label.accounts.makeNewCodes).click();
	await expect(sela.getByRole("heading", { name: label.accounts.yourRecoveryCodes })).toBeFocused();
	const fresh = await recoveryCodes(sela).first().textContent();
	await button(sela, label.accounts.codesKept).click();
	await part(sela, label.accounts.secondStep).getByRole("button", { name: label.accounts.turnOff }).click();
	const dialog = sela.getByRole("dialog", { name: label.accounts.turnOffSecondStepQuestion });
	await dialog.getByLabel(label.accounts.yourPassword).fill(password);
	await dialog.getByLabel(label.accounts.secondStepCode).fill(codes[2] ?? "");
	await dialog.getByRole("button", { name: label.accounts.turnOff }).click();
	await expect(dialog.getByText(label.server.wrongCode)).toBeVisible();
	await dialog.getByLabel(label.accounts.secondStepCode).fill(fresh ?? "");
	await dialog.getByRole("button", { name: label.accounts.turnOff }).click();
	await expect(part(sela, label.accounts.secondStep)).toContainText(label.accounts.secondStepOff);
	await logIn(byCode, "sela.second");
});

test("a director sets a day, who it concerns is told, and from then on logs in to set one up; a lost one is reset", async ({
	people,
	product,
	api,
}) => {
	await newcomer(api, product, "timo.second");
	const timoId = await idOf(api, "timo.second");
	await api.as("director", "POST", `/members/${timoId}/role/`, { role: "supervisor" });
	const dora = await people.member("director");
	await dora.getByRole("link", { name: label.members.settings, exact: true }).click();
	const setting = part(dora, label.members.secondStepAtLogin);
	await expect(setting).toContainText(label.members.nobodyNeedsSecondStep);
	const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
	await setting.getByLabel(label.members.neededFrom).fill(later);
	await setting.getByRole("button", { name: label.members.saveTheDay }).click();
	await expect(setting).toContainText(label.members.savedFromNowOn);

	const timo = await people.member("timo.second");
	const notice = timo.getByRole("complementary", { name: label.accounts.secondStep });
	await expect(notice).toContainText(/in (19|20|21) days\./);
	await notice.getByRole("button", { name: label.accounts.later }).click();
	await expect(notice).toHaveCount(0);

	await product.query("UPDATE account_settings SET second_step_from = '2026-01-01'");
	const held = await people.stranger();
	await showsPassword(held, "timo.second");
	await expect(held.getByRole("heading", { level: 1, name: label.accounts.setUpSecondStep })).toBeVisible();
	await setsUp(held);
	await held.waitForURL("**/chat-dashboard");
	await expect(held.getByRole("navigation", { name: label.members.members })).toBeVisible();
	// She has none herself: the next page she opens says so by asking her to log in.
	await dora.reload();
	await dora.waitForURL(/\/login/);
	await product.query("UPDATE account_settings SET second_step_from = NULL");

	await logIn(dora, "director");
	await dora.goto(`${new URL(dora.url()).pathname.replace("chat-dashboard", "members")}/${timoId}`);
	await button(dora, label.members.turnOffSecondStep).click();
	await dora.getByRole("dialog").getByRole("button", { name: label.members.turnItOff }).click();
	await expect(dora.getByText(startsWith(label.members.secondStepOff))).toBeVisible();
	await held.waitForURL(/\/login/);
	await logIn(held, "timo.second");
});

test("who has been logged in for a while shows the password once more, and what was begun goes on with all that was typed", async ({
	people,
	product,
	api,
}) => {
	await newcomer(api, product, "ugo.second");
	const ugoId = await idOf(api, "ugo.second");
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.goto(`${new URL(dora.url()).pathname.replace("chat-dashboard", "members")}/${ugoId}`);
	await product.query("UPDATE sessions SET password_at = now() - interval '11 minutes'");
	await button(dora, label.members.changeTheRole).click();
	const asked = dora.getByRole("dialog", { name: startsWith(label.members.changeRoleOf) });
	await asked.getByLabel(label.members.role).selectOption({ label: label.contract.traineeListener });
	await asked.getByLabel(startsWith(label.members.reason)).fill("Begins on Monday.");
	await asked.getByRole("button", { name: label.members.changeTheRole }).click();
	const dialog = dora.getByRole("dialog", { name: label.accounts.stillYouQuestion });
	await expect(dialog.getByLabel(label.accounts.yourPassword)).toBeFocused();

	await dialog.getByRole("button", { name: label.accounts.cancel }).click();
	await expect(asked.getByText(label.server.passwordNeededAgain)).toBeVisible();
	await expect(asked.getByLabel(startsWith(label.members.reason))).toHaveValue("Begins on Monday.");
	await asked.getByRole("button", { name: label.members.changeTheRole }).click();
	await dialog.getByLabel(label.accounts.yourPassword).fill("not this one");
	await dora.keyboard.press("Escape");
	await button(dora, label.ui.goOnHere).click();
	await expect(dialog.getByLabel(label.accounts.yourPassword)).toHaveValue("not this one");
	await button(dora, label.accounts.goOn).click();
	await expect(dialog.getByText(label.contract.wrongPassword)).toBeVisible();
	await dialog.getByLabel(label.accounts.yourPassword).fill(password);
	await button(dora, label.accounts.goOn).click();
	await expect(dora.getByText(startsWith(label.members.newRoleInForce))).toBeVisible();
	await expect(dora.getByRole("dialog")).toHaveCount(0);

	await product.query("UPDATE sessions SET password_at = now() - interval '11 minutes'");
	const download = dora.waitForEvent("download");
	await button(dora, label.members.downloadTheData).click();
	await dialog.getByLabel(label.accounts.yourPassword).fill(password);
	await dialog.getByLabel(label.accounts.yourPassword).press("Enter");
	expect((await download).suggestedFilename()).toBe("ugo.second-data.zip");
	expect(errors.filter((line) => !/status of 40[03]/.test(line))).toEqual([]);
});
