import { listMembers } from "@warmline/contract/members/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { catchCopied } from "../../../test/clipboard.ts";
import { answer, answerForeign } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { MembersPage } from "./MembersPage.tsx";
import { sampleMember } from "./sample-member.ts";

const lina = sampleMember();

test("a list that cannot be fetched says so, and comes when it is tried again", async () => {
	answerForeign(listMembers, 500, "");
	await mount(<MembersPage />, { at: "/me/members", as: member("director") });
	await expect.element(page.getByText(label.members.membersFailed)).toBeVisible();
	await expectAccessible();
	answer(listMembers, { results: [lina], next: null });
	await page.getByRole("button", { name: label.ui.tryAgain, exact: true }).click();
	await expect.element(page.getByRole("link", { name: "Lina Moreau" })).toBeVisible();
	await expectAccessible();
});

test("what the list is narrowed to stands in the address, and nobody who fits is said so", async () => {
	const asked = answer(listMembers, ({ query: { active } }) => ({
		results: active === false ? [] : [lina],
		next: null,
	}));
	await mount(<MembersPage />, { at: "/me/members", as: member("director") });
	await page.getByLabelText(label.members.role).selectOptions(label.members.listener);
	await expect.poll(() => location.search).toBe("?role=listener");
	await page.getByLabelText(label.members.account).selectOptions(label.members.closed);
	await expect.element(page.getByText(label.members.noMemberFound)).toBeVisible();
	expect(asked.at(-1)?.query).toMatchObject({ role: "listener", active: false });
	await expectAccessible();
});

test("the link to the application form can be copied", async () => {
	answer(listMembers, { results: [lina], next: null });
	await mount(<MembersPage />, { at: "/me/members", as: member("director") });
	await page.getByText(label.members.inviteVolunteers).click();
	const link = page.getByLabelText(label.members.linkToApplicationForm);
	await expect.element(link).toHaveValue(`${location.origin}/ApplyListener`);
	const copied = catchCopied();
	await page.getByRole("button", { name: label.ui.copy, exact: true }).click();
	await expect.element(page.getByRole("status").filter({ hasText: label.ui.copied })).toBeVisible();
	expect(copied).toEqual([`${location.origin}/ApplyListener`]);
	await expectAccessible();
});
