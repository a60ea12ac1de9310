import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { dateAndClock, formatDay } from "../../platform/time/time.ts";

export const suspendedText = ({ at, until }: NonNullable<VolunteerRecord["suspended"]>): string =>
	until
		? t("Suspended on {time}, until {day}.", { time: dateAndClock(at), day: formatDay(until) })
		: t("Suspended on {time}, until further notice.", { time: dateAndClock(at) });
