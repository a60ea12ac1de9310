import type { AlertKind } from "@warmline/contract/alerts/kinds";
import { t } from "@warmline/contract/i18n";

/** What has to be done, and no word about a visitor: it goes by mail, by text message, and onto locked screens. */
const sentences: Readonly<Record<AlertKind, () => string>> = {
	visitor_waiting: () => t("A visitor is waiting for someone to answer."),
	help_requested: () => t("A listener is asking for a supervisor."),
	message_left: () => t("A visitor left a message that needs a reply."),
	shift_uncovered: () => t("A shift that starts soon doesn’t have enough people."),
	supervisor_disconnected: () => t("No supervisor is connected right now."),
};

/** In the language that is spoken. */
export const alertText = (kind: AlertKind): string => sentences[kind]();

const pages: Readonly<Record<AlertKind, string>> = {
	visitor_waiting: "chat-dashboard",
	help_requested: "wall",
	message_left: "follow-ups",
	shift_uncovered: "shift-manager",
	supervisor_disconnected: "chat-dashboard",
};

/** Where the member can do something about it. */
export const alertPage = (kind: AlertKind, memberId: string): string => `/${memberId}/${pages[kind]}`;
