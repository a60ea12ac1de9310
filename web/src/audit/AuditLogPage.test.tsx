import { type AuditEntry, auditLog, auditMembers, auditTable } from "@warmline/contract/audit/calls";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, answerForeign, hold } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { member, mount } from "../../test/mount.tsx";
import { AuditLogPage } from "./AuditLogPage.tsx";

const idOf = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, "0")}`;
const sam = { id: idOf(1), name: "Sam" };
const entry: AuditEntry = {
	id: idOf(9),
	at: "2026-03-01T09:00:00.000Z",
	act: "close_shift",
	member: sam,
	chat_id: null,
	about: null,
	params: null,
};

const open = async (query: string, results: AuditEntry[] = [entry]) => {
	answer(auditLog, { results, next: null });
	answer(auditMembers, { results: [sam] });
	await mount(<AuditLogPage />, { at: `/me/audit${query}`, as: member("director") });
};
const button = page.getByRole("button", { name: label.audit.downloadCsv });

/** The names of files that are handed to the browser, which saves none of them. */
const savedFiles = () => {
	const names: string[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download);
	});
	return names;
};

test("what the filters leave is saved as a table, and the button is busy meanwhile", async () => {
	const names = savedFiles();
	const asked = answer(auditTable, { name: "audit-log.csv", type: "text/csv", bytes: new Uint8Array() });
	const release = hold(auditTable);
	await open(`?act=close_shift&member=${sam.id}&from=2026-03-01&chat=`);
	await button.click();
	await expect.element(button).toBeDisabled();
	await expectAccessible();
	release();
	await expect.element(button).toBeEnabled();
	expect(asked.map(({ query }) => query)).toEqual([{ act: "close_shift", member: sam.id, from: "2026-03-01" }]);
	expect(names).toEqual([expect.stringMatching(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)]);
});

test("a table that cannot be had is said to be so, and can be asked for again", async () => {
	const names = savedFiles();
	answerForeign(auditTable, 500, "");
	await open("");
	await button.click();
	await expect.element(page.getByText(label.audit.downloadFailed)).toBeVisible();
	await expectAccessible();
	answer(auditTable, { name: "audit-log.csv", type: "text/csv", bytes: new Uint8Array() });
	await button.click();
	await expect.element(page.getByText(label.audit.downloadFailed)).not.toBeInTheDocument();
	await expect.poll(() => names.length).toBe(1);
});

test("where nothing is shown there is nothing to save", async () => {
	await open("", []);
	await expect.element(page.getByText(label.audit.nothingYet)).toBeVisible();
	await expect.element(button).not.toBeInTheDocument();
});
