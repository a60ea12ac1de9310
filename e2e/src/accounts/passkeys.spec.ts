import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { joins, toPlace } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, password, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

const part = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name });

/** A phone's own authenticator, as software, for the pages of one browser: it makes passkeys and shows them. */
const passkeyDevice = async (page: Page) => {
	const client = await page.context().newCDPSession(page);
	await client.send("WebAuthn.enable");
	const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return {
		/** From now on it recognises nobody, or its owner again. */
		recognises: (isUserVerified: boolean) =>
			client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
		passkeys: async () => (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
	};
};

const toPreferences = async (page: Page) => {
	await page
		.getByRole("navigation", { name: label.members.members })
		.getByRole("link", { name: label.members.home })
		.click();
	await toPlace(page, label.preferences.preferences);
};

const logsOut = async (page: Page) => {
	await page.getByRole("button", { name: startsWith(label.members.profileMenuOf) }).click();
	await page.getByRole("menuitem", { name: label.members.logout }).click();
	await page.waitForURL(
		(address) => !address.pathname.includes("preferences") && !address.pathname.includes("chat-dashboard"),
	);
};

test("a member adds a passkey, logs in by it alone and as the second step, and removes it", async ({
	people,
	product,
	api,
}) => {
	await joins(api, product, "pasha.key", "Pasha");
	const pasha = await people.member("pasha.key");
	const errors = consoleErrors(pasha);
	const device = await passkeyDevice(pasha);
	await toPreferences(pasha);
	const passkeys = part(pasha, label.accounts.passkeys);
	await passkeys.getByRole("button", { name: label.accounts.addPasskey }).click();
	await passkeys.getByLabel(label.accounts.yourPassword).fill(password);
	await passkeys.getByRole("button", { name: label.accounts.goOn }).click();
	await passkeys.getByLabel(label.accounts.nameOfPasskey).fill("Phone");
	await passkeys.getByLabel(label.accounts.nameOfPasskey).press("Enter");
	await expect(pasha.getByRole("heading", { name: label.accounts.yourRecoveryCodes })).toBeFocused();
	await button(pasha, label.accounts.codesKept).click();
	await expect(passkeys).toContainText(label.accounts.passkeyAdded);
	expect(await device.passkeys()).toBe(1);

	await logsOut(pasha);
	await pasha.goto("/login");
	await device.recognises(false);
	await button(pasha, label.accounts.logInByPasskey).click();
	await expect(pasha.getByText(label.accounts.passkeyCancelled)).toBeVisible();
	await device.recognises(true);
	await button(pasha, label.accounts.logInByPasskey).focus();
	await pasha.keyboard.press("Enter");
	await pasha.waitForURL("**/chat-dashboard");

	await logsOut(pasha);
	await pasha.goto("/login");
	await pasha.locator("[name=identifier]").fill("pasha.key");
	await pasha.locator("[name=password]").fill(password);
	await pasha.locator("[type=submit]").click();
	await expect(button(pasha, label.accounts.usePasskey)).toBeFocused();
	await pasha.keyboard.press("Enter");
	await pasha.waitForURL("**/chat-dashboard");

	await toPreferences(pasha);
	const secondStep = part(pasha, label.accounts.secondStep);
	await expect(passkeys).toContainText(label.server.lastSecondStep);
	await product.query("UPDATE sessions SET password_at = now() - interval '11 minutes'");
	await passkeys.getByRole("button", { name: t(label.accounts.renamePasskey, { name: "Phone" }) }).click();
	await pasha.getByRole("dialog").getByLabel(label.accounts.nameOfPasskey).fill("Old phone");
	await button(pasha, label.accounts.saveName).click();
	await expect(passkeys).toContainText("Old phone");
	await secondStep.getByRole("button", { name: label.accounts.turnOff }).click();
	const dialog = pasha.getByRole("dialog", { name: label.accounts.turnOffSecondStepQuestion });
	await dialog.getByLabel(label.accounts.yourPassword).fill(password);
	await dialog.getByRole("button", { name: label.accounts.turnOff }).click();
	await expect(secondStep).toContainText(label.accounts.secondStepOff);
	await expect(passkeys).toContainText(label.accounts.noPasskeyYet);
	// That a second step is needed is answered so.
	expect(errors.filter((line) => !/status of 401/.test(line))).toEqual([]);

	await logsOut(pasha);
	await pasha.goto("/login");
	await button(pasha, label.accounts.logInByPasskey).click();
	await expect(pasha.getByText(label.server.unknownPasskey)).toBeVisible();
});
