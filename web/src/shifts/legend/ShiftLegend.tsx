import { t } from "@warmline/contract/i18n";
import { shiftStates } from "@warmline/contract/shifts/parts";
import { stateLabels, stateMeanings } from "../shift/shift-text.ts";
import { ShiftMark } from "./ShiftMark.tsx";

const noPart = { part: null } as const;
const ownMark = { state: "confirmed", own: { part: "listener" } } as const;

/** What the marks of the shifts mean: the same on every page that has them. */
export function ShiftLegend({ className }: { readonly className?: string }) {
	return (
		<details className={className}>
			<summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-5 gap-y-1 text-sm text-soft">
				{shiftStates.map((state) => (
					<span key={state} className="flex items-center gap-2">
						<ShiftMark shift={{ state, own: noPart }} />
						{stateLabels[state]}
					</span>
				))}
				<span className="flex items-center gap-2">
					<ShiftMark shift={ownMark} />
					{t("Your shifts")}
				</span>
				<span className="font-semibold text-pine underline">{t("Legend")}</span>
			</summary>
			<dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
				{shiftStates.map((state) => (
					<div key={state} className="contents">
						<dt className="font-semibold">{stateLabels[state]}</dt>
						<dd className="text-soft">{stateMeanings[state]}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
