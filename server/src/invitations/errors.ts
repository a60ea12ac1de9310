import { t } from "@warmline/contract/i18n";
import { conflict, invalid, notFound } from "../platform/errors.ts";

export const noSuchInvitation = () => notFound(t("No such invitation."));

export const noSuchLink = () => notFound(t("No such link."));

/** Directors see everybody's email, so nothing is hidden from them. */
export const alreadyMember = () => {
	const message = t("This person is a member already. You can change their role on their page.");
	return conflict("already_member", message, { email: message });
};
export const alreadyInvited = () => {
	const message = t("This person has an invitation already. You can send it again.");
	return conflict("already_invited", message, { email: message });
};
export const notOpen = () => conflict("not_open", t("This invitation was accepted or revoked in the meantime."));

/** Whether it was used, revoked or never there is not for who guesses. */
export const badLink = () =>
	invalid(
		"invalid_token",
		t("This invitation no longer works. Please ask the person who invited you to send it again."),
	);
export const emailMissing = () => {
	const sentence = t("Please give your email.");
	return invalid("invalid_email", sentence, { email: sentence });
};

/** To who reads the mail of that address. */
export const youAreAMember = () =>
	conflict("already_member", t("You already have an account with this email. Please log in."));
