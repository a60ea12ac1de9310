import { say } from "@warmline/contract/say";
/** The rules of the contract for a new password, told before they are broken. */
export const passwordHint = say(
	"At least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of !@#$%^&*",
);
