import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { relativeTime } from "../../platform/time/relative-time.ts";

type Seen = Pick<KeptMember, "is_online" | "last_seen">;

/** When somebody was there last, as far as it is known: sessions that are over are not kept. */
export const seenTime = ({ is_online, last_seen }: Seen): string => {
	if (is_online) return t("Online");
	return last_seen === null ? t("Not logged in") : relativeTime(last_seen);
};

/** The same where nothing beside it says what it is. */
export const seenText = (seen: Seen): string =>
	seen.is_online || seen.last_seen === null ? seenTime(seen) : t("Last seen: {time}", { time: seenTime(seen) });
