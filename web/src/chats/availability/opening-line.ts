import type { Opening, OpeningReason } from "@warmline/contract/chats/opening";
import { t } from "@warmline/contract/i18n";
import { clockTime } from "../../platform/time/time.ts";
import { nextOpening } from "./next-opening.ts";

const closedLabels: Readonly<Record<Exclude<OpeningReason, "open" | "paused">, string>> = {
	not_open: t("Closed: the service isn’t open to visitors."),
	nobody_there: t("Closed: no one is available."),
	no_shift: t("Closed: outside shift hours."),
	no_supervisor: t("Closed: no supervisor is on duty."),
	no_listener: t("Closed: no listener is on duty."),
};

/** Why the chat is closed, or until when it is open, for members; null where it is simply open. */
export const openingLine = ({ open, why, reason, closes_at, next_open }: Opening): string | null => {
	if (open || why === "open") {
		return closes_at === null ? null : t("Chat is open until {time}", { time: clockTime(closes_at) });
	}
	if (why === "paused") return t("Chat is paused: {words}", { words: reason ?? "" });
	const closed = closedLabels[why];
	return next_open === null ? closed : t("{closed} Next: {when}", { closed, when: nextOpening(next_open) });
};
