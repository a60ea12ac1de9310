import { say } from "@warmline/contract/say";
import { society } from "../../platform/society.ts";

/** What comes after an application was submitted, and what one can do meanwhile. */
export const nextWords = (hours: number): readonly string[] => [
	say(
		"You need not wait for that: as soon as you have submitted, you can name two people as references, sign the confidentiality agreement, and ask for a Level 2 police check (Level 3 is accepted, too). Your dashboard shows how, and what is left.",
	),
	say(
		"Then come an interview of 30 to 45 minutes, to which you bring two photo IDs, one of them issued by a government, and the training of about {hours} hours, within two weeks of being accepted.",
		{ hours },
	),
];

/** When one may ask, and when one may apply again. */
export const followUpWords = say(
	"If you hear nothing for two weeks, please write to {email}. After a no you may apply again in six months.",
	{ email: society.applications_email },
);
