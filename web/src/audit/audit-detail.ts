import type { AuditEntry } from "@warmline/contract/audit/calls";
import { detailInWords } from "@warmline/contract/audit/detail-in-words";
import { locale } from "@warmline/contract/i18n";
import { dateAndClock, formatDay } from "../platform/time/time.ts";
import { timeOfDay } from "../platform/time/time-of-day.ts";

const weekdayName = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });

/** What was changed, with days and times as the reader says them. */
export const auditDetail = (entry: AuditEntry): string | null =>
	detailInWords(entry, {
		weekday: (weekday) => weekdayName.format(Date.UTC(2023, 0, 1 + weekday)),
		day: formatDay,
		clock: timeOfDay,
		moment: dateAndClock,
	});
