import { logInCall } from "@warmline/contract/accounts/calls";
import { beginSecondStep, confirmSecondStep } from "@warmline/contract/accounts/security-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { sampleRecoveryCodes, sampleSecret } from "../security/sample-second-step.ts";
import { LoginPage } from "./LoginPage.tsx";

const heading = (name: string) => page.getByRole("heading", { name });
const sam = member("supervisor");

test("a login whose role needs a second step counts when one is set up", async () => {
	answer(logInCall, { token: "of-sam", user: sam, second_step_due: true });
	const begun = answer(beginSecondStep, { result: sampleSecret });
	const confirmed = answer(confirmSecondStep, { recovery_codes: sampleRecoveryCodes });
	await mount(<LoginPage />, { at: "/login" });
	await page.getByLabelText(label.accounts.emailOrUsername).fill("supervisor");
	await page.getByLabelText(label.accounts.password, { exact: true }).fill("Warmline!2026");
	await page.getByRole("button", { name: label.accounts.login }).click();
	await expect.element(heading(label.accounts.setUpSecondStep)).toBeVisible();
	await expect.element(page.getByLabelText(label.accounts.yourPassword)).toHaveFocus();
	await expectAccessible();

	await page.getByLabelText(label.accounts.yourPassword).fill("Warmline!2026");
	await page.getByRole("button", { name: label.accounts.goOn }).click();
	await expect.element(heading(label.accounts.addToApp)).toHaveFocus();
	await expectAccessible();
	await page.getByLabelText(label.accounts.code, { exact: true }).fill("123456");
	await page.getByRole("button", { name: label.accounts.turnOn }).click();
	await expect.element(heading(label.accounts.yourRecoveryCodes)).toHaveFocus();
	await expectAccessible();
	expect(sessionStorage.getItem("token")).toBe(null);

	await page.getByRole("button", { name: label.accounts.codesKept }).click();
	await expect.poll(() => location.pathname).toBe(`/${sam.id}/chat-dashboard`);
	expect(sessionStorage.getItem("token")).toBe("of-sam");
	const tokens = [...begun, ...confirmed].map(({ headers }) => headers.get("Authorization"));
	expect(tokens).toEqual(["Token of-sam", "Token of-sam"]);
});
