import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { minutesAfter } from "../../../platform/clock.ts";
import { content } from "../../../platform/content/content.ts";
import { withLanguage } from "../../../platform/language.ts";
import type { Attachment } from "../../../platform/mail/mailer.ts";
import { societyName } from "../../../platform/society.ts";
import type { RecordRow } from "../record-queries.ts";

const type = "text/calendar; charset=utf-8; method=PUBLISH";

/**
 * The interview as a file that calendars read; undefined when no time stands. Another time has the same UID and a
 * higher sequence, so it takes the first one's place.
 */
export const interviewFile = (
	record: Pick<RecordRow, "member_id" | "interview_at" | "interview_state" | "interview_note" | "interview_times">,
	{ language, host, now }: { language: Language; host: string; now: Date },
): Attachment | undefined => {
	const { member_id, interview_at, interview_state, interview_note, interview_times } = record;
	if (interview_at === null || interview_state === null || interview_state === "declined") return undefined;
	const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: { company: "Warmline", product: "Warmline" } });
	calendar.createEvent({
		id: `interview-${member_id}@${host}`,
		sequence: interview_times,
		stamp: now,
		start: interview_at,
		end: minutesAfter(interview_at, content().recruitment.interview_minutes),
		summary: withLanguage(language, () => t("Interview with {society}", { society: societyName() })),
		status: interview_state === "proposed" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
		...(interview_note === null ? {} : { description: interview_note }),
	});
	return { name: "interview.ics", type, content: calendar.toString() };
};
