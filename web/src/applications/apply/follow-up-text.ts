import { t } from "@warmline/contract/i18n";
import { acceptedPoliceChecks } from "../../platform/recruitment.ts";
import { society } from "../../platform/society.ts";

/** What comes after an application was submitted, and what one can do meanwhile. */
export const nextText = (hours: number): readonly string[] => [
	t(
		"You don’t need to wait for that: as soon as you have submitted, you can name two referees, sign the confidentiality agreement, and request a police check ({levels}). Your dashboard shows how, and what’s left.",
		{ levels: acceptedPoliceChecks },
	),
	t(
		"Next is an interview of 30 to 45 minutes. Please bring two photo IDs, at least one government-issued. Within two weeks of being accepted you start about {hours} hours of training.",
		{ hours },
	),
];

/** When one may ask, and when one may apply again. */
export const followUpText = t(
	"If you don’t hear from us within two weeks, please write to {email}. If we decline your application, you may apply again in six months.",
	{ email: society.applications_email },
);
