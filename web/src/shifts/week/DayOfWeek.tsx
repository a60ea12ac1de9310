import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { dayName, movedDay } from "../calendar-days.ts";
import type { Asked, Me } from "../dialogs/asked.ts";
import { ShiftCard } from "./ShiftCard.tsx";

export const dayElementId = (day: string): string => `day-${day}`;

type DayOfWeekProps = {
	readonly day: string;
	readonly today: string;
	readonly shifts: readonly Shift[];
	readonly zone: string;
	readonly me: Me;
	readonly onAsk: (asked: Asked) => void;
};

export function DayOfWeek({ day, today, shifts, zone, me, onAsk }: DayOfWeekProps) {
	const id = dayElementId(day);
	return (
		<section aria-labelledby={id} className="mt-6">
			<h3 id={id} tabIndex={-1} className="flex scroll-mt-4 flex-wrap items-center gap-2 text-lg">
				{dayName(day)} {day === today && <Badge look="pine">{t("Today")}</Badge>}
				{day === movedDay(today, 1) && <Badge>{t("Tomorrow")}</Badge>}
			</h3>
			<ul className="mt-2.5 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
				{shifts.map((shift) => (
					<ShiftCard key={shift.id} shift={shift} zone={zone} me={me} onAsk={onAsk} />
				))}
			</ul>
		</section>
	);
}
