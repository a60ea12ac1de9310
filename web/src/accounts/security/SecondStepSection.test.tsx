import {
	beginSecondStep,
	confirmSecondStep,
	endSecondStep,
	readSecurity,
	type Security,
} from "@warmline/contract/accounts/security-calls";
import { tn } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { SecondStepSection } from "./SecondStepSection.tsx";
import { sampleRecoveryCodes, sampleSecret } from "./sample-second-step.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const password = page.getByLabelText(label.accounts.yourPassword);
const isOn = { since: "2026-11-01T12:00:00.000Z", recovery_codes: 10 };

/** The section, with what the server has by now. */
const open = async (second_step: Security["second_step"]) => {
	let now = second_step;
	answer(readSecurity, () => ({ result: { second_step: now, needed_from: null, days_left: null } }));
	await mount(<SecondStepSection />, { as: member("listener") });
	return (changed: Security["second_step"]) => {
		now = changed;
	};
};

test("a second step is set up by the password, a code of the app, and recovery codes to keep", async () => {
	const change = await open(null);
	await button(label.accounts.setUp).click();
	await expect.element(password).toHaveFocus();
	const notThis = label.contract.wrongPassword;
	refuse(beginSecondStep, { status: 400, code: "wrong_password", message: notThis, errors: { password: notThis } });
	await password.fill("not this one");
	await button(label.accounts.goOn).click();
	await expect.element(page.getByText(notThis)).toBeVisible();
	await expectAccessible();

	answer(beginSecondStep, { result: sampleSecret });
	await password.fill("Warmline!2026");
	await button(label.accounts.goOn).click();
	await expect.element(page.getByRole("img", { name: label.accounts.qrCode })).toBeVisible();
	await button(label.accounts.turnOn).click();
	await expect.element(page.getByText(label.accounts.enterCode)).toBeVisible();
	await expectAccessible();

	const sent = answer(confirmSecondStep, () => {
		change(isOn);
		return { recovery_codes: sampleRecoveryCodes };
	});
	await page.getByLabelText(label.accounts.code, { exact: true }).fill("123456");
	await button(label.accounts.turnOn).click();
	await expect.element(page.getByRole("heading", { name: label.accounts.yourRecoveryCodes })).toHaveFocus();
	expect(page.getByRole("listitem").elements()).toHaveLength(10);
	await expectAccessible();
	await button(label.accounts.codesKept).click();
	await expect.element(page.getByText(tn(10, label.accounts.recoveryCodesLeft))).toBeVisible();
	await expectAccessible();
	expect(sent.map(({ body }) => body)).toEqual([{ code: "123456" }]);
});

test("a second step is turned off with the password and a code, and what is wrong stands at its field", async () => {
	const change = await open(isOn);
	await button(label.accounts.turnOff).click();
	const dialog = page.getByRole("dialog", { name: label.accounts.turnOffSecondStepQuestion });
	const code = dialog.getByLabelText(label.accounts.secondStepCode);
	const wrong = label.server.wrongCode;
	refuse(endSecondStep, { status: 400, code: "wrong_code", message: wrong, errors: { code: wrong } });
	await dialog.getByLabelText(label.accounts.yourPassword).fill("Warmline!2026");
	await code.fill("000000");
	await dialog.getByRole("button", { name: label.accounts.turnOff }).click();
	await expect.element(dialog.getByText(wrong)).toBeVisible();
	await expect.element(code).toHaveAttribute("aria-invalid", "true");
	await expectAccessible();

	const sent = answer(endSecondStep, () => {
		change(null);
		return undefined;
	});
	await code.fill("123456");
	await dialog.getByRole("button", { name: label.accounts.turnOff }).click();
	await expect.element(page.getByText(label.accounts.secondStepOff)).toBeVisible();
	await expect.element(button(label.accounts.setUp)).toBeVisible();
	expect(sent.map(({ body }) => body)).toEqual([{ password: "Warmline!2026", code: "123456" }]);
});

test("beside a passkey an app is added, and the recovery codes stay", async () => {
	const change = await open({ ...isOn, app: false });
	await button(label.accounts.setUpApp).click();
	answer(beginSecondStep, { result: sampleSecret });
	await password.fill("Warmline!2026");
	await page.getByLabelText(label.accounts.secondStepCode).fill("abcd-efgh-ijkl");
	await button(label.accounts.goOn).click();
	answer(confirmSecondStep, () => {
		change({ ...isOn, app: true });
		return { recovery_codes: [] };
	});
	await page.getByLabelText(label.accounts.code, { exact: true }).fill("123456");
	await button(label.accounts.turnOn).click();
	await expect.element(page.getByText(label.accounts.appAdded)).toBeVisible();
	await expect.element(button(label.accounts.setUpApp)).not.toBeInTheDocument();
	await expectAccessible();
});
