import { t } from "@warmline/contract/i18n";
import { society } from "../../platform/society.ts";

/** What comes after an application was submitted, and what one can do meanwhile. */
export const nextText = (hours: number): readonly string[] => [
	t(
		"You don’t need to wait for that: as soon as you have submitted, you can name two referees, sign the confidentiality agreement, and request a Level 2 police check (Level 3 is accepted too). Your dashboard shows how, and what’s left.",
	),
	t(
		"Next come an interview of 30 to 45 minutes, to which you bring two photo IDs, one of them government-issued, and about {hours} hours of training within two weeks of being accepted.",
		{ hours },
	),
];

/** When one may ask, and when one may apply again. */
export const followUpText = t(
	"If you don’t hear from us within two weeks, please write to {email}. If we decline your application, you may apply again in six months.",
	{ email: society.applications_email },
);
