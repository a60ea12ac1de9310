import type { AlertKind } from "@warmline/contract/alerts/kinds";
import { t } from "@warmline/contract/i18n";
import type { Email } from "../platform/mail/email.ts";
import { alertPage, alertText } from "./alert-text.ts";

const links: Readonly<Record<AlertKind, () => string>> = {
	visitor_waiting: () => t("Open the chats"),
	help_requested: () => t("Open the live view"),
	message_left: () => t("Open follow-ups"),
	shift_uncovered: () => t("Open the shifts"),
	supervisor_disconnected: () => t("Open the chats"),
};

type Called = {
	readonly kind: AlertKind;
	readonly member_id: string;
	/** They are not on duty, and agreed to be asked all the same. */
	readonly offDuty: boolean;
};

/** To somebody who may have no page open. */
export const alertEmail = ({ kind, member_id, offDuty }: Called): Email => ({
	subject: alertText(kind),
	paragraphs: [
		t("{sentence} No one has responded yet.", { sentence: alertText(kind) }),
		offDuty
			? t("You get this email because you agreed to be alerted when no one else answers.")
			: t("You get this email because you’re on duty."),
		t("You can change how we alert you, and your quiet hours, in your preferences."),
	],
	link: { text: links[kind](), page: alertPage(kind, member_id) },
});
