import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { society } from "../../platform/society.ts";
import { dateAndClock, formatDay, now } from "../../platform/time/time.ts";
import { dayIn } from "../../platform/time/zones.ts";
import { policeCheckLevelName } from "../record-steps.ts";

/** Who looked, and when. */
export const seenText = ({ name, at }: NonNullable<VolunteerRecord["identity"]>): string =>
	name === null
		? t("Verified {time}", { time: dateAndClock(at) })
		: t("Verified by {name}, {time}", { name, time: dateAndClock(at) });

type PoliceCheck = NonNullable<VolunteerRecord["police_check"]>;

export const hasExpired = ({ expires }: Pick<PoliceCheck, "expires">, at = now(), zone = society.clock): boolean =>
	expires !== null && expires < dayIn(at, zone);

export const policeText = (check: Pick<PoliceCheck, "level" | "date" | "expires">, at = now()): readonly string[] => {
	const { level, date, expires } = check;
	const written = t("{level}, dated {day}.", { level: policeCheckLevelName(level), day: formatDay(date) });
	if (expires === null) return [written];
	const day = formatDay(expires);
	return [written, hasExpired(check, at) ? t("Expired on {day}.", { day }) : t("Expires on {day}.", { day })];
};

type Training = VolunteerRecord["training"];

/** Training that has not begun by its day is late. */
export const trainingDue = ({ hours, due }: Training, at = now(), zone = society.clock): "soon" | "late" | null => {
	if (due === null || hours > 0) return null;
	return due < dayIn(at, zone) ? "late" : "soon";
};
