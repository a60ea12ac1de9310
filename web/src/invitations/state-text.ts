import { t } from "@warmline/contract/i18n";
import type { Invitation, InvitationState } from "@warmline/contract/invitations/invitation";
import { formatDay, localDay } from "../platform/time/time.ts";
import type { BadgeLook } from "../ui/feedback/Badge.tsx";

/** Without the clock, which ends in a dot of its own. */
export const dayOf = (iso: string): string => formatDay(localDay(new Date(iso)));

export const stateNames: Readonly<Record<InvitationState, string>> = {
	waiting: t("Being sent"),
	sent: t("Sent"),
	opened: t("Opened"),
	failed: t("Not delivered"),
	inactive: t("Inactive"),
	accepted: t("Accepted"),
	expired: t("Expired"),
	revoked: t("Revoked"),
};

export const stateLooks: Readonly<Record<InvitationState, BadgeLook>> = {
	waiting: "plain",
	sent: "pine",
	opened: "pine",
	failed: "bad",
	inactive: "bad",
	accepted: "good",
	expired: "plain",
	revoked: "plain",
};

/** What came of it, and what can be done where somebody has to do something. */
export const whatHappened = ({ state, sent_at, opened_at, accepted_at, expires_at }: Invitation): string => {
	const expires = dayOf(expires_at);
	switch (state) {
		case "waiting":
			return t("The email is on its way. The link works until {time}.", { time: expires });
		case "sent":
			return t("Sent {sent}. The link works until {time}.", {
				sent: sent_at ? dayOf(sent_at) : "",
				time: expires,
			});
		case "opened":
			return t("Opened {opened}, but not accepted yet. The link works until {time}.", {
				opened: opened_at ? dayOf(opened_at) : "",
				time: expires,
			});
		case "failed":
			return t(
				"The mail server refused the email. Check the address: if it’s wrong, revoke this and invite them again.",
			);
		case "inactive":
			return t("The person who sent it is no longer a director, so the link doesn’t work. Send it again in your name.");
		case "accepted":
			return t("Accepted {time}.", { time: accepted_at ? dayOf(accepted_at) : "" });
		case "expired":
			return t("No one accepted it by {time}.", { time: expires });
		case "revoked":
			return t("The link doesn’t work any more.");
	}
};
