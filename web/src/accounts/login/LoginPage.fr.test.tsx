import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { inFrench } from "../../../test/labels/french.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { LoginPage } from "./LoginPage.tsx";

test("what a login lacks is said in French (A3, N1)", async () => {
	await mount(<LoginPage />, { at: "/login" });
	expect(location.pathname).toBe("/fr/login");
	await page.getByRole("button", { name: inFrench(label.accounts.login) }).click();
	await expect.element(page.getByText(inFrench(label.contract.emailOrUsernameMissing))).toBeVisible();
	await expectAccessible();
});
