import { t, tn } from "@warmline/contract/i18n";
import { checkImport, type ImportRow, importMembers } from "@warmline/contract/imports/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, answerForeign, hold, refuse } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { member, mount } from "../../test/mount.tsx";
import { ImportPage } from "./ImportPage.tsx";

const row = (line: number, part: Partial<ImportRow>): ImportRow => ({
	line,
	name: `Person ${line}`,
	email: `p${line}@example.org`,
	role: "listener",
	state: "ready",
	problems: [],
	...part,
});
const faults = [
	row(3, { state: "refused", problems: [{ column: "role", message: "Boss is no role." }] }),
	row(4, { state: "invited" }),
	row(5, { state: "member" }),
];
const result = {
	rows: [row(2, { earlier_hours: 1240.5 }), ...faults],
	ready: 1,
	unknown_columns: ["Phone"],
	refused_table: "Name,Reason",
};
const table = "name,email,role\nAda Newman,ada@example.org,listener";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const rows = page.getByRole("row");

const opens = () =>
	mount(<ImportPage tabs={null} invitations="/me/members?view=invitations" />, {
		at: "/me/members?view=import",
		as: member("director"),
	});
const checks = async () => {
	await page.getByLabelText(label.imports.orPaste).fill(table);
	await button(label.imports.checkTheTable).click();
};

test("nothing to check, and a table that is none, are said at the field", async () => {
	await opens();
	await button(label.imports.checkTheTable).click();
	await expect.element(page.getByText(label.contract.noTable)).toBeVisible();
	await expectAccessible();
	const missing = "Missing: Email.";
	refuse(checkImport, { status: 400, code: "invalid_table", message: missing, errors: { table: missing } });
	await checks();
	await expect.element(page.getByText(missing)).toBeVisible();
	await expect.element(page.getByLabelText(label.imports.orPaste)).toHaveValue(table);
});

test("a check shows first what somebody has to look at, with every state, and all rows when asked for", async () => {
	answer(checkImport, { result });
	await opens();
	await checks();
	await expect.element(page.getByText(tn(1, label.imports.peopleWillBeInvited))).toBeVisible();
	await expect.element(page.getByText(tn(3, label.imports.rowsLeftOut))).toBeVisible();
	await expect.element(page.getByText(t(label.imports.columnsMeanNothing, { columns: "Phone" }))).toBeVisible();
	expect(rows.elements()).toHaveLength(4);
	await expect.element(rows.nth(1).getByText(label.imports.hasAProblem)).toBeVisible();
	await expect.element(rows.nth(1).getByText("Role: Boss is no role.")).toBeVisible();
	await expect.element(rows.nth(2).getByText(label.imports.invitedAlready)).toBeVisible();
	await expect.element(rows.nth(3).getByText(label.imports.hasAccountAlready)).toBeVisible();
	await expect.element(button(label.imports.downloadLeftOut)).toBeVisible();
	await expectAccessible();
	await page.getByLabelText(label.imports.showAllRows).click();
	expect(rows.elements()).toHaveLength(5);
	await expect.element(rows.nth(1).getByText(label.imports.willBeInvited)).toBeVisible();
	await expect.element(rows.nth(1).getByText("Hours so far: 1,240.5")).toBeVisible();
});

test("where nobody can be invited there is nothing to press", async () => {
	answer(checkImport, { result: { ...result, rows: faults, ready: 0 } });
	await opens();
	await checks();
	await expect.element(page.getByText(tn(3, label.imports.rowsLeftOut))).toBeVisible();
	await expect.element(button(tn(0, label.imports.importPeople))).not.toBeInTheDocument();
	expect(rows.elements()).toHaveLength(4);
});

test("an import that was lost on the way is tried again under the same id, and it is told what came of it", async () => {
	answer(checkImport, { result: { ...result, rows: [row(2, {})], unknown_columns: [], refused_table: null } });
	await opens();
	await checks();
	const press = button(tn(1, label.imports.importPeople));
	answerForeign(importMembers, 500, "");
	await press.click();
	await expect.element(page.getByText(label.imports.importUnclear)).toBeVisible();
	const tries = answer(importMembers, { result: { invited: 1, left_out: 0, refused_table: null } });
	const release = hold(importMembers);
	await press.click();
	await expect.element(page.getByRole("button", { name: label.imports.importing })).toBeDisabled();
	release();
	await expect.element(page.getByText(tn(1, label.imports.peopleAreInvited))).toBeVisible();
	expect(tries[0]?.body).toMatchObject({ table, language: "en" });
	await expectAccessible();
	await button(label.imports.importAnother).click();
	await expect.element(page.getByLabelText(label.imports.orPaste)).toHaveValue("");
});

test("a file is read, and what is changed after a check has to be checked again", async () => {
	const asked = answer(checkImport, { result });
	await opens();
	await page.getByLabelText(label.imports.chooseAFile).upload(new File([`\ufeff${table}`], "volunteers.csv"));
	await expect.element(page.getByText("volunteers.csv")).toBeVisible();
	await expect.element(page.getByLabelText(label.imports.orPaste)).toHaveValue(table);
	await button(label.imports.checkTheTable).click();
	await expect.element(page.getByText(tn(1, label.imports.peopleWillBeInvited))).toBeVisible();
	expect(asked[0]?.body).toEqual({ table });
	await page.getByLabelText(label.imports.orPaste).fill(`${table}\n`);
	await expect.element(page.getByText(tn(1, label.imports.peopleWillBeInvited))).not.toBeInTheDocument();
});
