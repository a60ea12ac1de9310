import { logInCall } from "@warmline/contract/accounts/calls";
import { readLoginSteps } from "@warmline/contract/accounts/passkey-calls";
import { logInSecondStep } from "@warmline/contract/accounts/security-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { LoginPage } from "./LoginPage.tsx";

const login = page.getByRole("button", { name: label.accounts.login });
const lina = member("listener");

test("after the password a code is asked for, and a recovery code does as well", async () => {
	const needed = "Please enter the code, too.";
	refuse(logInCall, { status: 401, code: "second_step_needed", message: needed, ticket: "a-ticket" });
	answer(readLoginSteps, { app: true, passkey: null });
	await mount(<LoginPage />, { at: "/login" });
	await page.getByLabelText(label.accounts.emailOrUsername).fill("lina");
	await page.getByLabelText(label.accounts.password, { exact: true }).fill("Warmline!2026");
	await login.click();
	await expect.element(page.getByRole("heading", { level: 1, name: label.accounts.yourSecondStep })).toBeVisible();
	const code = page.getByLabelText(label.accounts.code, { exact: true });
	await expect.element(code).toHaveFocus();
	expect(sessionStorage.getItem("token")).toBe(null);

	const wrong = label.server.wrongCode;
	refuse(logInSecondStep, { status: 400, code: "wrong_code", message: wrong, errors: { code: wrong } });
	await code.fill("000000");
	await login.click();
	await expect.element(page.getByText(wrong)).toBeVisible();
	await expect.element(code).toHaveFocus();
	await expectAccessible();

	await page.getByRole("button", { name: label.accounts.useRecoveryCode }).click();
	const recoveryCode = page.getByLabelText(label.accounts.recoveryCode, { exact: true });
	await expect.element(recoveryCode).toHaveFocus();
	await expect.element(page.getByText(wrong)).not.toBeInTheDocument();
	await expectAccessible();
	const sent = answer(logInSecondStep, { token: "of-lina", user: lina });
	await recoveryCode.fill("abcd-efgh-ijkl");
	await login.click();
	await expect.poll(() => location.pathname).toBe(`/${lina.id}/chat-dashboard`);
	expect(sessionStorage.getItem("token")).toBe("of-lina");
	expect(sent.map(({ body }) => body)).toEqual([{ ticket: "a-ticket", code: "abcd-efgh-ijkl" }]);
});

test("where it can't be told how the login goes on it is asked again, and no code is asked for at random", async () => {
	refuse(logInCall, { status: 401, code: "second_step_needed", message: "The code, too.", ticket: "a-ticket" });
	refuse(readLoginSteps, { status: 503, code: "busy", message: "Not now." });
	await mount(<LoginPage />, { at: "/login" });
	await page.getByLabelText(label.accounts.emailOrUsername).fill("lina");
	await page.getByLabelText(label.accounts.password, { exact: true }).fill("Warmline!2026");
	await login.click();
	await expect.element(page.getByText(label.accounts.nextStepFailed)).toBeVisible();
	await expect.element(page.getByLabelText(label.accounts.code, { exact: true })).not.toBeInTheDocument();
	await expectAccessible();
	answer(readLoginSteps, { app: true, passkey: null });
	await page.getByRole("button", { name: label.ui.tryAgain }).click();
	await expect.element(page.getByLabelText(label.accounts.code, { exact: true })).toHaveFocus();
});
