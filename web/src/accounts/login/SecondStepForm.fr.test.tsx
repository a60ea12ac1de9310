import { logInCall } from "@warmline/contract/accounts/calls";
import { readLoginSteps } from "@warmline/contract/accounts/passkey-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, refuse } from "../../../test/fake-server.ts";
import { inFrench } from "../../../test/labels/french.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { LoginPage } from "./LoginPage.tsx";

test("the second half of a login is asked for in French, by the app and by a recovery code (N1)", async () => {
	refuse(logInCall, {
		status: 401,
		code: "second_step_needed",
		message: "Le code, s’il vous plaît.",
		ticket: "a-ticket",
	});
	answer(readLoginSteps, { app: true, passkey: null });
	await mount(<LoginPage />, { at: "/login" });
	await page.getByLabelText(inFrench(label.accounts.emailOrUsername)).fill("lina");
	await page.getByLabelText(inFrench(label.accounts.password), { exact: true }).fill("Warmline!2026");
	await page.getByRole("button", { name: inFrench(label.accounts.login) }).click();
	const heading = page.getByRole("heading", { level: 1, name: inFrench(label.accounts.yourSecondStep) });
	await expect.element(heading).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: inFrench(label.accounts.useRecoveryCode) }).click();
	await expect.element(page.getByLabelText(inFrench(label.accounts.recoveryCode), { exact: true })).toHaveFocus();
	await expectAccessible();
});
