import { useQuery } from "@tanstack/react-query";
import { addShiftTime, readRota, retireShiftTime, setWeeklyShift } from "@warmline/contract/shifts/rota-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { startsWith } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf } from "../duty/sample-duty.ts";
import { rotaQuery } from "./rota-api.ts";
import { ShiftTimesPart } from "./ShiftTimesPart.tsx";

const time = { id: idOf(2), start_time: "18:00", end_time: "22:00" };
const weekly = { weekday: 1, shift_time: time.id, listeners: 3, supervisors: 1 };
const settings = { booking_weeks: 8, cancel_hours: 0, weekly_cap: 3, rest_hours: 8, offer_minutes: 120 };

/** As the page of the weekly schedule, which knows the weekly shifts. */
function Times() {
	const { data } = useQuery(rotaQuery);
	return data ? <ShiftTimesPart times={[time]} edits /> : null;
}

test("a shift time that nobody has booked comes back by Undo, with its weekly shifts", async () => {
	answer(readRota, { result: { weekly: [weekly], closed_days: [], settings, planned_until: null } });
	answer(retireShiftTime, undefined);
	const added = answer(addShiftTime, { result: time });
	const saved = answer(setWeeklyShift, { result: weekly });
	await mount(<Times />, { as: member("director") });
	await page.getByRole("button", { name: startsWith(label.rota.retireWhat) }).click();
	await page.getByRole("dialog").getByRole("button", { name: label.rota.retireIt }).click();
	await page.getByRole("button", { name: label.rota.undo }).click();
	await expect.element(page.getByText(label.rota.asBefore)).toBeVisible();
	expect(added.map(({ body }) => body)).toEqual([{ start_time: "18:00", end_time: "22:00" }]);
	expect(saved.map(({ body }) => body)).toEqual([weekly]);
});
