import { checkOut } from "@warmline/contract/shifts/duty-calls";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { contains } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { CheckOutDialog } from "./CheckOutDialog.tsx";
import { sampleDuty, sampleShift } from "./sample-duty.ts";

test("who found the shift heavy says so on the way out, and hears that somebody will come", async () => {
	const asked = answer(checkOut, { result: sampleDuty() });
	const onClose = vi.fn();
	await mount(<CheckOutDialog shift={sampleShift({ ends_at: "2020-11-22T03:00:00.000Z" })} onClose={onClose} />, {
		as: member(),
	});
	await page.getByRole("radio", { name: contains(label.duty.itWasHeavy) }).click();
	await page.getByLabelText(label.duty.debriefQuestion).fill("The second one stays with me.");
	await expectAccessible();
	await page.getByRole("dialog").getByRole("button", { name: label.duty.checkOut }).click();
	await expect.element(page.getByText(label.duty.supervisorWillSpeak)).toBeVisible();
	expect(onClose).toHaveBeenCalledOnce();
	expect(asked.map(({ body }) => body)).toEqual([{ heavy: true, words: "The second one stays with me.", sure: [] }]);
});
