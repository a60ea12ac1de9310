import { endOtherSessions, listSessions, type OwnSession } from "@warmline/contract/accounts/security-calls";
import { tn } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { OwnSessions } from "./OwnSessions.tsx";

const session = (n: number, part: Partial<OwnSession> = {}): OwnSession => ({
	id: `0190a0b1-5555-7000-8000-${String(n).padStart(12, "0")}`,
	begun_at: "2026-11-21T12:00:00.000Z",
	used_at: "2026-11-21T12:30:00.000Z",
	browser: "Firefox 140",
	system: "Windows",
	is_this: false,
	...part,
});

test("all the other logins are ended after one question, and this one stays", async () => {
	let logins = [
		session(1, { browser: "Chrome 140", system: "Android", is_this: true }),
		session(2),
		session(3, { browser: null, system: null }),
	];
	answer(listSessions, () => ({ results: logins }));
	answer(endOtherSessions, () => {
		logins = logins.filter(({ is_this }) => is_this);
		return { ended: 2 };
	});
	await mount(<OwnSessions />, { as: member("listener") });
	const places = page.getByRole("listitem");
	await expect.element(places.nth(0)).toMatchTextContent(label.accounts.thisOne);
	expect(places.elements()).toHaveLength(3);
	await expectAccessible();
	await page.getByRole("button", { name: label.accounts.endOtherLogins }).click();
	const asking = page.getByRole("dialog");
	await expect.element(asking).toBeVisible();
	await expectAccessible();
	await asking.getByRole("button", { name: label.accounts.endOtherLogins }).click();
	await expect.element(page.getByText(tn(2, label.accounts.otherLoginsEnded))).toBeVisible();
	await expect.element(places.nth(1)).not.toBeInTheDocument();
	await expect.element(places).toMatchTextContent(label.accounts.thisOne);
});
