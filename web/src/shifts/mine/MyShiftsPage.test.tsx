import { ownShifts } from "@warmline/contract/shifts/calls";
import { listSwaps } from "@warmline/contract/shifts/cover-calls";
import { readDuty } from "@warmline/contract/shifts/duty-calls";
import { readCalendarFeed } from "@warmline/contract/shifts/reminder-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { contains } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf, sampleDuty, sampleShift } from "../duty/sample-duty.ts";
import { MyShiftsPage } from "./MyShiftsPage.tsx";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const mine = (n: number, hours: number) =>
	sampleShift({ id: idOf(n), shift_datetime: inHours(hours), ends_at: inHours(hours + 4) });

test("each shift of one's own stands once, and the next one says from when on one can check in (H4)", async () => {
	const lina = member();
	answer(readDuty, { result: sampleDuty() });
	answer(ownShifts, { results: [mine(1, 5), mine(2, 30)] });
	answer(listSwaps, { results: [] });
	answer(readCalendarFeed, { made_at: null, read_at: null });
	await mount(<MyShiftsPage me={{ id: lina.id, role: "listener" }} duty={null} />, { at: "/me/mine", as: lina });
	const own = page.getByRole("region", { name: label.shifts.yourNextShifts }).getByRole("listitem");
	const opens = page.getByText(contains(label.shifts.canCheckInFrom));
	await expect.element(opens).toBeVisible();
	expect(own.filter({ has: opens }).elements()).toEqual([own.first().element()]);
	await expect.element(page.getByText(label.shifts.yourNextShift, { exact: true })).not.toBeInTheDocument();
	await expectAccessible();
});
