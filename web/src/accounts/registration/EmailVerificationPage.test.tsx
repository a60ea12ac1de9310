import { sendVerificationEmail } from "@warmline/contract/accounts/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, lose } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { EmailVerificationPage } from "./EmailVerificationPage.tsx";

const email = page.getByLabelText(label.accounts.email, { exact: true });
const send = page.getByRole("button", { name: label.accounts.sendVerificationEmail });

test("an email that is none is said so before anything is sent (A10)", async () => {
	await mount(<EmailVerificationPage />, { at: "/email-verification?expired=true" });
	await expect.element(page.getByText(label.accounts.verificationLinkTooOld)).toBeVisible();
	await email.fill("not an email");
	await send.click();
	await expect.element(page.getByText(label.contract.invalidEmailFormat)).toBeVisible();
	await expect.element(email).toHaveFocus();
	await expectAccessible();
});

test("a verification email that cannot be sent is told in red, and can be tried again (A10)", async () => {
	await mount(<EmailVerificationPage />, { at: "/email-verification" });
	await email.fill("mailless@example.org");
	lose(sendVerificationEmail);
	await send.click();
	const alert = page.getByRole("alert");
	await expect.element(alert).toHaveTextContent(label.accounts.verificationMailFailed);
	await expect.element(alert).toHaveStyle({ color: "rgb(163, 37, 27)" });
	await expect.element(send).toBeEnabled();
	await expectAccessible();

	const asked = answer(sendVerificationEmail, { message: "Verification email sent." });
	await send.click();
	await expect.element(page.getByRole("status")).toHaveTextContent("Verification email sent.");
	await expect.element(alert).not.toBeInTheDocument();
	expect(asked.map(({ body }) => body)).toEqual([{ email: "mailless@example.org" }]);
});
