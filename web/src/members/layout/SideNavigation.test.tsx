import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { desktop, expectAccessible, phone, tablet } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { startsWith } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { SideNavigation } from "./SideNavigation.tsx";

const navigation = page.getByRole("navigation", { name: label.members.members });
const at = (path: string) => `/${member().id}/${path}`;

test("on a phone there are four tabs, and the rest is behind the fifth", async () => {
	await page.viewport(phone.width, phone.height);
	await mount(<SideNavigation waiting={{ blocks: 2 }} />, { at: at("activity-feed"), as: member("director") });
	await expect
		.poll(() =>
			navigation
				.getByRole("link")
				.elements()
				.map(({ textContent }) => textContent),
		)
		.toEqual([label.members.home, label.members.chats, label.members.liveView, label.members.shifts]);
	const more = navigation.getByRole("button", { name: startsWith(label.members.more) });
	await expect.element(more).toMatchTextContent("2");
	await more.click();
	await expect.element(page.getByRole("menuitem", { name: label.members.settings })).toBeVisible();
	// On a desktop there is no such button, so nobody has the menu open.
	await expectAccessible([phone, tablet]);
});

test("on a phone an open chat has the whole screen", async () => {
	await page.viewport(phone.width, phone.height);
	await mount(<SideNavigation />, { at: `${at("chat-dashboard")}?chat=1`, as: member() });
	await expect.element(navigation).not.toBeInTheDocument();
	await page.viewport(desktop.width, desktop.height);
	await expect.element(navigation).toBeVisible();
});

test("on a desktop a director sees every place at once, when there is nothing left to set up", async () => {
	await page.viewport(desktop.width, desktop.height);
	await mount(
		<div style={{ display: "grid", height: desktop.height, gridTemplateRows: "minmax(0, 1fr) auto" }}>
			<SideNavigation hidden={["setup"]} />
		</div>,
		{ at: at("audit"), as: member("director") },
	);
	await expect.element(navigation.getByRole("link", { name: label.members.settings })).toBeVisible();
	const column = navigation.element();
	expect(column.scrollHeight).toBeLessThanOrEqual(column.clientHeight);
	await expect
		.element(navigation.getByRole("link", { name: label.members.auditLog }))
		.toHaveAttribute("aria-current", "page");
	await expectAccessible();
});
