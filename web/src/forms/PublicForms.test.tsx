import { sendNda, sendReferenceCheck } from "@warmline/contract/forms/calls";
import { t } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, lose } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { contains } from "../../test/labels/match.ts";
import { mount } from "../../test/mount.tsx";
import { NdaForm } from "./NdaForm.tsx";
import { ReferenceCheckForm } from "./ReferenceCheckForm.tsx";

const send = page.getByRole("button", { name: label.forms.send });
const email = page.getByLabelText(label.forms.email, { exact: true });
const version = "0".repeat(64);

test("what a reference check lacks is said at its field, and what was typed stays (N7)", async () => {
	const sent = answer(sendReferenceCheck, { message: "Thank you." });
	await mount(<ReferenceCheckForm />, { at: "/ReferenceCheckForm" });
	await send.click();
	await expect.element(page.getByLabelText(label.forms.firstName)).toHaveAttribute("aria-invalid", "true");
	await expect.element(page.getByLabelText(label.forms.firstName)).toHaveFocus();
	await expectAccessible();
	await page.getByLabelText(label.forms.firstName).fill("Rafael");
	await page.getByLabelText(label.forms.lastName).fill("Referee");
	await email.fill("not an address");
	await send.click();
	await expect.element(email).toHaveAttribute("aria-invalid", "true");
	await expect.element(page.getByLabelText(label.forms.lastName)).toHaveValue("Referee");
	expect(sent).toEqual([]);
	await email.fill("rafael@example.org");
	await send.click();
	await expect.element(page.getByText(t(label.forms.confirmationSent, { email: "rafael@example.org" }))).toBeVisible();
	await expectAccessible();
	expect(sent).toHaveLength(1);
	expect(sent[0]?.body).toMatchObject({ first_name: "Rafael", last_name: "Referee", email: "rafael@example.org" });
});

test("the agreement needs the tick, and waits with all its words while there is no connection (N8)", async () => {
	await mount(<NdaForm textVersion={version} />, { at: "/NDAForm" });
	await page.getByLabelText(label.forms.name, { exact: true }).fill("Nadia Newhire");
	await email.fill("nadia@example.org");
	await page.getByLabelText(label.forms.city).fill("Sudbury");
	await page.getByLabelText(label.forms.province).fill("Ontario");
	await send.click();
	const agree = page.getByRole("checkbox", { name: label.forms.readAndAgree });
	await expect.element(agree).toHaveAttribute("aria-invalid", "true");
	await expectAccessible();
	await agree.click();
	lose(sendNda);
	await send.click();
	await expect.element(page.getByRole("alert").first()).toBeVisible();
	await expect.element(page.getByLabelText(label.forms.city)).toHaveValue("Sudbury");
	const sent = answer(sendNda, { message: "Thank you." });
	await send.click();
	await expect.element(page.getByRole("heading", { name: label.forms.agreementReceived })).toHaveFocus();
	expect(sent[0]?.body).toMatchObject({ city: "Sudbury", agreed: true, text_version: version });
});

const forms = [
	{ at: "/ReferenceCheckForm", form: <ReferenceCheckForm /> },
	{ at: "/NDAForm", form: <NdaForm textVersion={version} /> },
];

for (const { at, form } of forms) {
	test(`who goes through ${at} by keyboard does not meet the field that is for programs (N7, N8)`, async () => {
		await mount(form, { at });
		await expect.element(send).toBeVisible();
		await expect
			.element(page.getByRole("textbox", { name: contains(label.forms.topicHoneypot) }))
			.not.toBeInTheDocument();
		(await email.findElement()).focus();
		const met: string[] = [];
		for (
			let last = "";
			last !== label.forms.send && met.length < 20;
			last = document.activeElement?.textContent ?? ""
		) {
			await userEvent.keyboard("{Tab}");
			met.push(document.activeElement?.getAttribute("name") ?? "");
		}
		expect(met).toContain("date");
		expect(met).not.toContain("topic");
		await expect.element(send).toHaveFocus();
	});
}
