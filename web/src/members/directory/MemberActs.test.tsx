import { resetSecondStep } from "@warmline/contract/members/security-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { startsWith } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { MemberActs } from "./MemberActs.tsx";
import { sampleMember } from "./sample-member.ts";

test("a director turns off a second step that is lost, after one question", async () => {
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
