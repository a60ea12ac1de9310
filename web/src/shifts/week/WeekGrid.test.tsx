import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { contains } from "../../../test/labels/match.ts";
import { mount } from "../../../test/mount.tsx";
import { idOf, sampleShift } from "../duty/sample-duty.ts";
import { WeekGrid } from "./WeekGrid.tsx";
import { daysInWeek } from "./week-grid.ts";

const zone = "America/New_York";
const years = (id: number, day: number, given: Parameters<typeof sampleShift>[0] = {}) =>
	sampleShift(
		{
			id: idOf(id),
			date: `2999-11-${day}`,
			shift_datetime: `2999-11-${day}T17:00:00.000Z`,
			ends_at: `2999-11-${day}T21:00:00.000Z`,
			why_not: null,
			...given,
		},
		{ part: null },
	);

test("the week is a table of days and times, walked by the arrows, and each shift says how it stands", async () => {
	const onChoose = vi.fn();
	const shifts = [years(1, 21), years(2, 23, { state: "needs_supervisor" })];
	await mount(
		<WeekGrid
			shifts={shifts}
			days={daysInWeek("2999-11-21", zone, zone)}
			chosen="2999-11-21"
			today="2999-11-21"
			zone={zone}
			me={{ id: idOf(11), role: "listener" }}
			onChoose={onChoose}
		/>,
	);
	const week = page.getByRole("grid", { name: label.shifts.shiftsOfTheWeek });
	// The times' own column, and seven days.
	expect(week.getByRole("columnheader").elements()).toHaveLength(8);
	expect(week.getByRole("rowheader").elements()).toHaveLength(1);
	await expectAccessible();
	const first = week.getByRole("button", { name: contains(label.shifts.confirmed) });
	const second = week.getByRole("button", { name: contains(label.shifts.needsASupervisor) });
	await userEvent.tab();
	await expect.element(first).toHaveFocus();
	await userEvent.keyboard("{ArrowRight}");
	await expect.element(second).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	expect(onChoose).toHaveBeenCalledExactlyOnceWith(shifts[1]);
	await expect.element(second).not.toHaveAttribute("aria-haspopup");
	// One stop for Tab, wherever one has walked.
	await userEvent.tab();
	await expect.element(first).not.toHaveFocus();
});
