import type { RecordStep } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { formatDay } from "../../platform/time/time.ts";
import { RecordStepItem, StepFacts } from "./RecordStepItem.tsx";

type DoneBeforeProps = { readonly step: RecordStep; readonly day: string };

/** A step of beginners, for who was certified before they joined. */
export function DoneBefore({ step, day }: DoneBeforeProps) {
	return (
		<RecordStepItem step={step} done>
			<StepFacts>
				<p>{t("Done before joining: certified since {day}.", { day: formatDay(day) })}</p>
			</StepFacts>
		</RecordStepItem>
	);
}
