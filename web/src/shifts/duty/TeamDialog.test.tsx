import { t } from "@warmline/contract/i18n";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf, sampleDuty } from "./sample-duty.ts";
import { TeamDialog } from "./TeamDialog.tsx";

const shift_datetime = "2026-11-21T23:00:00.000Z";
const ends_at = "2026-11-22T03:00:00.000Z";

test("a supervisor reads who found the shift heavy before closing it", async () => {
	const sam = member("supervisor", { id: idOf(11), name: "Sam" });
	const lina = { id: idOf(12), name: "Lina" };
	const duty = sampleDuty({
		debriefs: [
			{
				...{ ...lina, shift_id: idOf(1), shift_datetime, part: "listener", checked_out_at: ends_at },
				words: "The second one stays with me.",
			},
		],
		to_read: [
			{
				...{ ...lina, about: "leaving", shift_id: idOf(3), shift_datetime, at: ends_at },
				words: "A calm one.",
			},
		],
		to_close: [{ id: idOf(1), shift_datetime, ends_at }],
	});
	await mount(<TeamDialog duty={duty} onDuty={[]} meId={sam.id} onClose={vi.fn()} />, { as: sam });
	const after = page.getByRole("dialog", { name: label.duty.afterTheShift });
	await expect.element(after.getByText("The second one stays with me.")).toBeVisible();
	await expect.element(after.getByText("A calm one.")).toBeVisible();
	await expect.element(after.getByRole("button", { name: t(label.duty.weHaveSpoken, { name: "Lina" }) })).toBeVisible();
	await expect.element(after.getByRole("button", { name: label.duty.closeAndHandOver })).toBeVisible();
	await expectAccessible();
});
