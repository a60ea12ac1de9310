import { type Role, roleNames, supervisingRoles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";

/** The pages of the shift manager, in the order of its tabs. */
export const shiftTabs = [
	{ path: "shift-manager", label: t("Week"), roles: roleNames },
	{ path: "shift-manager/month", label: t("Month"), roles: roleNames },
	{ path: "shift-manager/mine", label: t("My shifts"), roles: roleNames },
	{ path: "shift-manager/hours", label: t("Hours"), roles: roleNames },
	{ path: "shift-manager/coverage", label: t("Coverage"), roles: supervisingRoles },
	{ path: "shift-manager/rota", label: t("Weekly schedule"), roles: supervisingRoles },
] as const satisfies readonly { path: string; label: string; roles: readonly Role[] }[];

export type ShiftTab = (typeof shiftTabs)[number]["path"];
