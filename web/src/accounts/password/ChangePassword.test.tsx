import { changePassword, listSessions } from "@warmline/contract/accounts/security-calls";
import { tn } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { ChangePassword } from "./ChangePassword.tsx";

const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = () => page.getByRole("button", { name: label.accounts.changePassword }).click();

test("what is wrong is said at its field, and a new password is set with the old one", async () => {
	answer(listSessions, () => ({ results: [] }));
	const wrong = "This is not your password.";
	refuse(changePassword, { code: "wrong_password", status: 400, message: wrong, errors: { current_password: wrong } });
	await mount(<ChangePassword />, { as: member("listener") });
	await submit();
	await expect.element(page.getByText(label.accounts.passwordIsRequired)).toBeVisible();
	await expect.element(field(label.accounts.currentPassword)).toHaveFocus();
	await expectAccessible();

	await field(label.accounts.currentPassword).fill("not the one");
	await field(label.accounts.newPassword).fill("Another!2horse");
	await field(label.accounts.confirmPassword).fill("Another!2horse");
	await submit();
	await expect.element(page.getByText(wrong)).toBeVisible();
	await expect.element(field(label.accounts.newPassword)).toHaveValue("Another!2horse");

	answer(changePassword, () => ({ ended: 2, cancels_email_change: true }));
	await submit();
	await expect.element(page.getByText(tn(2, label.accounts.passwordChangedAndOthersEnded))).toBeVisible();
	await expect.element(page.getByText(label.accounts.emailChangeCancelled)).toBeVisible();
	await expect.element(field(label.accounts.currentPassword)).toHaveValue("");
	await expectAccessible();
});
