import { readReference } from "@warmline/contract/applications/record-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, answerForeign } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { mount } from "../../test/mount.tsx";
import { ReferenceAnswerPage } from "./ReferenceAnswerPage.tsx";

test("a referee's page that could not be loaded says so, and is tried again", async () => {
	answerForeign(readReference, 502, "");
	await mount(<ReferenceAnswerPage token="of-omar" />, { at: "/ReferenceCheckForm" });
	await expect.element(page.getByText(label.forms.pageFailed)).toBeVisible();
	await expectAccessible();
	const referee = { name: "Omar Osei", email: "omar.osei@example.org" };
	const asked = answer(readReference, { result: { applicant: "Nora Silva", referee, answered: false } });
	await page.getByRole("button", { name: label.ui.tryAgain }).click();
	await expect.element(page.getByLabelText(label.forms.acquaintanceQuestion)).toBeVisible();
	expect(asked[0]?.params).toEqual({ token: "of-omar" });
	await expectAccessible();
});
