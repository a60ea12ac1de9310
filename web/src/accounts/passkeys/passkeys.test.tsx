import { logInCall } from "@warmline/contract/accounts/calls";
import {
	addPasskey,
	beginPasskey,
	beginPasskeyLogin,
	challengePasskey,
	logInPasskey,
	readLoginSteps,
	removePasskey,
	renamePasskey,
} from "@warmline/contract/accounts/passkey-calls";
import { logInSecondStep, readSecurity, type Security } from "@warmline/contract/accounts/security-calls";
import { t } from "@warmline/contract/i18n";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { LoginPage } from "../login/LoginPage.tsx";
import { sampleRecoveryCodes } from "../security/sample-second-step.ts";
import { PasskeysSection } from "./PasskeysSection.tsx";
import { cancelledBySample, madeBySample, shownBySample } from "./sample-device.ts";
import { sampleCreation, samplePasskey, sampleRequest } from "./sample-passkeys.ts";

const button = (name: string) => page.getByRole("button", { name });
const lina = member("listener");
const device = navigator.credentials;
const shows = () => vi.spyOn(device, "get").mockResolvedValue(shownBySample);
const cancels = (what: "get" | "create") => vi.spyOn(device, what).mockRejectedValue(cancelledBySample());
const { name } = samplePasskey;

afterEach(() => {
	vi.restoreAllMocks();
});

test("a passkey alone logs in; a cancelled one is said, and nothing was sent", async () => {
	answer(beginPasskeyLogin, sampleRequest);
	const sent = answer(logInPasskey, { token: "of-lina", user: lina });
	await mount(<LoginPage />, { at: "/login" });
	cancels("get");
	await button(label.accounts.logInByPasskey).click();
	await expect.element(page.getByText(label.accounts.passkeyCancelled)).toBeVisible();
	await expectAccessible();
	expect(sent).toEqual([]);

	refuse(logInPasskey, { status: 400, code: "unknown_passkey", message: "Not known." });
	shows();
	await button(label.accounts.logInByPasskey).click();
	await expect.element(page.getByText("Not known.")).toBeVisible();
	const passed = answer(logInPasskey, { token: "of-lina", user: lina });
	await button(label.accounts.logInByPasskey).click();
	await expect.poll(() => location.pathname).toBe(`/${lina.id}/chat-dashboard`);
	expect(sessionStorage.getItem("token")).toBe("of-lina");
	expect(passed.map(({ body }) => body.challenge_ticket)).toEqual(["a-challenge"]);
});

test("after the password who has a passkey is asked for it first, and may take a recovery code", async () => {
	refuse(logInCall, { status: 401, code: "second_step_needed", message: "The code, too.", ticket: "a-ticket" });
	answer(readLoginSteps, { app: false, passkey: sampleRequest });
	const sent = answer(logInSecondStep, { token: "of-lina", user: lina });
	await mount(<LoginPage />, { at: "/login" });
	await page.getByLabelText(label.accounts.emailOrUsername).fill("lina");
	await page.getByLabelText(label.accounts.password, { exact: true }).fill("Warmline!2026");
	await button(label.accounts.login).click();
	await expect.element(button(label.accounts.usePasskey)).toHaveFocus();
	await expect.element(page.getByText(label.accounts.confirmByPasskey)).toBeVisible();
	await expectAccessible();
	cancels("get");
	await button(label.accounts.usePasskey).click();
	await expect.element(page.getByText(label.accounts.passkeyCancelled)).toBeVisible();

	await button(label.accounts.useRecoveryCode).click();
	await expect.element(page.getByLabelText(label.accounts.recoveryCode, { exact: true })).toHaveFocus();
	await button(label.accounts.usePasskeyInstead).click();
	shows();
	await button(label.accounts.usePasskey).click();
	await expect.poll(() => location.pathname).toBe(`/${lina.id}/chat-dashboard`);
	expect(sent.map(({ body }) => [body.ticket, body.passkey?.challenge_ticket])).toEqual([["a-ticket", "a-challenge"]]);
});

test("a passkey that was removed meanwhile is said, and nothing is sent", async () => {
	refuse(logInCall, { status: 401, code: "second_step_needed", message: "The code, too.", ticket: "a-ticket" });
	answer(readLoginSteps, { app: false, passkey: sampleRequest });
	const sent = answer(logInSecondStep, { token: "of-lina", user: lina });
	await mount(<LoginPage />, { at: "/login" });
	await page.getByLabelText(label.accounts.emailOrUsername).fill("lina");
	await page.getByLabelText(label.accounts.password, { exact: true }).fill("Warmline!2026");
	await button(label.accounts.login).click();
	await expect.element(button(label.accounts.usePasskey)).toHaveFocus();
	answer(readLoginSteps, { app: true, passkey: null });
	await button(label.accounts.usePasskey).click();
	await expect.element(page.getByText(label.server.unknownPasskey)).toBeVisible();
	expect(sent).toEqual([]);
});

test("a login whose role needs a second step counts when a passkey is added", async () => {
	const sam = member("supervisor");
	answer(logInCall, { token: "of-sam", user: sam, second_step_due: true });
	const begun = answer(beginPasskey, { challenge_ticket: "a-challenge", options: sampleCreation });
	const added = answer(addPasskey, { result: samplePasskey, recovery_codes: sampleRecoveryCodes });
	await mount(<LoginPage />, { at: "/login" });
	await page.getByLabelText(label.accounts.emailOrUsername).fill("supervisor");
	await page.getByLabelText(label.accounts.password, { exact: true }).fill("Warmline!2026");
	await button(label.accounts.login).click();
	await button(label.accounts.usePasskeyInstead).click();
	await expectAccessible();
	await page.getByLabelText(label.accounts.yourPassword).fill("Warmline!2026");
	await button(label.accounts.goOn).click();
	await page.getByLabelText(label.accounts.nameOfPasskey).fill("Phone");
	vi.spyOn(device, "create").mockResolvedValue(madeBySample);
	await button(label.accounts.createPasskey).click();
	await expect.element(page.getByRole("heading", { name: label.accounts.yourRecoveryCodes })).toHaveFocus();
	expect(sessionStorage.getItem("token")).toBe(null);
	await button(label.accounts.codesKept).click();
	await expect.poll(() => sessionStorage.getItem("token")).toBe("of-sam");
	const tokens = [...begun, ...added].map(({ headers }) => headers.get("Authorization"));
	expect(tokens).toEqual(["Token of-sam", "Token of-sam"]);
});

const none: Security = { second_step: null, passkeys: [], passkeys_off: null, needed_from: null, days_left: null };
const second_step = { since: samplePasskey.created_at, recovery_codes: 10, app: false };

/** The section, with what the server has by now. */
const open = async (first: Security) => {
	let now = first;
	answer(readSecurity, () => ({ result: now }));
	await mount(<PasskeysSection />, { as: lina });
	return (changed: Partial<Security>) => {
		now = { ...now, ...changed };
	};
};

test("the first passkey is added by the password and a name, and brings recovery codes", async () => {
	const change = await open(none);
	await expect.element(page.getByRole("region", { name: label.accounts.passkeys })).toBeVisible();
	await expect.element(page.getByText(label.accounts.noPasskeyYet)).toBeVisible();
	await expectAccessible();
	await button(label.accounts.addPasskey).click();
	answer(beginPasskey, { challenge_ticket: "a-challenge", options: sampleCreation });
	await page.getByLabelText(label.accounts.yourPassword).fill("Warmline!2026");
	await button(label.accounts.goOn).click();
	const named = page.getByLabelText(label.accounts.nameOfPasskey);
	await expect.element(named).toHaveFocus();
	await expectAccessible();
	cancels("create");
	await named.fill("Phone");
	await button(label.accounts.createPasskey).click();
	await expect.element(page.getByText(label.accounts.passkeyCancelled)).toBeVisible();

	vi.spyOn(device, "create").mockResolvedValue(madeBySample);
	const sent = answer(addPasskey, () => {
		change({ second_step, passkeys: [samplePasskey] });
		return { result: samplePasskey, recovery_codes: sampleRecoveryCodes };
	});
	await button(label.accounts.createPasskey).click();
	await expect.element(page.getByRole("heading", { name: label.accounts.yourRecoveryCodes })).toHaveFocus();
	await button(label.accounts.codesKept).click();
	await expect.element(page.getByText(label.accounts.passkeyAdded)).toBeVisible();
	await expect.element(page.getByText(label.server.lastSecondStep)).toBeVisible();
	expect(button(t(label.accounts.removePasskey, { name })).elements()).toEqual([]);
	expect(sent.map(({ body }) => [body.challenge_ticket, body.name])).toEqual([["a-challenge", "Phone"]]);
	await expectAccessible();
});

test("one more passkey is added by the password and one that is there", async () => {
	await open({ ...none, second_step, passkeys: [samplePasskey] });
	answer(challengePasskey, sampleRequest);
	const sent = answer(beginPasskey, { challenge_ticket: "a-challenge", options: sampleCreation });
	await button(label.accounts.addPasskey).click();
	await page.getByLabelText(label.accounts.yourPassword).fill("Warmline!2026");
	await button(label.accounts.useCode).click();
	await button(label.accounts.goOn).click();
	await expect.element(page.getByText(label.accounts.enterCode)).toBeVisible();
	await button(label.accounts.usePasskeyInstead).click();
	await expectAccessible();
	shows();
	await button(label.accounts.goOn).click();
	await expect.element(page.getByLabelText(label.accounts.nameOfPasskey)).toBeVisible();
	expect(sent.map(({ body }) => [body.code, body.passkey?.challenge_ticket])).toEqual([[undefined, "a-challenge"]]);
});

test("a passkey is renamed, and removed where another second step stays", async () => {
	const change = await open({ ...none, second_step: { ...second_step, app: true }, passkeys: [samplePasskey] });
	await button(t(label.accounts.renamePasskey, { name })).click();
	const renamed = answer(renamePasskey, ({ body }) => {
		change({ passkeys: [{ ...samplePasskey, name: body.name }] });
		return { result: { ...samplePasskey, name: body.name } };
	});
	await page.getByLabelText(label.accounts.nameOfPasskey).fill("Old phone");
	await expectAccessible();
	await button(label.accounts.saveName).click();
	await button(t(label.accounts.removePasskey, { name: "Old phone" })).click();
	const dialog = page.getByRole("dialog", { name: t(label.accounts.removePasskeyQuestion, { name: "Old phone" }) });
	await expect.element(dialog).toBeVisible();
	answer(removePasskey, () => {
		change({ passkeys: [] });
		return undefined;
	});
	await dialog.getByRole("button", { name: label.accounts.remove }).click();
	await expect.element(page.getByText(t(label.accounts.passkeyRemoved, { name: "Old phone" }))).toBeVisible();
	await expect.element(page.getByText(label.accounts.noPasskeyYet)).toBeVisible();
	expect(renamed.map(({ params, body }) => [params.passkey_id, body.name])).toEqual([[samplePasskey.id, "Old phone"]]);
});

test("where passkeys are off it is said why, and none can be added", async () => {
	await open({ ...none, passkeys_off: "ip_address" });
	await expect.element(page.getByText(label.accounts.passkeysNeedName)).toBeVisible();
	expect(button(label.accounts.addPasskey).elements()).toEqual([]);
	await expectAccessible();
});
