import * as z from "zod/mini";
import { supervisingRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { optionalText } from "../text.ts";
import { keptMember } from "./calls.ts";

/** What directors have decided about everybody's account. */
export const securitySettings = z.object({
	second_step_from: z
		.nullable(z.iso.date(t("Please choose a day.")))
		.check(z.describe("The first day on which supervisors and directors need a second step; null for never.")),
	concerned: z.int().check(z.describe("Supervisors and directors with an open account.")),
	ready: z.int().check(z.describe("Those of them who have a second step.")),
});
export type SecuritySettings = z.infer<typeof securitySettings>;

export const readSecuritySettings = call({
	method: "GET",
	path: "/security/settings/",
	summary: "From when on a second step is needed.",
	who: supervisingRoles,
	status: 200,
	answer: z.object({ result: securitySettings }),
	errors: [],
});

export const changeSecuritySettings = call({
	method: "PATCH",
	path: "/security/settings/",
	summary: "Set from which day on supervisors and directors need a second step: today or later, null for never.",
	who: ["director"],
	asksPassword: true,
	body: z.object({ second_step_from: z.nullable(z.iso.date(t("Please choose a day."))) }),
	status: 200,
	answer: z.object({ result: securitySettings }),
	errors: ["confirm_yourself"],
});

export const resetSecondStep = call({
	method: "DELETE",
	path: "/members/:member_id/second-step/",
	summary: "Turn somebody's second step off, who has lost it. All sessions of the member end; a mail says so.",
	who: ["director"],
	asksPassword: true,
	body: z.optional(z.object({ reason: optionalText(2000) })),
	status: 200,
	answer: z.object({ result: keptMember }),
	errors: ["yourself", "confirm_yourself"],
});

export const memberSecurityCalls = { readSecuritySettings, changeSecuritySettings, resetSecondStep };
