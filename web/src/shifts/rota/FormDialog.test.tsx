import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { AddShiftTime } from "./AddShiftTime.tsx";

function Opener() {
	const [open, setOpen] = useState(false);
	return (
		<>
			<h1 tabIndex={-1}>Page</h1>
			{!open && (
				<button type="button" onClick={() => setOpen(true)}>
					Open it
				</button>
			)}
			{open && <AddShiftTime onClose={() => setOpen(false)} />}
		</>
	);
}

const dialog = page.getByRole("dialog", { name: label.rota.addShiftTime });

test("Escape closes a dialog in which nothing was entered, and the focus does not fall to the body", async () => {
	await mount(<Opener />);
	await page.getByText("Open it").click();
	await expect.element(dialog).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(page.getByRole("heading", { name: "Page" })).toHaveFocus();
});

test("Escape asks before it throws away what was entered", async () => {
	await mount(<Opener />);
	await page.getByText("Open it").click();
	await page.getByLabelText(label.rota.startsAt).fill("09:00");
	await userEvent.keyboard("{Escape}");
	await expectAccessible();
	await page.getByRole("button", { name: label.ui.goOnHere }).click();
	await expect.element(page.getByLabelText(label.rota.startsAt)).toHaveValue("09:00");
	await userEvent.keyboard("{Escape}");
	await page.getByRole("button", { name: label.ui.closeWithoutSaving }).click();
	await expect.element(dialog).not.toBeInTheDocument();
});
