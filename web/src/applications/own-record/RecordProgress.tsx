import { recruitmentSteps } from "../../platform/recruitment.ts";
import { doneText } from "../record-steps.ts";

/** How many of the steps are done; the words say what the bar shows. */
export function RecordProgress({ left }: { readonly left: number }) {
	const done = recruitmentSteps.length - left;
	return (
		<div>
			<p className="font-semibold text-ink">{doneText(left)}</p>
			<div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-sunk">
				<div
					className="h-full rounded-full bg-pine"
					style={{ width: `${Math.max(2, (done / recruitmentSteps.length) * 100)}%` }}
				/>
			</div>
		</div>
	);
}
