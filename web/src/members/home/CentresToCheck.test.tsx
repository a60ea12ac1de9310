import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { centres } from "../../platform/crisis-lines.ts";
import { CentresToCheck } from "./CentresToCheck.tsx";

test("crisis centres whose sources are old are counted, and listed on demand (N6)", async () => {
	// Whatever is written in the content, it is old by then.
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2999-01-01T00:00:00Z") });
	await mount(<CentresToCheck />, { as: member("director") });
	const due = page.getByRole("region", { name: label.members.centresToCheck });
	await expect.element(due.getByRole("listitem").first()).not.toBeInTheDocument();
	await due.getByText(label.members.whichOnes).click();
	await expect.element(due.getByRole("listitem").first()).toBeVisible();
	expect(due.getByRole("listitem").elements()).toHaveLength(centres.length);
	await expectAccessible();
});

test("where the centres can be seen, and changed, are links, and no file is named (N6)", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2999-01-01T00:00:00Z") });
	await mount(<CentresToCheck />, { as: member("director") });
	const due = page.getByRole("region", { name: label.members.centresToCheck });
	await expect.element(due.getByRole("link").first()).toHaveAttribute("href", "/Crisis");
	await expect.element(due.getByRole("link").last()).toHaveAttribute("href", `/${member().id}/content/crisis-lines`);
	expect((await due.findElement()).textContent).not.toMatch(/json|content\//);
});
