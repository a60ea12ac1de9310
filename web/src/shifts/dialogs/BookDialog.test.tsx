import { bookShift } from "@warmline/contract/shifts/calls";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf, sampleShift } from "../duty/sample-duty.ts";
import { BookDialog } from "./BookDialog.tsx";

const zone = "America/New_York";
const shift = sampleShift({ why_not: null }, { part: null });
const me = { id: idOf(21), role: "listener" } as const;

test("who books many hours in a row is asked how sure they are, and the shift is booked when they are (H4)", async () => {
	const words = "That makes 8 hours in a row.";
	refuse(bookShift, { status: 409, code: "long_run", message: words });
	const onClose = vi.fn();
	await mount(<BookDialog shift={shift} zone={zone} me={me} onAsk={() => {}} onClose={onClose} />, { as: member() });
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: label.shifts.bookShift }).click();
	await expect.element(dialog.getByRole("alert")).toHaveTextContent(words);
	await expect.element(dialog).toHaveAccessibleName(label.shifts.manyHoursQuestion);
	await expect.element(dialog.getByRole("button", { name: label.shifts.cancel })).toBeVisible();
	await expectAccessible();
	const asked = answer(bookShift, { message: "Shift booked successfully", result: shift });
	await dialog.getByRole("button", { name: label.shifts.takeItAnyway }).click();
	await expect.poll(() => onClose.mock.calls.length).toBe(1);
	expect(asked.map(({ body }) => body)).toMatchObject([{ shift_id: shift.id, long_run: true, beyond_cap: false }]);
});
