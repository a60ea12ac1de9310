import { type Role, roleNames, supervisingRoles } from "@warmline/contract/accounts/roles";
import { say } from "@warmline/contract/say";

/** The pages of the shift manager, in the order of its tabs. */
export const shiftTabs = [
	{ path: "shift-manager", label: say("Week"), roles: roleNames },
	{ path: "shift-manager/month", label: say("Month"), roles: roleNames },
	{ path: "shift-manager/mine", label: say("My shifts"), roles: roleNames },
	{ path: "shift-manager/hours", label: say("Hours"), roles: roleNames },
	{ path: "shift-manager/coverage", label: say("Coverage"), roles: supervisingRoles },
	{ path: "shift-manager/rota", label: say("Weekly schedule"), roles: supervisingRoles },
] as const satisfies readonly { path: string; label: string; roles: readonly Role[] }[];

export type ShiftTab = (typeof shiftTabs)[number]["path"];
