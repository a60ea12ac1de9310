/** The rules of the contract for a new password, told before they are broken. */
export const passwordHint =
	"At least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of !@#$%^&*";
