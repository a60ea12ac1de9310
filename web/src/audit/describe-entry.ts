import type { AuditEntry } from "@warmline/contract/audit/calls";
import { describeParams } from "@warmline/contract/audit/describe-params";
import { locale } from "@warmline/contract/i18n";
import { dateAndClock, formatDay } from "../platform/time/time.ts";
import { timeOfDay } from "../platform/time/time-of-day.ts";

const weekdayName = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });

/** What an entry says beside its act, with days and times as the reader says them. */
export const describeEntry = (entry: AuditEntry): string | null =>
	describeParams(entry, {
		weekday: (weekday) => weekdayName.format(Date.UTC(2023, 0, 1 + weekday)),
		day: formatDay,
		clock: timeOfDay,
		moment: dateAndClock,
	});
