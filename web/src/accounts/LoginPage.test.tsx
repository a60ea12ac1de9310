import { logInCall } from "@warmline/contract/accounts/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, answerForeign, hold, refuse } from "../../test/fake-server.ts";
import { member, mount } from "../../test/mount.tsx";
import { LoginPage } from "./LoginPage.tsx";

const identifier = page.getByLabelText("Email or username");
const password = page.getByLabelText("Password");
const login = page.getByRole("button", { name: "Login" });
const alert = page.getByRole("alert");

const type = async (who: string, secret: string) => {
	await identifier.fill(who);
	await password.fill(secret);
	await login.click();
};

test("the login button says that it is busy and cannot be pressed twice (A1, A12)", async () => {
	const lina = member();
	answer(logInCall, { token: "a-token", user: lina });
	const release = hold(logInCall);
	await mount(<LoginPage />, { at: "/login" });
	await expect.element(page.getByRole("link", { name: "Forgot Password" })).toHaveAttribute("href", "/forgot-password");
	await expectAccessible();
	await type("lina", "Warmline!2026");
	await expect.element(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
	release();
	await expect.poll(() => location.pathname).toBe(`/${lina.id}/chat-dashboard`);
});

test("a failed login says why, keeps who one is, and takes the cursor to the sentence (A5)", async () => {
	refuse(logInCall, { status: 401, code: "invalid_credentials", message: "Invalid credentials." });
	await mount(<LoginPage />, { at: "/login" });
	await type("nobody.here", "Wrong!2026");
	await expect.element(alert).toHaveTextContent("Invalid credentials.");
	await expect.element(alert).toHaveFocus();
	await expect.element(identifier).toHaveValue("nobody.here");

	answerForeign(logInCall, 502, "<h1>Bad gateway</h1>");
	await password.fill("Warmline!2026");
	await login.click();
	await expect.element(alert).toHaveTextContent("Login failed.");
	await expect.element(identifier).toHaveValue("nobody.here");
});
