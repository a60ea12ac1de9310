import { signUpCall } from "@warmline/contract/accounts/calls";
import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Route, Switch } from "wouter";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, answerForeign, hold, refuse } from "../../test/fake-server.ts";
import { member, mount } from "../../test/mount.tsx";
import { ApplyPage } from "./ApplyPage.tsx";
import { EmailVerificationPage } from "./EmailVerificationPage.tsx";
import { RegisterPage } from "./RegisterPage.tsx";

const password = "Warmline!2026";
const exactly = (label: string) => page.getByLabelText(label, { exact: true });
const fields = {
	first: exactly("Legal first name"),
	last: exactly("Legal last name"),
	nickname: page.getByLabelText("Chosen name"),
	username: exactly("Username"),
	email: exactly("Email"),
	password: exactly("Password"),
	confirm: exactly("Confirm password"),
} as const;
const register = page.getByRole("button", { name: "Register" });
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
		["first", "", "First Name is required."],
		["last", "", "Last Name is required."],
		["username", "  ", "Username is required."],
		["email", "ana.example.org", "Invalid email format."],
		["password", "Short1!", "Password must be at least 8 characters."],
		["password", "nouppercase1!", "Password must contain at least one uppercase letter."],
		["password", "NOLOWERCASE1!", "Password must contain at least one lowercase letter."],
		["password", "NoDigitHere!", "Password must contain at least one digit."],
		["password", "NoSpecial2026", "Password must contain at least one special character (!@#$%^&*)."],
		["confirm", "Different!2026", "Passwords do not match."],
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
	await expect.element(page.getByRole("heading", { name: "Register" })).toBeVisible();
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
	const taken = "Signup failed! email or username already exists";
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
	await expect.element(alert).toHaveTextContent("Unexpected response during signup.");

	answerForeign(signUpCall, 500, "");
	await register.click();
	await expect.element(alert).toHaveTextContent("Signup failed! email or username already exists");
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
		await expect.element(page.getByRole("button", { name: "Registering..." })).toBeDisabled();
		release();
		await expect.element(page.getByText(email)).toBeVisible();
		await expect.element(page.getByRole("button", { name: "Send Verification Email" })).toBeEnabled();
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
