import { auditLog } from "@warmline/contract/audit/calls";
import { t } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, answerForeign } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { NameChanges } from "./NameChanges.tsx";
import { sampleMember } from "./sample-member.ts";

const { id } = sampleMember();

test("a director sees who changed a legal name, from what and when, and can try again where it is not loaded", async () => {
	answerForeign(auditLog, 500, "");
	await mount(<NameChanges memberId={id} />, { as: member("director") });
	await expect.element(page.getByText(label.members.nameChangesFailed)).toBeVisible();
	await expectAccessible();
	const lina = { id, name: "Lina" };
	const params = { before: "Lina Moreau", after: "Lina Tremblay" };
	const entry = { id, at: "2026-03-01T09:00:00.000Z", act: "change_name" as const, chat_id: null, params };
	answer(auditLog, { results: [{ ...entry, member: lina, about: lina }], next: null });
	await page.getByRole("button", { name: label.ui.tryAgain, exact: true }).click();
	const change = t(label.members.nameFromTo, params);
	await expect.element(page.getByRole("listitem").getByText(change)).toBeVisible();
	await expectAccessible();
});

test("where nobody has changed their name there is nothing to see", async () => {
	answer(auditLog, { results: [], next: null });
	await mount(<NameChanges memberId={id} />, { as: member("director") });
	await expect.element(page.getByRole("heading", { name: label.members.nameChanges })).not.toBeInTheDocument();
});
