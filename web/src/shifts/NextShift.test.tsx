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
import { NextShift } from "./NextShift.tsx";

const zone = "America/New_York";
const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const canCheckIn = page.getByText(contains(label.shifts.canCheckInFrom));

test("one's next shift says from when on one can check in", async () => {
	answer(readDuty, { result: sampleDuty() });
	answer(ownShifts, { results: [sampleShift({ shift_datetime: inMinutes(120), ends_at: inMinutes(360) })] });
	await mount(<NextShift zone={zone} />, { as: member() });
	await expect.element(canCheckIn).toBeVisible();
	await expectAccessible();
});
