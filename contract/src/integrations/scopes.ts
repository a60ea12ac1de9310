import { t } from "../i18n.ts";

/**
 * What an API token may be allowed. Each opens calls that read, and none that shows what visitors, applicants or
 * colleagues wrote (`scopes.test.ts`).
 */
export const scopes = ["members:read", "applications:read", "shifts:read", "hours:read", "statistics:read"] as const;
export type Scope = (typeof scopes)[number];

export const isScope = (text: string): text is Scope => scopes.some((scope) => scope === text);

export const scopeNames: Readonly<Record<Scope, string>> = {
	"members:read": t("Members"),
	"applications:read": t("Applications"),
	"shifts:read": t("Shifts"),
	"hours:read": t("Hours"),
	"statistics:read": t("Statistics"),
};

/** What each opens, for the director who chooses. */
export const scopeDescriptions: Readonly<Record<Scope, string>> = {
	"members:read": t(
		"Names, usernames, emails, roles, when someone joined and was last here, and whether an account is active, suspended and uses two-step verification.",
	),
	"applications:read": t(
		"Who has applied, with their emails, and the stage of each application. Not the answers or documents.",
	),
	"shifts:read": t(
		"Shift times, shifts, and who has booked them or was there. Not why someone needs cover or a shift was called off.",
	),
	"hours:read": t("Support time of each member, with the shifts behind it."),
	"statistics:read": t("Totals about chats, waiting times and shifts. Nothing about one person."),
};
