import {
	changeSecuritySettings,
	readSecuritySettings,
	type SecuritySettings,
} from "@warmline/contract/members/security-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Link } from "wouter";
import { expectAccessible } from "../../test/accessible.ts";
import { answer } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { member, mount } from "../../test/mount.tsx";
import { UnsavedChanges } from "../ui/forms/UnsavedChanges.tsx";
import { SecondStepSetting } from "./SecondStepSetting.tsx";

test("a director sets the day from which two-factor authentication is needed, and not without a day", async () => {
	const settings: SecuritySettings = { second_step_from: null, concerned: 4, ready: 1 };
	answer(readSecuritySettings, { result: settings });
	const saved = answer(changeSecuritySettings, ({ body }) => ({ result: { ...settings, ...body } }));
	await mount(<SecondStepSetting />, { as: member("director") });
	await expect.element(page.getByText(label.members.nobodyNeedsSecondStep)).toBeVisible();
	const day = page.getByLabelText(label.members.neededFrom);
	const save = page.getByRole("button", { name: label.members.saveTheDay });
	await save.click();
	await expect.element(day).toHaveAttribute("aria-invalid", "true");
	await expect.element(day).toHaveFocus();
	await expectAccessible();
	expect(saved).toEqual([]);
	await day.fill("2999-01-31");
	await save.click();
	await expect.element(page.getByText(label.members.savedFromNowOn)).toBeVisible();
	await expect.element(page.getByText(label.members.nobodyNeedsSecondStep)).not.toBeInTheDocument();
	await expectAccessible();
	expect(saved.map(({ body }) => body)).toEqual([{ second_step_from: "2999-01-31" }]);
});

test("a day that is not saved is not left without a question, a saved one is", async () => {
	const settings: SecuritySettings = { second_step_from: null, concerned: 4, ready: 1 };
	answer(readSecuritySettings, { result: settings });
	answer(changeSecuritySettings, ({ body }) => ({ result: { ...settings, ...body } }));
	await mount(
		<UnsavedChanges>
			<SecondStepSetting />
			<Link to="/elsewhere">Somewhere else</Link>
		</UnsavedChanges>,
		{ as: member("director"), at: "/settings" },
	);
	const day = page.getByLabelText(label.members.neededFrom);
	await day.fill("2999-01-31");
	await page.getByText("Somewhere else").click();
	await page.getByRole("button", { name: label.ui.stayHere }).click();
	await expect.element(day).toHaveValue("2999-01-31");
	await page.getByRole("button", { name: label.members.saveTheDay }).click();
	await expect.element(page.getByText(label.members.savedFromNowOn)).toBeVisible();
	await page.getByText("Somewhere else").click();
	await expect.element(page.getByRole("button", { name: label.ui.stayHere })).not.toBeInTheDocument();
	await expect.poll(() => location.pathname).toContain("/elsewhere");
});
