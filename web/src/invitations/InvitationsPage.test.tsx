import { t } from "@warmline/contract/i18n";
import {
	inviteMember,
	listInvitations,
	resendInvitation,
	revokeInvitation,
} from "@warmline/contract/invitations/calls";
import { listInvitationLinks } from "@warmline/contract/invitations/link-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, answerForeign, refuse } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { member, mount } from "../../test/mount.tsx";
import { InvitationsPage } from "./InvitationsPage.tsx";
import { sampleInvitation } from "./sample-invitation.ts";

const ada = sampleInvitation();
const opens = () => {
	answer(listInvitationLinks, { results: [] });
	return mount(<InvitationsPage tabs={null} />, { at: "/me/members?view=invitations", as: member("director") });
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a list that cannot be fetched says so, and comes when it is tried again; none is said, too", async () => {
	answerForeign(listInvitations, 500, "");
	await opens();
	await expect.element(page.getByText(label.invitations.invitationsFailed)).toBeVisible();
	await expectAccessible();
	answer(listInvitations, { results: [], next: null });
	await button(label.ui.tryAgain).click();
	await expect.element(page.getByText(label.invitations.noInvitations)).toBeVisible();
});

test("each state says what happened, and offers what can still be done", async () => {
	const states = ["waiting", "sent", "opened", "failed", "inactive", "accepted", "expired", "revoked"] as const;
	const results = states.map((state, n) =>
		sampleInvitation({ id: `0190a0b1-2222-7000-8000-00000000000${n}`, name: `Ada ${state}`, state }),
	);
	answer(listInvitations, { results, next: null });
	await opens();
	const acts = async (state: string) => {
		const card = page.getByRole("article", { name: `Ada ${state}` });
		await expect.element(card).toBeVisible();
		return card.getByRole("button").elements().length;
	};
	for (const state of ["waiting", "sent", "opened", "failed", "inactive"]) expect(await acts(state), state).toBe(2);
	expect([await acts("accepted"), await acts("expired"), await acts("revoked")]).toEqual([0, 1, 0]);
	await expectAccessible();
});

test("a person is invited: what is wrong is said at its field, and it is told that the email is on its way", async () => {
	answer(listInvitations, { results: [], next: null });
	await opens();
	await button(label.invitations.inviteAPerson).click();
	await button(label.invitations.sendInvitation).click();
	await expect.element(page.getByText(label.contract.personNameMissing)).toBeVisible();
	await expectAccessible();
	await page.getByLabelText(label.invitations.name, { exact: true }).fill("Ada Newman");
	await page.getByLabelText(label.invitations.email, { exact: true }).fill("ada@example.org");
	await page.getByLabelText(label.invitations.role, { exact: true }).selectOptions(label.members.listener);
	await page.getByLabelText(label.invitations.certifiedSince).fill("2024-05-01");
	refuse(inviteMember, { status: 409, code: "already_member", message: "No.", errors: { email: "A member already." } });
	await button(label.invitations.sendInvitation).click();
	await expect.element(page.getByText("A member already.")).toBeVisible();
	const sent = answer(inviteMember, { result: ada });
	answer(listInvitations, { results: [ada], next: null });
	await button(label.invitations.sendInvitation).click();
	await expect.element(page.getByText(t(label.invitations.isOnItsWay, { email: ada.email }))).toBeVisible();
	expect(sent[0]?.body).toMatchObject({ role: "listener", certified_since: "2024-05-01", police_check: null });
	await expect.element(page.getByRole("article", { name: ada.name })).toBeVisible();
});

test("an invitation is revoked after a question, and sent again without one", async () => {
	answer(listInvitations, { results: [ada], next: null });
	await opens();
	const again = answer(resendInvitation, { result: ada });
	await button(label.invitations.sentAgain).click();
	await expect.poll(() => again.length).toBe(1);
	await button(label.invitations.revoke).click();
	const dialog = page.getByRole("dialog");
	await expect.element(dialog).toBeVisible();
	await expectAccessible();
	answer(revokeInvitation, { result: sampleInvitation({ state: "revoked" }) });
	await dialog.getByRole("button", { name: label.invitations.revoke }).click();
	await expect.element(page.getByText(t(label.invitations.isRevoked, { email: ada.email }))).toBeVisible();
});

test("what the list is narrowed to stands in the address", async () => {
	const asked = answer(listInvitations, { results: [ada], next: null });
	await opens();
	await page.getByLabelText(label.invitations.state).selectOptions(label.invitations.notAcceptedYet);
	await expect.poll(() => asked.at(-1)?.query).toMatchObject({ open: true });
	expect(location.search).toBe("?view=invitations&open=true");
});
