import { confirmEmailChange, refuseEmailChange } from "@warmline/contract/accounts/email-change-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { EmailVerificationPage } from "../registration/EmailVerificationPage.tsx";

const button = (name: string) => page.getByRole("button", { name });

test("a link confirms its address when the button is pressed, and says whether the other one is waited for", async () => {
	const message = "This link is no longer valid. Please start the change of your email again.";
	refuse(confirmEmailChange, { code: "invalid_token", status: 400, message });
	await mount(<EmailVerificationPage />, { at: "/email-verification?confirm=abc" });
	await expectAccessible();
	await button(label.accounts.confirmTheChange).click();
	await expect.element(page.getByText(message)).toHaveFocus();

	const asked = answer(confirmEmailChange, { changed: false });
	await button(label.accounts.confirmTheChange).click();
	await expect.element(page.getByText(label.accounts.otherAddressWaits)).toHaveFocus();
	expect(asked.map(({ body }) => body)).toEqual([{ token: "abc" }]);
	await expectAccessible();
});

test("a link cancels the change, and leads to a new password", async () => {
	answer(refuseEmailChange, undefined);
	await mount(<EmailVerificationPage />, { at: "/email-verification?cancel=abc" });
	await expectAccessible();
	await button(label.accounts.cancelTheChange).click();
	await expect.element(page.getByText(label.accounts.changeCancelled)).toHaveFocus();
	await expect.element(page.getByRole("link", { name: label.accounts.setNewPassword })).toBeVisible();
});
