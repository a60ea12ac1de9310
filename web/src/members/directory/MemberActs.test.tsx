import { correctMemberEmail } from "@warmline/contract/members/email-calls";
import { resetSecondStep } from "@warmline/contract/members/security-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { startsWith } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { MemberActs } from "./MemberActs.tsx";
import { sampleMember } from "./sample-member.ts";

test("a director turns off two-factor authentication that is lost, after one question", async () => {
	const asked = answer(resetSecondStep, { result: sampleMember() });
	await mount(<MemberActs member={sampleMember({ second_step: true })} isSelf={false} />, { as: member("director") });
	await page.getByRole("button", { name: label.members.turnOffSecondStep }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabelText(startsWith(label.members.reason)).fill("A new phone.");
	await expectAccessible();
	await dialog.getByRole("button", { name: label.members.turnItOff }).click();
	await expect.element(page.getByText(startsWith(label.members.secondStepOff))).toBeVisible();
	expect(asked.map(({ params, body }) => ({ params, body }))).toEqual([
		{ params: { member_id: sampleMember().id }, body: { reason: "A new phone." } },
	]);
});

test("a director corrects an email with a reason, and what is wrong is said at its field", async () => {
	await mount(<MemberActs member={sampleMember()} isSelf={false} />, { as: member("director") });
	await page.getByRole("button", { name: label.members.correctEmail }).click();
	const dialog = page.getByRole("dialog");
	const confirm = dialog.getByRole("button", { name: label.members.correctEmail });
	await confirm.click();
	await expect.element(dialog.getByText(label.contract.invalidEmailFormat)).toBeVisible();
	await expect.element(dialog.getByLabelText(label.members.newEmail)).toHaveFocus();
	await expectAccessible();
	await dialog.getByLabelText(label.members.newEmail).fill("lina.right@mail.example");
	await dialog.getByLabelText(label.members.reason, { exact: true }).fill("A typing error.");
	const message = "Another member has this email.";
	refuse(correctMemberEmail, { code: "email_taken", status: 409, message, errors: { email: message } });
	await confirm.click();
	await expect.element(dialog.getByText(message)).toBeVisible();
	const asked = answer(correctMemberEmail, { result: sampleMember({ new_email: "lina.right@mail.example" }) });
	await confirm.click();
	await expect.element(page.getByText(startsWith(label.members.linkToNewEmail))).toBeVisible();
	expect(asked.map(({ body }) => body)).toEqual([{ email: "lina.right@mail.example", reason: "A typing error." }]);
});
