import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, exactly } from "@warmline/web/labels/match";
import { idOf } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { dialog } from "../support/desk.ts";
import { isTold, toPart, toShifts } from "../support/rota.ts";
import { oneShiftSoon, ownShift, test } from "../support/shift-day.ts";
import { expect, phone } from "../support/test.ts";

test("a supervisor asks a member by name for a shift that is on, who accepts on their phone and can check in at once", async ({
	people,
	product,
	api,
	clock,
}) => {
	const shift = await oneShiftSoon(product, api, clock);
	await product.query("UPDATE shifts SET starts_at = now() - interval '20 minutes' WHERE id = $1", [shift.id]);
	const sam = await people.member("supervisor");
	const omar = await people.member("listener2", phone);
	const errors = [consoleErrors(sam), consoleErrors(omar)];
	await toShifts(omar);
	await sam.goto(`/${await idOf(api, "supervisor")}/shift-manager/coverage?shift=${shift.id}`);
	await dialog(sam).getByRole("button", { name: label.rota.askByNameToListen }).click();
	await dialog(sam)
		.getByRole("button", { name: t(label.rota.askMember, { name: "Omar" }) })
		.click();
	await expect(dialog(sam).getByText(label.rota.askedWaiting)).toBeVisible();

	await expect(omar.getByRole("heading", { name: t(label.shifts.asksYouToListen, { name: "Sam" }) })).toBeVisible();
	await expect(omar.getByText(contains(label.shifts.onNowUntil))).toBeVisible();
	await omar.getByRole("button", { name: label.shifts.accept, exact: true }).click();
	await isTold(omar, label.server.joinedShiftOnNow);
	await expect(dialog(sam).getByText(label.rota.requestAccepted, { exact: true })).toBeVisible();

	await toPart(omar, label.shifts.myShifts);
	await expect(ownShift(omar)).toContainText(contains(label.duty.checkInStarted));
	await expect(ownShift(omar).getByRole("button", { name: exactly(label.duty.checkIn) })).toBeVisible();
	expect(errors).toEqual([[], []]);
});
