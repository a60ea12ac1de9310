import { t } from "@warmline/contract/i18n";
import { ownShifts } from "@warmline/contract/shifts/calls";
import { listSwaps } from "@warmline/contract/shifts/cover-calls";
import { readDuty } from "@warmline/contract/shifts/duty-calls";
import { ownPlaceRequests } from "@warmline/contract/shifts/place-request-calls";
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

const shows = async (...results: ReturnType<typeof mine>[]) => {
	const lina = member();
	answer(readDuty, { result: sampleDuty() });
	answer(ownShifts, { results });
	answer(listSwaps, { results: [] });
	answer(ownPlaceRequests, { results: [] });
	answer(readCalendarFeed, { made_at: null, read_at: null });
	await mount(<MyShiftsPage me={{ id: lina.id, role: "listener" }} duty={null} />, { at: "/me/mine", as: lina });
};

test("each shift of one's own stands once, and the next one says from when on one can check in (H4)", async () => {
	await shows(mine(1, 5), mine(2, 30));
	const own = page.getByRole("region", { name: label.shifts.yourNextShifts }).getByRole("listitem");
	const opens = page.getByText(contains(label.shifts.canCheckInFrom));
	await expect.element(opens).toBeVisible();
	expect(own.filter({ has: opens }).elements()).toEqual([own.first().element()]);
	await expect.element(page.getByText(label.shifts.yourNextShift, { exact: true })).not.toBeInTheDocument();
	await expectAccessible();
});

const calledOff = (n: number, hours: number, off_reason: string | null) => ({
	...mine(n, hours),
	...{ state: "off" as const, off_reason, places: [] },
	own: { ...mine(n, hours).own, part: null, cancel_until: null, called_off: true },
});

test("a shift that was called off stays among one's own with the reason until it would be over (H4)", async () => {
	await shows(calledOff(1, -5, "Yesterday"), calledOff(2, 5, "A burst pipe"), calledOff(3, 9, null), mine(4, 30));
	const cancelled = page.getByRole("region", { name: label.shifts.cancelledShifts }).getByRole("listitem");
	await expect.element(cancelled.first().getByText(t(label.shifts.reasonOf, { reason: "A burst pipe" }))).toBeVisible();
	expect(cancelled.getByText(label.shifts.off, { exact: true }).elements()).toHaveLength(2);
	expect(cancelled.getByText(contains(label.shifts.reasonOf)).elements()).toHaveLength(1);
	await expect.element(cancelled.getByRole("button")).not.toBeInTheDocument();
	const coming = page.getByRole("region", { name: label.shifts.yourNextShifts }).getByRole("listitem");
	expect(coming.elements()).toHaveLength(1);
	await expectAccessible();
});

test("who has only shifts that were called off has no upcoming shift", async () => {
	await shows(calledOff(1, 5, "A burst pipe"));
	await expect.element(page.getByRole("region", { name: label.shifts.cancelledShifts })).toBeVisible();
	await expect.element(page.getByText(label.shifts.noShiftAhead)).toBeVisible();
});
