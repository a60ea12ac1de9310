import { type Role, roles } from "@warmline/contract/accounts/roles";
import { t, translate } from "@warmline/contract/i18n";
import { invitationDays } from "@warmline/contract/invitations/invitation";
import { type Email, questionsTo } from "../platform/mail/email.ts";
import { society, societyName } from "../platform/society.ts";

/** To somebody who volunteers already, or is to: the link makes an account of it. */
export const invitationEmail = ({ inviter, role, token }: { inviter: string; role: Role; token: string }): Email => ({
	subject: t("You’re invited to join {society}", { society: societyName() }),
	paragraphs: [
		t("{inviter} invites you to join {society} on its support chat, as: {role}.", {
			inviter,
			society: societyName(),
			role: translate(roles[role].name),
		}),
		t("Follow the link to choose a username and a password. It works once, within {days} days.", {
			days: invitationDays,
		}),
		t("If you didn’t expect this, you can ignore this email. No account is created unless you accept."),
		questionsTo(society().contact_email),
	],
	link: { text: t("Accept the invitation"), page: `/register?invitation=${token}` },
});
