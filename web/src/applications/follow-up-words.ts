import { say } from "@warmline/contract/say";
import { society } from "../platform/society.ts";

/** When one may ask, and when one may apply again. */
export const followUpWords = say(
	"If you hear nothing for two weeks, please write to {email}. After a no you may apply again in six months.",
	{ email: society.applications_email },
);
