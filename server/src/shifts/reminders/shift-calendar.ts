import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import ical, {
	ICalCalendarMethod,
	ICalEventClass,
	type ICalEventData,
	ICalEventStatus,
	ICalEventTransparency,
} from "ical-generator";
import { pageUrl, withLanguage } from "../../platform/language.ts";
import { societyName } from "../../platform/society.ts";
import type { CalendarPlace } from "./feed-queries.ts";

type Reader = { readonly id: string; readonly language: Language };

const type = "text/calendar; charset=utf-8";
const prodId = { company: "Warmline", product: "Warmline" };
/** Seconds after which a calendar looks again, if it does as it is asked. */
const lookAgain = 3600;

const latest = (...times: (Date | null)[]) => new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));

/**
 * A place as an event. Its times never change, so there are two revisions of it: that it is theirs, and that it is not any
 * more. Its stamp is when that came to be: whoever fetches the same calendar twice gets the same bytes.
 */
const eventIn = ({ booking, shift }: CalendarPlace, { id, language }: Reader, publicUrl: string): ICalEventData => {
	const isOver = booking.ended_at !== null || shift.off_at !== null;
	const changed = latest(booking.booked_at, booking.ended_at, shift.off_at);
	const society = societyName();
	const url = pageUrl(publicUrl, language, `/${id}/shift-manager/mine`);
	const summary =
		booking.part === "supervisor"
			? t("Supervising at {society}", { society })
			: t("Listening at {society}", { society });
	return {
		id: `${booking.id}@${new URL(publicUrl).hostname}`,
		sequence: isOver ? 1 : 0,
		stamp: changed,
		created: booking.booked_at,
		lastModified: changed,
		start: shift.starts_at,
		end: shift.ends_at,
		summary,
		description: t("To drop the shift or find cover: {url}", { url }),
		url,
		class: ICalEventClass.PRIVATE,
		status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		transparency: isOver ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
	};
};

const eventOf = (place: CalendarPlace, reader: Reader, publicUrl: string): ICalEventData =>
	withLanguage(reader.language, () => eventIn(place, reader, publicUrl));

const asFile = (name: string, text: string) => ({ name, type, bytes: Buffer.from(text) });

/** All of somebody's places, as their calendar fetches them again and again. */
export const wholeCalendar = (places: readonly CalendarPlace[], reader: Reader, publicUrl: string) => {
	const { language } = reader;
	const name = withLanguage(language, () => t("Shifts at {society}", { society: societyName() }));
	const calendar = ical({ prodId, name, ttl: lookAgain });
	for (const place of places) calendar.createEvent(eventOf(place, reader, publicUrl));
	return asFile("shifts.ics", calendar.toString());
};

/** One of them, to be added by hand. */
export const oneShift = (place: CalendarPlace, reader: Reader, publicUrl: string) => {
	const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH });
	calendar.createEvent(eventOf(place, reader, publicUrl));
	return asFile("shift.ics", calendar.toString());
};
