import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useSession } from "../../platform/session.ts";
import { society } from "../../platform/society.ts";
import { dayAndClock, now } from "../../platform/time/time.ts";
import { dayIn } from "../../platform/time/zones.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { shiftsQuery } from "../api.ts";
import { shiftToCome } from "./next-shifts.ts";

const weeks = 2;

/** For who lets the shifts open the door: whether there are any. */
export function ShiftsAhead() {
	const userId = useSession()?.user_id ?? "";
	const { data } = useQuery(shiftsQuery(dayIn(now(), society.clock), weeks * 7));
	if (!data) return null;
	const next = shiftToCome(data, now());
	if (next) {
		return (
			<Banner tone="info">
				{Date.parse(next.shift_datetime) <= now()
					? t("A shift is on now, until {when}", { when: dayAndClock(next.ends_at) })
					: t("Next staffed shift: {when}", { when: dayAndClock(next.shift_datetime) })}
			</Banner>
		);
	}
	return (
		<Banner tone="warning">
			<p>
				{data.length === 0
					? t("No shifts are planned for the next {weeks} weeks. With this setting, chat stays closed.", { weeks })
					: t(
							"No shift in the next {weeks} weeks has both a supervisor and a listener. With this setting, chat stays closed.",
							{ weeks },
						)}
			</p>
			<LinkButton to={`/${userId}/shift-manager/coverage`} variant="secondary" className="mt-2">
				{t("See the shifts")}
			</LinkButton>
		</Banner>
	);
}
