import { checkIn } from "@warmline/contract/shifts/duty-calls";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { ReadyDialog } from "./ReadyDialog.tsx";
import { idOf, sampleDuty, sampleShift } from "./sample-duty.ts";

test("who is ready is checked in", async () => {
	const asked = answer(checkIn, { result: sampleDuty() });
	const onClose = vi.fn();
	await mount(<ReadyDialog shift={sampleShift()} onClose={onClose} />, { as: member() });
	await expect.element(page.getByRole("dialog", { name: label.duty.ready })).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: label.duty.iAmReady }).click();
	await expect.poll(() => onClose.mock.calls.length).toBe(1);
	expect(asked.map(({ params }) => params.id)).toEqual([idOf(1)]);
});
