import { t } from "@warmline/contract/i18n";
/** The rules of the contract for a new password, told before they are broken. */
export const passwordHint = t(
	"At least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of !@#$%^&*",
);
