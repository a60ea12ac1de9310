import * as z from "zod/mini";
import { agentRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { lengthLimit } from "../text.ts";
import { alertChannels, alertKinds } from "./kinds.ts";
import { phoneNumber } from "./phone-number.ts";

/** An alert that goes on, and about which the reader was asked. It says nothing of a visitor. */
export const openAlert = z.object({
	id,
	kind: z.enum(alertKinds),
	began_at: time.check(z.describe("Since when a visitor waits, help is wanted, and the like.")),
});
export type OpenAlert = z.infer<typeof openAlert>;

export const listOpenAlerts = call({
	method: "GET",
	path: "/alerts/",
	summary: "Alerts that go on and that the reader is shown on their pages, the oldest first.",
	who: agentRoles,
	status: 200,
	answer: z.object({ results: z.array(openAlert) }),
	errors: [],
});

const channels = z.record(z.enum(alertChannels), z.boolean());

const wrongHour = t("Please enter a time, like 22:00.");
const clockTime = z.string(wrongHour).check(lengthLimit(5, wrongHour), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, wrongHour));

/** On the member's own clocks, from the first time up to the second, over midnight where that is earlier. */
export const quietHours = z.object({ from: clockTime, until: clockTime }).check(
	z.refine(({ from, until }) => from !== until, {
		path: ["until"],
		error: t("Please choose two different times."),
	}),
);
export type QuietHours = z.infer<typeof quietHours>;

/** How a member wants to be alerted. */
export const alertPreferences = z.object({
	channels: z.record(z.enum(alertKinds), channels),
	agreed: z.boolean().check(z.describe("Asked also when off duty, when nobody else answers.")),
	quiet_hours: z.nullable(quietHours),
	phone: z
		.nullable(z.object({ number: z.string(), confirmed: z.boolean() }))
		.check(z.describe("The number for text messages; nothing but codes is sent to one that is not confirmed.")),
	offered: z.array(z.enum(alertChannels)).check(z.describe("The channels that this installation has.")),
});
export type AlertPreferences = z.infer<typeof alertPreferences>;

export const readAlertPreferences = call({
	method: "GET",
	path: "/account/alerts/",
	summary: "How the reader wants to be alerted.",
	who: agentRoles,
	status: 200,
	answer: z.object({ result: alertPreferences }),
	errors: [],
});

/** What is given changes; a kind or a channel that is left out stays as it is. */
export const alertPreferencesChange = z.object({
	channels: z.optional(z.partialRecord(z.enum(alertKinds), z.partialRecord(z.enum(alertChannels), z.boolean()))),
	agreed: z.optional(z.boolean()),
	quiet_hours: z.optional(z.nullable(quietHours)),
});
export type AlertPreferencesChange = z.infer<typeof alertPreferencesChange>;

export const changeAlertPreferences = call({
	method: "PATCH",
	path: "/account/alerts/",
	summary: "Change how one wants to be alerted.",
	who: agentRoles,
	body: alertPreferencesChange,
	status: 200,
	answer: z.object({ result: alertPreferences }),
	errors: [],
});

export const setAlertPhone = call({
	method: "PUT",
	path: "/account/alerts/phone/",
	summary: "Name the number for text messages, and have a code sent to it. It replaces the one before.",
	who: agentRoles,
	body: z.object({ number: phoneNumber }),
	status: 200,
	answer: z.object({ result: alertPreferences }),
	errors: ["sms_off", "sms_not_sent"],
});

const wrongCode = t("Please enter the 6 digits of the code.");

export const confirmAlertPhone = call({
	method: "POST",
	path: "/account/alerts/phone/confirm/",
	summary: "Confirm the number with the code that was sent to it.",
	who: agentRoles,
	body: z.object({
		code: z.string(wrongCode).check(lengthLimit(20, wrongCode), z.trim(), z.regex(/^\d{6}$/, wrongCode)),
	}),
	status: 200,
	answer: z.object({ result: alertPreferences }),
	errors: ["wrong_code"],
});

export const removeAlertPhone = call({
	method: "DELETE",
	path: "/account/alerts/phone/",
	summary: "Forget the number for text messages.",
	who: agentRoles,
	status: 200,
	answer: z.object({ result: alertPreferences }),
	errors: [],
});

export const alertCalls = {
	listOpenAlerts,
	readAlertPreferences,
	changeAlertPreferences,
	setAlertPhone,
	confirmAlertPhone,
	removeAlertPhone,
};
