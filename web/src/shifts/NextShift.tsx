import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { now } from "../platform/time/time.ts";
import { timeIn } from "../platform/time/zones.ts";
import { classNames } from "../ui/class-names.ts";
import { ownShiftsQuery } from "./api.ts";
import { ownShiftToCome } from "./duty/next-shifts.ts";
import { useDuty } from "./duty/use-duty.ts";
import { shortWhen } from "./shift/shift-text.ts";
import { checkInIsNear, checkInOpens } from "./shift-days.ts";

type NextShiftProps = { readonly zone: string; readonly className?: string };

/** The reader's next shift. One that runs, or can be checked in to, is in the strip of their duty. */
export function NextShift({ zone, className }: NextShiftProps) {
	const { known } = useDuty();
	const { data } = useQuery(ownShiftsQuery);
	const shift = data && known?.own === null ? ownShiftToCome(data, now()) : null;
	if (!shift) return null;
	return (
		<section
			aria-label={t("Your next shift")}
			className={classNames(
				"rounded-card border border-l-4 border-line border-l-pine bg-surface px-3 py-2 shadow-card sm:p-4",
				className,
			)}
		>
			<p className="text-sm text-soft">{t("Your next shift")}</p>
			<p className="leading-snug font-semibold tabular-nums sm:text-xl">{shortWhen(shift, zone)}</p>
			{checkInIsNear(shift, now()) && (
				<p className="text-soft max-sm:text-sm">
					{t("You can check in from {time}", { time: timeIn(checkInOpens(shift), zone) })}
				</p>
			)}
		</section>
	);
}
