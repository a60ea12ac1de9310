import type { Shift } from "@warmline/contract/shifts/shift";
import { dayIn } from "../../platform/time/zones.ts";
import { Trans } from "../../ui/text/Trans.tsx";
import { shortDayName } from "../calendar-days.ts";
import { startOf } from "../shift-days.ts";
import { timesOf } from "./shift-text.ts";

/** No line ends within its times, but between the day and them. */
export function ShiftWhen({ shift, zone }: { readonly shift: Shift; readonly zone: string }) {
	return (
		<Trans
			text="{day}, <times>{times}</times>"
			parts={{ times: (words) => <span className="whitespace-nowrap">{words}</span> }}
			values={{ day: shortDayName(dayIn(startOf(shift), zone)), times: timesOf(shift, zone) }}
		/>
	);
}
