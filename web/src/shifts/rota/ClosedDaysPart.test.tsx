import { addShiftTime, closeDays, openDays, retireShiftTime } from "@warmline/contract/shifts/rota-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { startsWith } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf } from "../duty/sample-duty.ts";
import { ClosedDaysPart } from "./ClosedDaysPart.tsx";
import { ShiftTimesPart } from "./ShiftTimesPart.tsx";

const holiday = { id: idOf(3), first: "2027-12-24", last: "2027-12-26", name: "Winter break", yearly: true };
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = page.getByRole("dialog");
const undo = button(label.rota.undo);

test("days that were reopened are closed again by Undo, as they were", async () => {
	answer(openDays, { told: 0 });
	const closed = answer(closeDays, { result: holiday });
	await mount(<ClosedDaysPart days={[holiday]} edits />, { as: member("director") });
	await page.getByRole("button", { name: startsWith(label.rota.openWhat) }).click();
	await dialog.getByRole("button", { name: label.rota.openThem }).click();
	await undo.click();
	await expect.element(page.getByText(label.rota.asBefore)).toBeVisible();
	const { id: _, ...asBefore } = holiday;
	expect(closed.map(({ body }) => body)).toEqual([{ ...asBefore, tell: false }]);
});

test("days that were reopened stay open where people have been told", async () => {
	answer(openDays, { told: 2 });
	await mount(<ClosedDaysPart days={[holiday]} edits />, { as: member("director") });
	await page.getByRole("button", { name: startsWith(label.rota.openWhat) }).click();
	await expect.element(dialog.getByText(label.rota.peopleAreToldOfOpenDays)).toBeVisible();
	await dialog.getByRole("button", { name: label.rota.openThem }).click();
	await expect.element(page.getByText(label.rota.daysReopened)).toBeVisible();
	await expect.element(undo).not.toBeInTheDocument();
});

test("days that were closed are opened again by Undo, but not where people have been told", async () => {
	const opened = answer(openDays, { told: 0 });
	answer(closeDays, { result: holiday });
	await mount(<ClosedDaysPart days={[]} edits />, { as: member("director") });
	const close = async () => {
		await page.getByRole("main").getByRole("button", { name: label.rota.closeDays }).click();
		await dialog.getByLabelText(label.rota.nameOfDays).fill("Winter break");
		await dialog.getByLabelText(label.rota.firstDay).fill("2027-12-24");
		await dialog.getByRole("button", { name: label.rota.closeDays }).click();
	};
	await close();
	await undo.click();
	await expect.element(page.getByText(label.rota.asBefore)).toBeVisible();
	expect(opened.map(({ params }) => params)).toEqual([{ id: holiday.id }]);

	refuse(closeDays, { status: 409, code: "people_booked", message: "Lina has booked." });
	await close();
	await expect.element(dialog.getByText("Lina has booked.")).toBeVisible();
	answer(closeDays, { result: holiday });
	await dialog.getByRole("button", { name: label.rota.closeAndTell }).click();
	await expect.element(page.getByText(label.rota.daysClosed).last()).toBeVisible();
	await expect.element(undo).not.toBeInTheDocument();
});

test("a shift time that was added goes again by Undo", async () => {
	answer(addShiftTime, { result: { id: idOf(2), start_time: "18:00", end_time: "22:00" } });
	const removed = answer(retireShiftTime, undefined);
	await mount(<ShiftTimesPart times={[]} edits />, { as: member("director") });
	await button(label.rota.addShiftTime).click();
	await dialog.getByLabelText(label.rota.startsAt).fill("18:00");
	await dialog.getByRole("button", { name: label.rota.add }).click();
	await undo.click();
	await expect.element(page.getByText(label.rota.asBefore)).toBeVisible();
	expect(removed.map(({ params, body }) => ({ ...params, ...body }))).toEqual([{ id: idOf(2), tell: false }]);
});
