import { ownShifts } from "@warmline/contract/shifts/calls";
import { readDuty } from "@warmline/contract/shifts/duty-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { contains } from "../../test/labels/match.ts";
import { member, mount } from "../../test/mount.tsx";
import { sampleDuty, sampleShift } from "./duty/sample-duty.ts";
import { OwnShiftNow } from "./OwnShiftNow.tsx";

const zone = "America/New_York";
const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

test("one's running shift stands first, with the way into it", async () => {
	const runs = sampleShift({ shift_datetime: inMinutes(-20), ends_at: inMinutes(220) });
	answer(readDuty, { result: sampleDuty({ own: runs }) });
	answer(ownShifts, { results: [runs] });
	await mount(<OwnShiftNow zone={zone} />, { as: member() });
	const own = page.getByRole("region", { name: label.shifts.yourShift });
	await expect.element(own.getByRole("button", { name: label.duty.checkIn, exact: true })).toBeVisible();
	await expectAccessible();
});

test("before one can check in the next shift says from when on", async () => {
	const next = sampleShift({ shift_datetime: inMinutes(120), ends_at: inMinutes(360) });
	answer(readDuty, { result: sampleDuty() });
	answer(ownShifts, { results: [next] });
	await mount(<OwnShiftNow zone={zone} withNext />, { as: member() });
	const own = page.getByRole("region", { name: label.shifts.yourShift });
	await expect.element(own.getByText(contains(label.shifts.canCheckInFrom))).toBeVisible();
	expect(own.getByRole("button").elements()).toHaveLength(0);
});
