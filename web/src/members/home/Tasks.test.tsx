import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { Tasks } from "./Tasks.tsx";
import { applicationsToDecide, blocksToDecide, debriefsToClaim, reportsToDecide } from "./task-text.ts";

test("what waits for a decision is listed with the way to it", async () => {
	await mount(
		<Tasks
			userId="me"
			tasks={[
				{ path: "follow-ups", words: debriefsToClaim(2) },
				{ path: "blocks", words: blocksToDecide(1) },
				{ path: "moderation", words: reportsToDecide(3) },
				{ path: "applications", words: applicationsToDecide(4) },
			]}
		/>,
	);
	const region = page.getByRole("region", { name: label.members.toDo });
	await expect.element(region.getByRole("link", { name: blocksToDecide(1) })).toHaveAttribute("href", "/me/blocks");
	await expect.element(region.getByRole("link", { name: debriefsToClaim(2) })).toBeVisible();
	await expect.element(region.getByRole("link", { name: reportsToDecide(3) })).toBeVisible();
	await expect
		.element(region.getByRole("link", { name: applicationsToDecide(4) }))
		.toHaveAttribute("href", "/me/applications");
	await expectAccessible();
});

test("where nothing waits there is no list", async () => {
	const { container } = await mount(<Tasks userId="me" tasks={[]} />);
	await expect.element(page.getByRole("region", { name: label.members.toDo })).not.toBeInTheDocument();
	expect(container.querySelector("section")).toBeNull();
});
