import { t } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { ReviewActions } from "./ReviewActions.tsx";

const user = {
	id: "0190a0b1-1111-7000-8000-000000000009",
	first_name: "Nora",
	last_name: "Silva",
	email: "n@example.org",
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("declining is the last and the least conspicuous of what a director can decide", async () => {
	await mount(<ReviewActions application={{ user, kind: "listener", status: "submitted" }} record={undefined} />, {
		as: member("director"),
	});
	const decline = button(label.applications.decline);
	await expect.element(decline).toHaveStyle({ borderTopColor: "rgba(0, 0, 0, 0)", color: "rgb(15, 82, 87)" });
	const [ask, last] = await Promise.all([button(label.applications.askForMore).findElement(), decline.findElement()]);
	expect(last.getBoundingClientRect().top).toBeGreaterThan(ask.getBoundingClientRect().bottom);
	await expectAccessible();
});

test("after the acceptance the act is called by what it does, and says that it is final", async () => {
	const record = { steps: [{ step: "interview" as const, done: false }], suspended: null, certified_at: null };
	await mount(<ReviewActions application={{ user, kind: "listener", status: "accepted" }} record={record} />, {
		as: member("director"),
	});
	await expect.element(button(label.applications.certify)).toBeVisible();
	await expect.element(button(label.applications.decline)).not.toBeInTheDocument();
	await button(label.applications.endApplication).click();
	const name = t(label.applications.endApplicationQuestion, { name: "Nora Silva" });
	const dialog = page.getByRole("dialog", { name });
	await expect.element(dialog.getByRole("button", { name: label.applications.endApplication })).toBeVisible();
	await expectAccessible();
});
