import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { relativeTime } from "../../platform/time/relative-time.ts";

/** When somebody was there last, as far as it is known: sessions that are over are not kept. */
export const seenWords = ({ is_online, last_seen }: Pick<KeptMember, "is_online" | "last_seen">): string => {
	if (is_online) return t("Online");
	return last_seen === null ? t("Not logged in") : t("Last seen: {time}", { time: relativeTime(last_seen) });
};
