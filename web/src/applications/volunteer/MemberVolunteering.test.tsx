import type { VolunteerRecord } from "@warmline/contract/applications/record";
import {
	changeRecord,
	readRecord,
	reinstateVolunteer,
	suspendVolunteer,
} from "@warmline/contract/applications/record-calls";
import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, answerForeign, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { MemberVolunteering } from "./MemberVolunteering.tsx";

const vera: KeptMember = {
	id: "0190a0b1-1111-7000-8000-000000000002",
	username: "vera",
	first_name: "Vera",
	last_name: "Roy",
	name: "Vera",
	email: "vera@example.org",
	role: "listener",
	applicant_type: null,
	is_active: true,
	is_verified: true,
	is_online: false,
	suspended: false,
	second_step: false,
	joined_at: "2026-01-01T00:00:00.000Z",
	last_seen: null,
};
const record = (part: Partial<VolunteerRecord> = {}): VolunteerRecord => ({
	user_id: vera.id,
	kind: "listener",
	steps: [{ step: "police_check", done: false }],
	left: 1,
	referees: [],
	nda: null,
	found_nda: null,
	police_check: null,
	identity: null,
	interview: null,
	training: { hours: 0, needed: 12, due: null },
	observed_chats: { count: 0, needed: 2 },
	certified_at: "2023-05-01T16:00:00.000Z",
	certified_since: "2023-05-01",
	earlier_hours: 120,
	languages: ["fr", "en"],
	suspended: null,
	...part,
});
const suspended = record({ suspended: { at: "2026-01-02T00:00:00.000Z", reason: "Away.", until: "2027-01-01" } });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const opens = (given: Partial<KeptMember> = {}) =>
	mount(<MemberVolunteering member={{ ...vera, ...given }} />, { as: member("director") });

test("a member who never applied has a record: the background is shown and edited, faults at their fields", async () => {
	answer(readRecord, { result: record() });
	await opens();
	await expect.element(page.getByText("French, English")).toBeVisible();
	await expect.element(page.getByRole("heading", { name: label.contract.policeCheck })).toBeVisible();
	await expect.element(page.getByText(t(label.record.doneBefore, { day: "May 1, 2023" })).first()).toBeVisible();
	await expect.element(page.getByRole("spinbutton")).not.toBeInTheDocument();
	await expectAccessible();
	await button(label.record.edit).click();
	await page.getByLabelText(label.record.languages).fill("French, Klingon");
	await button(label.applications.save).click();
	await expect.element(page.getByText(label.contract.languagesUnknown)).toBeVisible();
	await page.getByLabelText(label.record.languages).fill("français, es");
	await page.getByLabelText(label.record.hoursBefore).fill("1,200");
	await button(label.applications.save).click();
	await expect.element(page.getByText(label.contract.hoursUnclear)).toBeVisible();
	await page.getByLabelText(label.record.hoursBefore).fill("130,5");
	const sent = answer(changeRecord, { result: record({ earlier_hours: 130.5, languages: ["fr", "es"] }) });
	await button(label.applications.save).click();
	await expect.element(page.getByText("130.5")).toBeVisible();
	expect(sent[0]?.body).toEqual({ certified_since: "2023-05-01", earlier_hours: 130.5, languages: ["fr", "es"] });
});

test("a listener is suspended with a reason until a day, and reinstated after a question", async () => {
	answer(readRecord, { result: record() });
	await opens();
	await button(label.applications.suspend).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: label.applications.suspend }).click();
	await expect.element(dialog.getByText(label.contract.reasonMissing)).toBeVisible();
	await expectAccessible();
	await dialog.getByLabelText(label.applications.why).fill("Away.");
	await dialog.getByLabelText(label.record.lastDay).fill("2027-01-01");
	refuse(suspendVolunteer, { status: 400, code: "invalid_until", message: "Past.", errors: { until: "Past." } });
	await dialog.getByRole("button", { name: label.applications.suspend }).click();
	await expect.element(dialog.getByText("Past.")).toBeVisible();
	const sent = answer(suspendVolunteer, { result: suspended });
	await dialog.getByRole("button", { name: label.applications.suspend }).click();
	await expect.element(page.getByText(t(label.applications.suspendedAndMailed, { name: "Vera Roy" }))).toBeVisible();
	expect(sent[0]?.body).toEqual({ reason: "Away.", until: "2027-01-01" });
	await expect.element(page.getByText("Away.", { exact: true })).toBeVisible();
	await button(label.record.changeSuspension).click();
	await expect.element(dialog.getByLabelText(label.applications.why)).toHaveValue("Away.");
	await dialog.getByLabelText(label.record.lastDay).fill("2027-02-01");
	await expectAccessible();
	await dialog.getByRole("button", { name: label.applications.save }).click();
	await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
	expect(sent[1]?.body).toEqual({ reason: "Away.", until: "2027-02-01" });
	answer(reinstateVolunteer, { result: record() });
	await button(label.applications.reinstate).click();
	await page.getByRole("dialog").getByRole("button", { name: label.applications.reinstate }).click();
	await expect.element(page.getByText(t(label.applications.reinstatedAndMailed, { name: "Vera Roy" }))).toBeVisible();
});

test("nobody but who takes chats is suspended, and a record that cannot be loaded is tried again", async () => {
	answerForeign(readRecord, 500, "");
	await opens({ role: "trainee_listener", applicant_type: "listener" });
	const again = button(label.ui.tryAgain);
	await expect.element(again).toBeVisible();
	answer(readRecord, { result: record({ certified_at: null, certified_since: null }) });
	await again.click();
	await expect.element(page.getByText(label.record.notCertified)).toBeVisible();
	await expect.element(button(label.applications.suspend)).not.toBeInTheDocument();
	await expect.element(page.getByRole("heading", { name: label.contract.policeCheck })).not.toBeInTheDocument();
});
