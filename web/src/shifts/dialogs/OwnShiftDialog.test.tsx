import type { Role } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { listShifts, ownShifts } from "@warmline/contract/shifts/calls";
import { readDuty } from "@warmline/contract/shifts/duty-calls";
import { readHours } from "@warmline/contract/shifts/hours-calls";
import { ownPlaceRequests } from "@warmline/contract/shifts/place-request-calls";
import type { Shift } from "@warmline/contract/shifts/shift";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { contains } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf, sampleDuty, sampleShift } from "../duty/sample-duty.ts";
import { WeekPage } from "../week/WeekPage.tsx";

const dialog = page.getByRole("dialog");
const act = (name: string) => dialog.getByRole("button", { name, exact: true });
const noHours = {
	...{
		member: { id: idOf(12), name: "Lina" },
		month: "2026-11",
		since: null,
		first_months: null,
		months: [],
		shifts: [],
	},
	...{ worked_minutes: 0, booked_minutes: 0, worked_shifts: 0, booked_shifts: 0, needed_minutes: 0, needed_shifts: 0 },
	shifts_this_week: 0,
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A shift of the reader's own, which begins in so many minutes. */
const mine = (minutes: number, own: Partial<Shift["own"]> = {}) =>
	sampleShift(
		{ date: inMinutes(minutes).slice(0, 10), shift_datetime: inMinutes(minutes), ends_at: inMinutes(minutes + 240) },
		{ cancel_until: inMinutes(minutes), ...own },
	);

/** The week with it, in which it was pressed. */
const pressed = async (shift: Shift, { role = "listener" as Role, duty = sampleDuty() } = {}) => {
	await page.viewport(1440, 900);
	answer(ownPlaceRequests, { results: [] });
	answer(listShifts, { results: [shift] });
	answer(ownShifts, { results: [shift] });
	answer(readDuty, { result: duty });
	answer(readHours, { result: noHours });
	const reader = member(role);
	await mount(<WeekPage me={{ id: reader.id, role }} duty={null} />, { at: "/me/shift-manager", as: reader });
	const cell = page.getByRole("grid").getByRole("button", { name: contains(label.shifts.youListen) });
	await cell.click();
	await expect.element(dialog).toBeVisible();
	return cell;
};

test("pressing one's own shift in the week shows it with all that one can do about it (H1, H2)", async () => {
	const cell = await pressed(mine(24 * 60));
	await expect.element(dialog.getByText(t(label.shifts.supervision, { names: "Sam" }))).toBeVisible();
	await expect.element(dialog.getByText(contains(label.shifts.canCheckInFrom))).toBeVisible();
	for (const name of [label.shifts.findCover, label.shifts.swapWithSomebody, label.shifts.giveUpPlace])
		await expect.element(act(name)).toBeEnabled();
	await expect.element(act(label.duty.checkIn)).not.toBeInTheDocument();
	await expect.element(dialog.getByRole("link")).not.toBeInTheDocument();
	await expectAccessible();
	await act(label.ui.close).click();
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(cell).toHaveFocus();
});

test("cover is looked for, and the shift given up, from there (H2)", async () => {
	await pressed(mine(24 * 60));
	await act(label.shifts.findCover).click();
	await expect.element(dialog).toHaveAccessibleName(label.shifts.findCoverQuestion);
	await act(label.shifts.cancel).click();
	await page.getByRole("grid").getByRole("button").click();
	await act(label.shifts.giveUpPlace).click();
	await expect.element(dialog.getByText(label.shifts.nobodyToListen)).toBeVisible();
});

test("too late to give it up, it says so, and cover can be looked for (H2)", async () => {
	await pressed(mine(24 * 60, { cancel_until: inMinutes(-1) }));
	await expect.element(act(label.shifts.giveUpPlace)).toBeDisabled();
	await expect.element(dialog.getByText(label.shifts.findCoverSoon)).toBeVisible();
	await expect.element(act(label.shifts.findCover)).toBeEnabled();
});

test("when it is time one checks in from there, and out of a shift that runs", async () => {
	const soon = mine(5);
	await pressed(soon, { duty: sampleDuty({ own: soon }) });
	await act(label.duty.checkIn).click();
	await expect.element(dialog).toHaveAccessibleName(label.duty.ready);
});

test("a shift that runs has no way but the check-out", async () => {
	const runs = mine(-5, { checked_in_at: inMinutes(-9) });
	await pressed(runs, { duty: sampleDuty({ own: runs }) });
	await expect.element(act(label.shifts.giveUpPlace)).not.toBeInTheDocument();
	await act(label.duty.checkOut).click();
	await expect.element(dialog).toHaveAccessibleName(label.duty.howWasIt);
});

test("a check-in to another shift is not offered at this one", async () => {
	const other = { ...mine(5), id: idOf(9) };
	await pressed(mine(10 * 60), { duty: sampleDuty({ own: other }) });
	await expect.element(act(label.duty.checkIn)).not.toBeInTheDocument();
});

test("a supervisor gets from a shift of the week to its coverage", async () => {
	await pressed(mine(24 * 60), { role: "supervisor" });
	await expect
		.element(dialog.getByRole("link", { name: label.shifts.openInCoverage }))
		.toHaveAttribute("href", expect.stringContaining(`&shift=${idOf(1)}`));
});
