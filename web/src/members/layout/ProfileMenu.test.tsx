import { logOut } from "@warmline/contract/accounts/calls";
import { t } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { useSession } from "../../platform/session.ts";
import { ProfileMenu } from "./ProfileMenu.tsx";

function Menu() {
	const session = useSession();
	return session ? <ProfileMenu session={session} /> : <p>Nobody is logged in.</p>;
}

test("who logs out leaves nothing of the session in the tab (A12)", async () => {
	const asked = answer(logOut, undefined);
	await mount(<Menu />, { as: member() });
	const kept = Object.keys(sessionStorage);
	expect(kept).toContain("token");
	await page.getByRole("button", { name: t(label.members.profileMenuOf, { name: "Lina Moreau" }) }).click();
	await expectAccessible();
	await page.getByRole("menuitem", { name: label.members.logout }).click();
	await expect.element(page.getByText("Nobody is logged in.")).toBeVisible();
	expect(Object.keys(sessionStorage).filter((key) => kept.includes(key))).toEqual([]);
	await expect.poll(() => asked.map(({ headers }) => headers.get("Authorization"))).toEqual(["Token a-token"]);
});

test("the profile menu is walked by arrows, and gives its place back when it closes (A12)", async () => {
	await mount(<Menu />, { as: member() });
	const button = page.getByRole("button", { name: t(label.members.profileMenuOf, { name: "Lina Moreau" }) });
	(await button.findElement()).focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByRole("menuitem", { name: label.members.profile, exact: true })).toHaveFocus();
	await userEvent.keyboard("{ArrowDown}");
	await expect.element(page.getByRole("menuitem", { name: label.preferences.preferences })).toHaveFocus();
	await userEvent.keyboard("{Escape}");
	await expect.element(button).toHaveFocus();
	await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});
