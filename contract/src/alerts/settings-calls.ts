import * as z from "zod/mini";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { type AlertKind, alertChannels, alertKinds, alertSteps, stepDelays, stepsOf } from "./kinds.ts";

const chooseFromList = t("Please choose from the list.");
const isStepDelay = (seconds: number): boolean => (stepDelays as readonly number[]).includes(seconds);

/** Seconds after which the group is asked; null: it is not. */
const delay = z.nullable(z.int(chooseFromList).check(z.refine(isStepDelay, chooseFromList)));

/** How one kind of alert goes from group to group. */
export const alertEscalation = z.object({
	kind: z.enum(alertKinds),
	enabled: z.boolean(),
	listeners_on_duty: delay,
	supervisors_on_duty: delay,
	everyone: delay,
});
export type AlertEscalation = z.infer<typeof alertEscalation>;

type Delays = Pick<AlertEscalation, "listeners_on_duty" | "supervisors_on_duty" | "everyone">;
const none: Delays = { listeners_on_duty: null, supervisors_on_duty: null, everyone: null };

/** How it is until a director changes it. */
export const presetEscalation: Readonly<Record<AlertKind, Delays>> = {
	visitor_waiting: { listeners_on_duty: 60, supervisors_on_duty: 120, everyone: 300 },
	help_requested: { ...none, supervisors_on_duty: 60, everyone: 180 },
	message_left: { ...none, supervisors_on_duty: 900, everyone: 3600 },
	shift_uncovered: { ...none, supervisors_on_duty: 1800, everyone: 7200 },
	supervisor_disconnected: { ...none, supervisors_on_duty: 60, everyone: 180 },
};

/** The groups that are asked for it, with their seconds, in order. */
export const stepsIn = (escalation: AlertEscalation) =>
	alertSteps.flatMap((step) => {
		const after = stepsOf[escalation.kind].includes(step) ? escalation[step] : null;
		return after === null ? [] : [{ step, after }];
	});

const goesOn = (escalation: AlertEscalation): boolean =>
	stepsIn(escalation).every(({ after }, n, all) => n === 0 || after >= (all[n - 1]?.after ?? 0));

export const readAlertSettings = call({
	method: "GET",
	path: "/alerts/settings/",
	summary: "Who is asked for each kind of alert, and after how long.",
	who: ["director"],
	status: 200,
	answer: z.object({ results: z.array(alertEscalation) }),
	errors: [],
});

export const changeAlertSettings = call({
	method: "PUT",
	path: "/alerts/settings/",
	summary: "Change who is asked for one kind of alert, and after how long.",
	who: ["director"],
	body: alertEscalation.check(
		z.refine(goesOn, { path: ["everyone"], error: t("A later group can’t be alerted before an earlier one.") }),
	),
	status: 200,
	answer: z.object({ results: z.array(alertEscalation) }),
	errors: [],
});

const member = z.object({ id, name: z.string() });

/** Somebody who was asked, by one channel. */
export const alertDelivery = z.object({
	member,
	channel: z.enum(alertChannels),
	step: z.enum(alertSteps),
	due_at: time,
	sent_at: z.nullable(time),
	failed_at: z.nullable(time),
	status: z.nullable(z.string()).check(z.describe("What the gateway or the push service said last, as a code.")),
});
export type AlertDelivery = z.infer<typeof alertDelivery>;

export const loggedAlert = z.object({
	id,
	kind: z.enum(alertKinds),
	began_at: time,
	opened_at: time,
	step: z.nullable(z.enum(alertSteps)).check(z.describe("The last group that was asked.")),
	responded_at: z.nullable(time),
	responded_by: z.nullable(member),
	closed_at: z.nullable(time),
	deliveries: z.array(alertDelivery),
});
export type LoggedAlert = z.infer<typeof loggedAlert>;

export const alertLog = call({
	method: "GET",
	path: "/alerts/log/",
	summary: "What was sent to whom, and who responded, the newest first.",
	who: ["director"],
	query: z.object({ ...paging.shape, kind: z.optional(z.enum(alertKinds)) }),
	status: 200,
	answer: pageOf(loggedAlert),
	errors: [],
});

export const alertSettingsCalls = { readAlertSettings, changeAlertSettings, alertLog };
