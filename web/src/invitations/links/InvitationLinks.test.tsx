import { t } from "@warmline/contract/i18n";
import {
	type InvitationLink,
	listInvitationLinks,
	makeInvitationLink,
	revokeInvitationLink,
} from "@warmline/contract/invitations/link-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, answerForeign } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { InvitationLinks } from "./InvitationLinks.tsx";

const link: InvitationLink = {
	id: "0190a0b1-3333-7000-8000-000000000001",
	role: "trainee_listener",
	uses: 10,
	used: 2,
	state: "open",
	url: "https://warmline.example/register?invitation=abc",
	made_at: "2026-01-01T00:00:00.000Z",
	made_by: "Dora",
	expires_at: "2026-01-08T00:00:00.000Z",
};
const over = { ...link, id: "0190a0b1-3333-7000-8000-000000000002", used: 10, state: "used_up", url: null } as const;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const opens = () => mount(<InvitationLinks />, { as: member("director") });

test("links that cannot be loaded say so; each shows how it stands, and only an open one can be copied and revoked", async () => {
	answerForeign(listInvitationLinks, 500, "");
	await opens();
	await expect.element(page.getByText(label.invitations.linksFailed)).toBeVisible();
	answer(listInvitationLinks, { results: [link, over] });
	await button(label.ui.tryAgain).click();
	const cards = page.getByRole("article", {
		name: t(label.invitations.linkFor, { role: label.contract.traineeListener }),
	});
	await expect.element(cards.nth(0).getByRole("textbox")).toHaveValue(link.url ?? "");
	await expect.element(cards.nth(1).getByText(label.invitations.usedUp)).toBeVisible();
	expect(cards.nth(1).getByRole("button").elements()).toHaveLength(0);
	await expectAccessible();
	answer(revokeInvitationLink, { result: { ...link, state: "revoked", url: null } });
	await button(label.invitations.revoke).click();
	await page.getByRole("dialog").getByRole("button", { name: label.invitations.revoke }).click();
	await expect.element(page.getByText(label.invitations.linkIsRevoked)).toBeVisible();
});

test("a link is made for a role and so many people, and what is wrong is said at its field", async () => {
	answer(listInvitationLinks, { results: [] });
	await opens();
	await button(label.invitations.makeALink).click();
	await page.getByLabelText(label.invitations.role).selectOptions(label.contract.traineeListener);
	await page.getByRole("spinbutton", { name: label.invitations.people }).fill("200");
	await button(label.invitations.makeALink).click();
	await expect.element(page.getByText(label.contract.linkUsesOutOfRange)).toBeVisible();
	await expectAccessible();
	await page.getByRole("spinbutton", { name: label.invitations.people }).fill("10");
	const sent = answer(makeInvitationLink, { result: link });
	answer(listInvitationLinks, { results: [link] });
	await button(label.invitations.makeALink).click();
	await expect.element(page.getByText(label.invitations.linkIsReady)).toBeVisible();
	expect(sent[0]?.body).toEqual({ role: "trainee_listener", uses: 10, days: 7 });
	await expect.element(page.getByRole("article")).toBeVisible();
});
