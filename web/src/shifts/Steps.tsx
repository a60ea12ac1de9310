import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";

type StepsProps = {
	/** What is in sight, and changes by a step. */
	readonly heading: string;
	readonly before: string;
	readonly after: string;
	readonly back: string;
	/** Whether what is in sight is where one begins. */
	readonly atStart: boolean;
	readonly onStep: (steps: -1 | 1) => void;
	readonly onStart: () => void;
	/** What else is chosen there. */
	readonly children: ReactNode;
};

/** From one week or month to the next. */
export function Steps({ heading, before, after, back, atStart, onStep, onStart, children }: StepsProps) {
	return (
		<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
			<Button variant="secondary" aria-label={before} className="px-3" onClick={() => onStep(-1)}>
				<ChevronLeft aria-hidden="true" className="size-5" />
			</Button>
			<Button variant="secondary" aria-label={after} className="px-3" onClick={() => onStep(1)}>
				<ChevronRight aria-hidden="true" className="size-5" />
			</Button>
			<Button variant="quiet" className="max-sm:px-2" aria-current={atStart ? "date" : undefined} onClick={onStart}>
				{back}
			</Button>
			<h2 aria-live="polite" className="text-xl tabular-nums max-sm:order-first max-sm:w-full max-sm:text-lg">
				{heading}
			</h2>
			<div className="ml-auto">{children}</div>
		</div>
	);
}
