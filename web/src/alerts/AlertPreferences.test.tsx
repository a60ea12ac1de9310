import {
	changeAlertPreferences,
	confirmAlertPhone,
	type AlertPreferences as Preferences,
	readAlertPreferences,
	setAlertPhone,
} from "@warmline/contract/alerts/calls";
import { alertKinds } from "@warmline/contract/alerts/kinds";
import { t } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, refuse } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { contains } from "../../test/labels/match.ts";
import { member, mount } from "../../test/mount.tsx";
import { AlertPreferences } from "./AlertPreferences.tsx";

const usual = { page: true, push: true, mail: true, sms: false };
const atFirst: Preferences = {
	channels: {
		...{ visitor_waiting: usual, help_requested: usual, message_left: usual },
		...{ shift_uncovered: usual, supervisor_disconnected: usual },
	},
	agreed: false,
	quiet_hours: null,
	phone: null,
	offered: ["page", "push", "mail", "sms"],
};
const number = "+14165550123";

/** What the server has is what was chosen last. */
const open = async (first: Partial<Preferences> = {}, role: "listener" | "supervisor" = "listener") => {
	let kept: Preferences = { ...atFirst, ...first };
	answer(readAlertPreferences, () => ({ result: kept }));
	const asked = answer(changeAlertPreferences, ({ body: { channels, ...rest } }) => {
		const merged = { ...kept.channels };
		for (const kind of alertKinds) merged[kind] = { ...merged[kind], ...channels?.[kind] };
		kept = { ...kept, channels: merged, ...(rest as Partial<Preferences>) };
		return { result: kept };
	});
	await mount(<AlertPreferences />, { at: "/me/preferences", as: member(role) });
	return asked;
};
const waiting = () => page.getByRole("group", { name: label.contract.aVisitorIsWaiting });
const mail = () => waiting().getByRole("checkbox", { name: label.contract.alertMail });

test("each channel of each kind is chosen for itself, and saved at once", async () => {
	const asked = await open();
	await expect.element(mail()).toBeChecked();
	await mail().click();
	await expect.element(mail()).not.toBeChecked();
	await expect.element(page.getByText(label.ui.saved)).toBeVisible();
	expect(asked.map(({ body }) => body)).toEqual([{ channels: { visitor_waiting: { mail: false } } }]);
	await expectAccessible();
});

test("what could not be saved is set back, and that is said", async () => {
	await open();
	refuse(changeAlertPreferences, { status: 500, code: "busy", message: "Busy." });
	await mail().click();
	await expect.element(page.getByText(label.ui.notSaved)).toBeVisible();
	await expect.element(mail()).toBeChecked();
});

test("listeners choose for what concerns them, and supervisors for all", async () => {
	await open({}, "supervisor");
	await expect.element(waiting()).toBeVisible();
	expect(page.getByRole("group").elements().length).toBe(alertKinds.length);
});

test("text messages can be chosen once the number is confirmed", async () => {
	await open();
	await expect.element(waiting()).toBeVisible();
	await expect.element(waiting().getByRole("checkbox", { name: label.contract.textMessage })).not.toBeInTheDocument();
	await page.getByLabelText(label.alerts.mobileNumber).fill("555 0123");
	await page.getByRole("button", { name: label.alerts.sendCode }).click();
	await expect.element(page.getByText(label.contract.phoneInvalid)).toBeVisible();
	answer(setAlertPhone, ({ body }) => ({ result: { ...atFirst, phone: { number: body.number, confirmed: false } } }));
	await page.getByLabelText(label.alerts.mobileNumber).fill("+1 (416) 555-0123");
	await page.getByRole("button", { name: label.alerts.sendCode }).click();
	answer(confirmAlertPhone, () => ({ result: { ...atFirst, phone: { number, confirmed: true } } }));
	await expectAccessible();
	await page.getByLabelText(label.alerts.code).fill("123456");
	await page.getByRole("button", { name: label.alerts.confirmNumber }).click();
	await expect.element(page.getByText(t(label.alerts.chooseTexts, { number }))).toBeVisible();
	await expect.element(waiting().getByRole("checkbox", { name: label.contract.textMessage })).toBeVisible();
});

test("whoever has confirmed a number is told to choose what comes to it, until they have", async () => {
	await open({ phone: { number, confirmed: true } });
	await expect.element(page.getByText(t(label.alerts.chooseTexts, { number }))).toBeVisible();
	await waiting().getByRole("checkbox", { name: label.contract.textMessage }).click();
	await expect.element(page.getByText(t(label.alerts.textsGoTo, { number }))).toBeVisible();
});

test("where there is no gateway, text messages are not offered", async () => {
	await open({ offered: ["page", "push", "mail"] });
	await expect.element(waiting()).toBeVisible();
	await expect.element(page.getByLabelText(label.alerts.mobileNumber)).not.toBeInTheDocument();
});

test("quiet hours begin with usual times, and are saved when one leaves the field", async () => {
	const asked = await open();
	await page.getByRole("checkbox", { name: contains(label.alerts.quietHours) }).click();
	const until = page.getByLabelText(label.alerts.until);
	await until.fill("06:30");
	await page.getByRole("checkbox", { name: contains(label.alerts.askMe) }).click();
	await expect.poll(() => asked.length).toBe(3);
	expect(asked.map(({ body }) => body)).toEqual([
		{ quiet_hours: { from: "22:00", until: "07:00" } },
		{ quiet_hours: { from: "22:00", until: "06:30" } },
		{ agreed: true },
	]);
	await expect.element(page.getByLabelText(label.alerts.from)).toHaveValue("22:00");
	await expectAccessible();
});
