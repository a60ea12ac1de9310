import { t } from "@warmline/contract/i18n";
import { type AskedPlace, answerPlaceRequest, ownPlaceRequests } from "@warmline/contract/shifts/place-request-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, lose, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { startsWith } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf, sampleShift } from "../duty/sample-duty.ts";
import { AskedPlaces } from "./AskedPlaces.tsx";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const shift = sampleShift({ shift_datetime: inHours(-1), ends_at: inHours(3), why_not: null }, { part: null });
const asked: AskedPlace = { id: idOf(31), from: "Sam", part: "listener", shift };
const shows = () => mount(<AskedPlaces zone="America/Toronto" />, { at: "/me/shift-manager", as: member() });
const question = page.getByRole("heading", { name: t(label.shifts.asksYouToListen, { name: "Sam" }) });

test("who is asked for a shift that is on reads until when, and accepts with one press", async () => {
	answer(ownPlaceRequests, { results: [asked] });
	await shows();
	await expect.element(question).toBeVisible();
	await expect.element(page.getByText(startsWith(label.shifts.onNowUntil))).toBeVisible();
	await expectAccessible();
	const sent = answer(answerPlaceRequest, { message: "You’ve joined the shift.", result: shift });
	await page.getByRole("button", { name: label.shifts.accept, exact: true }).click();
	await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ accept: true, long_run: false }]);
});

test("who declines is asked no more", async () => {
	let open = [asked];
	answer(ownPlaceRequests, () => ({ results: open }));
	await shows();
	const sent = answer(answerPlaceRequest, () => {
		open = [];
		return { message: "You’ve declined.", result: shift };
	});
	await page.getByRole("button", { name: label.shifts.decline, exact: true }).click();
	await expect.element(question).not.toBeInTheDocument();
	expect(sent.map(({ body }) => body)).toEqual([{ accept: false, long_run: false }]);
});

test("an answer that makes many hours in a row is asked about first, and what has failed can be tried again", async () => {
	answer(ownPlaceRequests, { results: [{ ...asked, from: null, part: "supervisor" as const }] });
	refuse(answerPlaceRequest, { status: 409, code: "long_run", message: "That makes 8 hours in a row." });
	await shows();
	await expect.element(page.getByRole("heading", { name: label.shifts.askedToSupervise })).toBeVisible();
	await page.getByRole("button", { name: label.shifts.accept, exact: true }).click();
	const sent = answer(answerPlaceRequest, { message: "Thank you.", result: shift });
	await page.getByRole("button", { name: label.shifts.takeItAnyway }).click();
	await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ accept: true, long_run: true }]);
});

test("nothing is shown where nothing was asked, or the shift is over; what cannot be loaded says so", async () => {
	const past = { ...shift, shift_datetime: inHours(-5), ends_at: inHours(-1) };
	answer(ownPlaceRequests, { results: [{ ...asked, shift: past }] });
	const { unmount } = await shows();
	await expect.element(page.getByRole("heading")).not.toBeInTheDocument();
	await unmount();
	lose(ownPlaceRequests);
	await shows();
	await expect.element(page.getByRole("button", { name: label.ui.tryAgain })).toBeVisible();
});
