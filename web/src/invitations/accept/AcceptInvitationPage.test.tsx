import { t } from "@warmline/contract/i18n";
import { acceptInvitation, openInvitation } from "@warmline/contract/invitations/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, answerForeign, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { AcceptInvitationPage } from "./AcceptInvitationPage.tsx";

const version = "a".repeat(64);
const agreement = { version, text: <p>Keep what you hear to yourself.</p> };
const opened = {
	name: "Ada Lee Newman",
	email: "ada@example.org",
	role: "listener" as const,
	expires_at: "2026-01-15T00:00:00.000Z",
	agreement: { version },
};
const password = "Warmline!2026";
const field = (name: string) => page.getByLabelText(name, { exact: true });
const create = page.getByRole("button", { name: label.invitations.createAccount });
const opens = () =>
	mount(<AcceptInvitationPage token="abc" agreement={agreement} passwordHint="Rules." />, {
		at: "/register?invitation=abc",
	});
const fills = async () => {
	await field(label.invitations.username).fill("ada");
	await field(label.accounts.password).fill(password);
	await field(label.accounts.confirmPassword).fill(password);
};

test("who is invited checks their name, chooses how to log in, agrees, and is told that they can log in", async () => {
	const looks = answer(openInvitation, { result: opened });
	await opens();
	await expect.element(field(label.invitations.legalFirstName)).toHaveValue("Ada Lee");
	await expect.element(field(label.invitations.legalLastName)).toHaveValue("Newman");
	expect(looks[0]?.body).toEqual({ token: "abc" });
	await expectAccessible();
	await fills();
	await create.click();
	await expect.element(page.getByText(label.invitations.tickTheBox)).toBeVisible();
	await page.getByLabelText(label.forms.readAndAgree).click();
	const sent = answer(acceptInvitation, { message: "Welcome." });
	await create.click();
	await expect.element(page.getByText(label.invitations.accountIsReady)).toBeVisible();
	expect(sent[0]?.body).toMatchObject({ token: "abc", username: "ada", text_version: version, last_name: "Newman" });
	await expectAccessible();
});

test("a username that is taken, and a failure, are said, and what was typed stays", async () => {
	answer(openInvitation, { result: { ...opened, agreement: null } });
	await opens();
	await fills();
	const taken = "This username is taken.";
	refuse(acceptInvitation, { status: 409, code: "username_taken", message: taken, errors: { username: taken } });
	await create.click();
	await expect.element(page.getByText(taken)).toBeVisible();
	await expect.element(field(label.invitations.username)).toHaveFocus();
	answerForeign(acceptInvitation, 500, "");
	await create.click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(label.invitations.accountFailed);
	await expect.element(field(label.accounts.password)).toHaveValue(password);
});

test("a link that no longer works leads to the login, and a page that cannot be loaded is tried again", async () => {
	answerForeign(openInvitation, 500, "");
	await opens();
	const again = page.getByRole("button", { name: label.ui.tryAgain, exact: true });
	await expect.element(again).toBeVisible();
	refuse(openInvitation, { status: 400, code: "invalid_token", message: "No." });
	await again.click();
	await expect.element(page.getByText(label.invitations.linkEnded)).toBeVisible();
	await expectAccessible();
});

test("who comes by a link for several people gives their email, and is told to confirm it", async () => {
	answer(openInvitation, { result: { ...opened, name: "", email: null, agreement: null } });
	await opens();
	await fills();
	await field(label.invitations.legalFirstName).fill("Bo");
	await field(label.invitations.legalLastName).fill("Stone");
	await create.click();
	await expect.element(page.getByText(label.contract.invalidEmailFormat)).toBeVisible();
	await field(label.invitations.email).fill("bo@example.org");
	const sent = answer(acceptInvitation, { message: "Welcome." });
	await create.click();
	await expect.element(page.getByText(t(label.invitations.verifyThenLogIn, { email: "bo@example.org" }))).toBeVisible();
	expect(sent[0]?.body).toMatchObject({ email: "bo@example.org", first_name: "Bo" });
});
