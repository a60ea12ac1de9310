import {
	cancelEmailChange,
	changeOwnEmail,
	type EmailChange,
	mailEmailChangeAgain,
	readOwnEmail,
} from "@warmline/contract/accounts/email-change-calls";
import { t } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { OwnEmail } from "./OwnEmail.tsx";

const email = "lina@society.example";
const change: EmailChange = {
	email: "lina.new@mail.example",
	by_director: false,
	confirmed_old: false,
	confirmed_new: true,
	expires_at: "2027-01-02T10:00:00.000Z",
};
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole("button", { name });

test("a new email is asked for with the password, and what is wrong is said at its field", async () => {
	answer(readOwnEmail, { result: { email, change: null } });
	const wrong = "This is not your password.";
	refuse(changeOwnEmail, { code: "wrong_password", status: 400, message: wrong, errors: { current_password: wrong } });
	await mount(<OwnEmail />, { as: member("listener") });
	await expect.element(page.getByText(email)).toBeVisible();
	await button(label.accounts.changeEmail).click();
	await expect.element(page.getByText(label.contract.invalidEmailFormat)).toBeVisible();
	await expect.element(field(label.accounts.newEmail)).toHaveFocus();
	await expectAccessible();

	await field(label.accounts.newEmail).fill(change.email);
	await field(label.accounts.currentPassword).fill("not the one");
	await button(label.accounts.changeEmail).click();
	await expect.element(page.getByText(wrong)).toBeVisible();

	answer(changeOwnEmail, { result: { email, change } });
	await button(label.accounts.changeEmail).click();
	const heading = page.getByRole("heading", { name: t(label.accounts.changeToEmail, { email: change.email }) });
	await expect.element(heading).toHaveFocus();
	await expectAccessible();
});

test("while it is under way it says which address has confirmed, sends the links again, and can be cancelled", async () => {
	answer(readOwnEmail, { result: { email, change } });
	await mount(<OwnEmail />, { as: member("listener") });
	const items = page.getByRole("listitem");
	await expect.element(items.first()).toHaveTextContent(`${email}${label.accounts.notConfirmed}`);
	await expect.element(items.last()).toHaveTextContent(`${change.email}${label.accounts.confirmed}`);
	answer(mailEmailChangeAgain, { result: { email, change } });
	await button(label.accounts.sendLinksAgain).click();
	await expect.element(page.getByText(label.accounts.linksSentAgain)).toBeVisible();
	await expectAccessible();
	answer(cancelEmailChange, { result: { email, change: null } });
	await button(label.accounts.cancelTheChange).click();
	await expect.element(field(label.accounts.newEmail)).toBeVisible();
	await expect.element(page.getByText(label.accounts.emailStays)).toHaveFocus();
	await expectAccessible();
});

test("a change that a director began asks for the new address only, and is not one's own to cancel", async () => {
	const corrected = { ...change, by_director: true, confirmed_new: false };
	answer(readOwnEmail, { result: { email, change: corrected } });
	await mount(<OwnEmail />, { as: member("listener") });
	await expect.element(page.getByRole("listitem")).toHaveTextContent(`${change.email}${label.accounts.notConfirmed}`);
	await expect.element(button(label.accounts.cancelTheChange)).not.toBeInTheDocument();
	await expectAccessible();
});
