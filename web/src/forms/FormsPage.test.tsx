import { type FormLine, listForms, readForm, type SentForm } from "@warmline/contract/forms/calls";
import { t } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, phone } from "../../test/accessible.ts";
import { answer, answerForeign } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { member, mount } from "../../test/mount.tsx";
import { FormsPage } from "./FormsPage.tsx";

const formOf = (name: string, n: number): FormLine => ({
	id: `0190a0b1-3333-7000-8000-${String(n).padStart(12, "0")}`,
	kind: "reference_check",
	name,
	sent_at: "2026-01-01T00:00:00.000Z",
	done: null,
});
const newest = Array.from({ length: 50 }, (_, n) => formOf(`Referee${51 - n} Zimmer`, n));
const older = [formOf("Referee1 Zimmer", 50), formOf("Referee0 Zimmer", 51)];

test("a list that cannot be had says so and can be asked for again, and older forms follow (N7)", async () => {
	await page.viewport(phone.width, phone.height);
	answerForeign(listForms, 404, "");
	await mount(<FormsPage />, { at: "/me/forms", as: member("director") });
	await expect.element(page.getByText(label.forms.formsFailed)).toBeVisible();
	await expectAccessible();
	const asked = answer(listForms, ({ query: { cursor } }) =>
		cursor === "older" ? { results: older, next: null } : { results: newest, next: "older" },
	);
	await page.getByRole("button", { name: label.ui.tryAgain }).click();
	await expect.element(page.getByText("Referee51 Zimmer")).toBeVisible();
	await expect.element(page.getByText("Referee0 Zimmer")).not.toBeInTheDocument();
	const more = page.getByRole("button", { name: label.forms.showOlderForms });
	await more.click();
	await expect.element(page.getByText("Referee0 Zimmer")).toBeVisible();
	await expect.element(page.getByText("Referee51 Zimmer")).toBeInTheDocument();
	await expect.element(more).not.toBeInTheDocument();
	expect(asked.at(-1)?.query.cursor).toBe("older");
});

test("a list without forms says why it has none (N7)", async () => {
	answer(listForms, { results: [], next: null });
	await mount(<FormsPage />, { at: "/me/forms", as: member("director") });
	await expect.element(page.getByText(label.forms.noForms)).toBeVisible();
	await page.getByLabelText(label.ui.search, { exact: true }).fill("nobody of this name");
	await expect.element(page.getByText(label.forms.noFormFound)).toBeVisible();
	expect(location.search).toBe("?query=nobody+of+this+name");
	await expectAccessible();
});

const unsaid = { first_name: null, last_name: null, city: null, province: null, agreed_to: null };
const reference: SentForm = {
	...{ ...formOf("Rafael Referee", 1), ...unsaid, first_name: "Rafael", last_name: "Referee" },
	...{ email: "rafael@example.org", date: "2026-01-01" },
};
const agreement: SentForm = {
	...{ ...formOf("Nadia Newhire", 2), ...unsaid, kind: "nda", city: "Sudbury", province: "Ontario" },
	...{ email: "nadia@example.org", date: "2026-01-01" },
	agreed_to: { version: "0".repeat(64), language: "en", text: "What is confidential\n\nAll of it." },
};
const sent = [reference, agreement];

test("what was sent is read in its card, and an agreement with the text that was agreed to (N7, N8)", async () => {
	answer(listForms, { results: sent, next: null });
	answer(readForm, ({ params }) => ({ result: params.form_id === agreement.id ? agreement : reference }));
	await mount(<FormsPage />, { at: "/me/forms", as: member("director") });
	await page
		.getByRole("button", { name: t(label.forms.read, { form: "Reference check from Rafael Referee" }) })
		.click();
	await expect.element(page.getByRole("link", { name: "rafael@example.org" })).toBeVisible();
	await page
		.getByRole("button", { name: t(label.forms.read, { form: "Confidentiality agreement from Nadia Newhire" }) })
		.click();
	await expect.element(page.getByText("Sudbury")).toBeVisible();
	await expect.element(page.getByText("What is confidential")).not.toBeVisible();
	await page.getByText(label.forms.agreedText).click();
	await expect.element(page.getByText("What is confidential")).toBeVisible();
	await expectAccessible();
});
