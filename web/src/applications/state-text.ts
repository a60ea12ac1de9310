import type { Role } from "@warmline/contract/accounts/roles";
import type { ApplicationStatus } from "@warmline/contract/applications/calls";
import { t } from "@warmline/contract/i18n";
import { society } from "../platform/society.ts";
import { formatDay } from "../platform/time/time.ts";
import type { Begun } from "./kind.ts";

/** Where somebody stands who wants to work with us; `none`: nothing was begun. `agent`: they work with us already. */
export type Standing = ApplicationStatus | "none" | "agent";

const trainees: readonly Role[] = ["trainee_listener", "trainee_supervisor"];

export const standingOf = (application: Pick<Begun, "status"> | null, role: Role): Standing => {
	if (role !== "new_hire" && !trainees.includes(role)) return "agent";
	// Who is a trainee has submitted, also while the answer that says so is still under way.
	if (role !== "new_hire" && (application === null || application.status === "draft")) return "submitted";
	return application?.status ?? "none";
};

/** Days are compared as the calendar writes them. */
const maySoon = (from: string | null, today: string): boolean => from === null || from <= today;

export const mayBegin = (standing: Standing, application: Pick<Begun, "reapply_from"> | null, today: string): boolean =>
	standing === "none" || (standing === "declined" && maySoon(application?.reapply_from ?? null, today));

export const mayChange = (standing: Standing): boolean => standing === "draft" || standing === "asked";

export type StateText = { readonly heading: string; readonly lines: readonly string[] };

/** What comes after all the steps. */
export const untilCertified = t("When every step is done, a director certifies you. Then you can take chats.");

/** Where somebody stands, and what comes next. */
export const stateText = (
	standing: Standing,
	application: Pick<Begun, "reason" | "reapply_from"> | null,
	today: string,
): StateText => {
	const reason = application?.reason ?? null;
	const said = reason === null ? [] : [t("The director writes: {reason}", { reason })];
	const from = application?.reapply_from ?? null;
	switch (standing) {
		case "agent":
			return {
				heading: t("You’re already a volunteer"),
				lines: [t("There’s nothing to apply for. You can take chats.")],
			};
		case "none":
			return {
				heading: t("Next: your application"),
				lines: [t("You have an account. To volunteer, please complete the application (about one hour).")],
			};
		case "draft":
			return {
				heading: t("Your application is started"),
				lines: [t("Your answers are saved. Continue whenever you have time.")],
			};
		case "submitted":
			return {
				heading: t("We have your application"),
				lines: [
					t(
						"The program director reads it and decides within five business days. Next come an interview of 30 to 45 minutes and the training. You can take chats once you are accepted and trained.",
					),
					t(
						"You don’t need to wait for that: you can already name two referees, sign the confidentiality agreement, and request your police check.",
					),
					t("No reply after two weeks? Please write to {email}.", { email: society.applications_email }),
				],
			};
		case "asked":
			return {
				heading: t("We need more information"),
				lines: [...said, t("Please edit your application and submit it again.")],
			};
		case "accepted":
			return {
				heading: t("You’re accepted"),
				lines: [t("Welcome. The training starts within two weeks."), untilCertified],
			};
		case "declined":
			return {
				heading: t("Not this time"),
				lines: [
					...said,
					maySoon(from, today) || from === null
						? t("You may apply again now.")
						: t("You may apply again from {day}.", { day: formatDay(from) }),
				],
			};
	}
};
