import type { Opening } from "@warmline/contract/chats/opening";
import { t } from "@warmline/contract/i18n";

/** Why nobody can ask now, before anything is typed; null when nobody can say any more. */
export const whyClosed = (opening: Pick<Opening, "why" | "reason"> | null): string => {
	if (opening?.reason) return opening.reason;
	switch (opening?.why) {
		case "no_supervisor":
			return t(
				"We’re pausing for a moment: we never listen without a supervisor, and one isn’t here yet. This page updates on its own.",
			);
		case "no_listener":
			return t("No listener is here yet, but one should be soon. This page updates on its own.");
		case "no_shift":
			return t("Our volunteers are here at set hours, and we’re closed right now.");
		case "not_open":
			return t("This listening service isn’t open yet.");
		default:
			return t("No one is here to listen right now.");
	}
};

/** The same to who waits already; null where there is nothing to say. They wait until the chat closes, and no longer. */
export const whyNobodyComes = ({ why }: Pick<Opening, "why">): string | null => {
	if (why === "no_supervisor") {
		return t(
			"We’re pausing for a moment: we never listen without a supervisor, and one isn’t here. You keep your place in the queue, and someone will join you if a supervisor is back before we close.",
		);
	}
	if (why === "no_listener") {
		return t(
			"No listener is here right now. You keep your place in the queue, and someone will join you if they’re back before we close.",
		);
	}
	if (why === "no_shift") {
		return t("No one can join you for now. If that doesn’t change, we’ll tell you here and you can leave a message.");
	}
	return null;
};
