import { logInCall } from "@warmline/contract/accounts/calls";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, answerForeign, hold, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { LoginPage } from "./LoginPage.tsx";

const identifier = page.getByLabelText(label.accounts.emailOrUsername);
const password = page.getByLabelText(label.accounts.password, { exact: true });
const login = page.getByRole("button", { name: label.accounts.login });
const alert = page.getByRole("alert");
const lina = member("listener", { username: "listener1" });

const type = async (who: string, secret: string) => {
	await identifier.fill(who);
	await password.fill(secret);
	await login.click();
};

test("the login button says that it is busy and cannot be pressed twice (A1, A12)", async () => {
	const logins = answer(logInCall, { token: "of-lina", user: lina });
	const release = hold(logInCall);
	await mount(<LoginPage />, { at: "/login" });
	await expect
		.element(page.getByRole("link", { name: label.accounts.forgotPassword }))
		.toHaveAttribute("href", "/forgot-password");
	await expectAccessible();
	await type("listener1", "Warmline!2026");
	await expect.element(page.getByRole("button", { name: label.accounts.loggingIn })).toBeDisabled();
	await userEvent.keyboard("{Enter}");
	release();
	await expect.poll(() => location.pathname).toBe(`/${lina.id}/chat-dashboard`);
	expect(logins).toHaveLength(1);

	const kept = Object.fromEntries(Object.entries(sessionStorage));
	expect(kept).toMatchObject({
		token: "of-lina",
		user_id: lina.id,
		first_name: "Lina",
		last_name: "Moreau",
		username: "listener1",
		name: "Lina",
		role: "listener",
	});
	expect(JSON.parse(kept.user ?? "")).toMatchObject({ id: lina.id });
	expect(localStorage).toHaveLength(0);
});

test("a verified email is told in green (A2)", async () => {
	await mount(<LoginPage />, { at: "/login?verified=true" });
	await expect
		.element(page.getByText(label.accounts.emailVerified, { exact: true }))
		.toHaveStyle({ color: "rgb(28, 99, 57)" });
	await expectAccessible();
});

test("what a login lacks is said at its field, and nothing is sent (A3)", async () => {
	await mount(<LoginPage />, { at: "/login" });
	await login.click();
	await expect.element(page.getByText(label.contract.emailOrUsernameMissing)).toBeVisible();
	await expect.element(identifier).toHaveFocus();
	await identifier.fill("supervisor");
	await login.click();
	await expect.element(page.getByText(label.accounts.passwordIsRequired)).toBeVisible();
	await expect.element(password).toHaveFocus();
	await expectAccessible();
});

test("what looks like an email is sent as email, anything else as username (A3)", async () => {
	const logins = answer(logInCall, { token: "of-lina", user: lina });
	await mount(<LoginPage />, { at: "/login" });
	await type("supervisor", "not this one");
	await expect.poll(() => logins[0]?.body).toEqual({ username: "supervisor", password: "not this one" });
	await expect.poll(() => location.pathname).toBe(`/${lina.id}/chat-dashboard`);
});

test("a failed login says why, keeps who one is, and takes the cursor to the sentence (A5)", async () => {
	refuse(logInCall, { status: 401, code: "invalid_credentials", message: "Invalid credentials." });
	await mount(<LoginPage />, { at: "/login" });
	await type("nobody.here", "Wrong!2026");
	await expect.element(alert).toHaveTextContent("Invalid credentials.");
	await expect.element(alert).toHaveFocus();
	await expect.element(identifier).toHaveValue("nobody.here");
	await expectAccessible();

	answerForeign(logInCall, 502, "<h1>Bad gateway</h1>");
	await password.fill("Warmline!2026");
	await login.click();
	await expect.element(alert).toHaveTextContent(label.accounts.loginFailed);
	await expect.element(identifier).toHaveValue("nobody.here");
});

test("a link to the login page cannot lead on to another site (A13)", async () => {
	answer(logInCall, { token: "of-lina", user: lina });
	await mount(<LoginPage />, { at: "/login?next=//evil.example/" });
	await type("trainee", "Warmline!2026");
	await expect.poll(() => location.pathname).toBe(`/${lina.id}/chat-dashboard`);
});
