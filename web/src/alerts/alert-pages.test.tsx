import { listOpenAlerts } from "@warmline/contract/alerts/calls";
import {
	type AlertEscalation,
	alertLog,
	changeAlertSettings,
	type LoggedAlert,
	readAlertSettings,
} from "@warmline/contract/alerts/settings-calls";
import { t, tn } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, refuse } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { member, mount } from "../../test/mount.tsx";
import { AlertLogPage } from "./log/AlertLogPage.tsx";
import { OpenAlerts } from "./OpenAlerts.tsx";
import { AlertSettingsPage } from "./settings/AlertSettingsPage.tsx";

const idOf = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, "0")}`;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 22, minute)).toISOString();
const as = member("director");

const waiting: AlertEscalation = {
	...{ kind: "visitor_waiting", enabled: true },
	...{ listeners_on_duty: 60, supervisors_on_duty: 120, everyone: 300 },
};

test("a director changes after how long a group is asked; a later group is not asked before an earlier one", async () => {
	answer(readAlertSettings, () => ({ results: [waiting] }));
	const asked = answer(changeAlertSettings, ({ body }) => ({ results: [body] }));
	await mount(<AlertSettingsPage />, { at: "/me/alerts/settings", as });
	const form = page.getByRole("form", { name: label.contract.aVisitorIsWaiting });
	await form.getByLabelText(label.contract.listenersOnDuty).selectOptions("600");
	await form.getByRole("button", { name: label.alerts.save }).click();
	await expect.element(form.getByText(label.contract.alertLaterGroupFirst)).toBeVisible();
	await form.getByLabelText(label.contract.listenersOnDuty).selectOptions("30");
	await form.getByLabelText(label.contract.everyoneAgreed).selectOptions("");
	await expectAccessible();
	await form.getByRole("button", { name: label.alerts.save }).click();
	await expect.element(form.getByText(label.alerts.saved)).toBeVisible();
	expect(asked.map(({ body }) => body)).toEqual([{ ...waiting, listeners_on_duty: 30, everyone: null }]);
	await form.getByRole("checkbox", { name: label.alerts.alertPeople }).click();
	await expect.element(form.getByLabelText(label.contract.listenersOnDuty)).not.toBeInTheDocument();
});

const logged: LoggedAlert = {
	...{ id: idOf(1), kind: "visitor_waiting", step: "supervisors_on_duty" },
	...{ began_at: at(0), opened_at: at(1), responded_at: at(3), closed_at: at(3) },
	responded_by: { id: idOf(2), name: "Sam" },
	deliveries: [
		{
			...{ member: { id: idOf(3), name: "Lina" }, channel: "sms", step: "listeners_on_duty", due_at: at(1) },
			...{ sent_at: null, failed_at: at(1), status: "21610" },
		},
		{
			...{ member: { id: idOf(2), name: "Sam" }, channel: "mail", step: "supervisors_on_duty", due_at: at(2) },
			...{ sent_at: at(2), failed_at: null, status: null },
		},
	],
};

test("the log says who was asked by what, what became of it, and who responded after how long", async () => {
	answer(alertLog, () => ({ results: [logged], next: null }));
	await mount(<AlertLogPage />, { at: "/me/alerts", as });
	const entry = page.getByRole("article", { name: label.contract.aVisitorIsWaiting });
	await expect
		.element(entry.getByText(t(label.alerts.respondedAfter, { name: "Sam", time: tn(3, label.alerts.minutes) })))
		.toBeVisible();
	await expect
		.element(entry.getByRole("listitem").first())
		.toMatchTextContent(new RegExp(`^Lina.*${label.alerts.notDelivered}`));
	await expectAccessible();
});

test("an empty log says so, and one that cannot be loaded can be asked for again", async () => {
	answer(alertLog, () => ({ results: [], next: null }));
	await mount(<AlertLogPage />, { at: "/me/alerts", as });
	await expect.element(page.getByText(label.alerts.noAlerts)).toBeVisible();
});

test("a log that cannot be loaded can be asked for again", async () => {
	refuse(alertLog, { status: 503, code: "busy", message: "Busy." });
	await mount(<AlertLogPage />, { at: "/me/alerts", as });
	await page.getByRole("button", { name: label.ui.tryAgain }).click();
	await expect.element(page.getByRole("button", { name: label.ui.tryAgain })).toBeVisible();
});

test("open alerts of one kind are one line, which leads to where something can be done", async () => {
	const open = (n: number) => ({ id: idOf(n), kind: "visitor_waiting" as const, began_at: at(n) });
	answer(listOpenAlerts, () => ({ results: [open(1), open(2)] }));
	await mount(<OpenAlerts />, { at: "/me/activity-feed", as: member("listener") });
	const line = page.getByRole("complementary", { name: label.alerts.alert });
	await expect.element(line).toMatchTextContent(/2/);
	await expect.element(page.getByRole("status")).toMatchTextContent(tn(2, label.alerts.visitorsWaiting));
	await expect
		.element(page.getByRole("link", { name: label.alerts.openChats }))
		.toHaveAttribute("href", `/${member().id}/chat-dashboard`);
	await expectAccessible();
	await line.getByRole("button", { name: label.alerts.dismiss }).click();
	await expect.element(line).not.toBeInTheDocument();
});
