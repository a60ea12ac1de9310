import { signUpCall } from "@warmline/contract/accounts/calls";
import type { ApplicantType } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Route, Switch } from "wouter";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, answerForeign, hold, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { ApplyPage } from "./ApplyPage.tsx";
import { EmailVerificationPage } from "./EmailVerificationPage.tsx";
import { RegisterPage } from "./RegisterPage.tsx";

const password = "Warmline!2026";
const exactly = (label: string) => page.getByLabelText(label, { exact: true });
const fields = {
	first: exactly(label.accounts.legalFirstName),
	last: exactly(label.accounts.legalLastName),
	nickname: page.getByLabelText(label.accounts.chosenName),
	username: exactly(label.accounts.username),
	email: exactly(label.accounts.email),
	password: exactly(label.accounts.password),
	confirm: exactly(label.accounts.confirmPassword),
} as const;
const register = page.getByRole("button", { name: label.accounts.register });
const alert = page.getByRole("alert");

const fill = async (username: string) => {
	const values = { first: "Ana", last: "Kovac", nickname: "Anouk", username, email: `${username}@example.org` };
	for (const name of ["first", "last", "nickname", "username", "email"] as const) await fields[name].fill(values[name]);
	await fields.password.fill(password);
	await fields.confirm.fill(password);
};

test("the first rule that fails is shown, one at a time, and what was typed stays (A6, A7)", async () => {
	await mount(<RegisterPage />, { at: "/register?type=listener" });
	const steps: readonly (readonly [keyof typeof fields, string, string])[] = [
		["first", "", label.contract.firstNameMissing],
		["last", "", label.contract.lastNameMissing],
		["username", "  ", label.contract.usernameIsRequired],
		["email", "ana.example.org", label.contract.invalidEmailFormat],
		["password", "Short1!", label.contract.passwordTooShort],
		["password", "nouppercase1!", label.contract.passwordNeedsUppercase],
		["password", "NOLOWERCASE1!", label.contract.passwordNeedsLowercase],
		["password", "NoDigitHere!", label.contract.passwordNeedsDigit],
		["password", "NoSpecial2026", label.contract.passwordNeedsSpecial],
		["confirm", "Different!2026", label.contract.passwordsDiffer],
	];
	const good = new Map<string, string>([
		...Object.entries({ first: "Ana", last: "Kovac", username: "ana.rules", email: "ana.rules@example.org", password }),
	]);
	for (const [at, [name, wrong, sentence]] of steps.entries()) {
		await fields[name].fill(wrong);
		await register.click();
		await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
		expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(1);
		await expect.element(fields[name]).toHaveFocus();
		await expect.element(fields[name]).toHaveValue(wrong);
		const right = good.get(name);
		if (name !== steps[at + 1]?.[0] && right !== undefined) await fields[name].fill(right);
	}
	await expect.element(fields.first).toHaveValue("Ana");
	await expect.element(fields.email).toHaveValue("ana.rules@example.org");
	// Had anything been sent, the test would fail: nobody answers.
	await expectAccessible();
});

test("without an applicant type the page asks for one of the three (A6, A7)", async () => {
	await mount(<RegisterPage />, { at: "/register?type=astronaut" });
	await expect.element(page.getByRole("heading", { name: label.accounts.register })).toBeVisible();
	await expect.element(register).not.toBeInTheDocument();
	const ways = page.getByRole("listitem").getByRole("link");
	expect(ways.elements()).toHaveLength(3);
	await expectAccessible();
	await ways.nth(1).click();
	await expect.element(register).toBeVisible();
	expect(location.pathname + location.search).toBe("/register?type=supervisor");
});

test("a taken username and a field the server refuses are told, and what was typed stays (A7, A8)", async () => {
	await mount(<ApplyPage type="listener" />, { at: "/ApplyListener" });
	await fill("Listener1");
	const taken = label.accounts.usernameOrEmailTaken;
	refuse(signUpCall, { status: 409, code: "already_exists", message: taken });
	await register.click();
	await expect.element(alert).toHaveTextContent(taken);
	await expect.element(alert).toHaveFocus();
	await expect.element(fields.username).toHaveValue("Listener1");
	await expect.element(fields.password).toHaveValue(password);
	await expectAccessible();

	const errors = { username: "Username is not allowed." };
	refuse(signUpCall, { status: 400, code: "invalid_username", message: errors.username, errors });
	await register.click();
	await expect.element(fields.username).toHaveFocus();
	await expect.element(fields.username).toHaveAttribute("aria-invalid", "true");
	await expect.element(page.getByText("Username is not allowed.")).toBeVisible();
	await expect.element(fields.first).toHaveValue("Ana");
});

test("only an answer with status field 201 counts as signed up (A8)", async () => {
	await mount(<ApplyPage type="supervisor" />, { at: "/ApplySupervisor" });
	await fill("ana.strange");
	answerForeign(signUpCall, 201, '{ "status": 200, "message": "Fine." }');
	await register.click();
	await expect.element(alert).toHaveTextContent(label.accounts.unexpectedSignupResponse);

	answerForeign(signUpCall, 500, "");
	await register.click();
	await expect.element(alert).toHaveTextContent(label.accounts.usernameOrEmailTaken);
});

const ways: readonly { readonly at: string; readonly type: ApplicantType; readonly form: ReactNode }[] = [
	{ at: "/register?type=listener", type: "listener", form: <RegisterPage /> },
	{ at: "/ApplySupervisor", type: "supervisor", form: <ApplyPage type="supervisor" /> },
	{ at: "/ApplyPlacement", type: "placement", form: <ApplyPage type="placement" /> },
];

for (const { at, type, form } of ways) {
	test(`registering at ${at} asks for a ${type} applicant and leads to the email verification (A6, A9)`, async () => {
		const email = `ana.${type}@example.org`;
		const user = { ...member("new_hire"), email, is_verified: false };
		const signUps = answer(signUpCall, { status: 201, message: "Welcome.", user });
		const release = hold(signUpCall);
		await mount(
			<Switch>
				<Route path="/email-verification" component={EmailVerificationPage} />
				<Route>{form}</Route>
			</Switch>,
			{ at },
		);
		await fill(`ana.${type}`);
		await register.click();
		await expect.element(page.getByRole("button", { name: label.accounts.registering })).toBeDisabled();
		release();
		await expect.element(page.getByText(t(label.accounts.linkMailed, { known: email }))).toBeVisible();
		await expect.element(page.getByRole("button", { name: label.accounts.sendVerificationEmail })).toBeEnabled();
		expect(location.pathname).toBe("/email-verification");
		expect(signUps).toHaveLength(1);
		expect(signUps[0]?.body).toMatchObject({
			first_name: "Ana",
			last_name: "Kovac",
			nickname: "Anouk",
			applicant_type: type,
			confirm_password: password,
		});
	});
}
