import { useId } from "react";

type MeterProps = {
	readonly name: string;
	readonly words: string;
	readonly done: number;
	readonly booked: number;
	readonly needed: number;
};

const percent = (part: number, whole: number): number => Math.max(0, Math.min(100, (part / whole) * 100));

/** How much of something is there: said in words, and drawn for the eye. */
export function Meter({ name, words, done, booked, needed }: MeterProps) {
	const id = useId();
	const filled = percent(done, needed);
	const reached = percent(done + booked, needed);
	return (
		<div>
			<p id={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span className="font-semibold">{name}</span> <span className="text-sm text-soft tabular-nums">{words}</span>
			</p>
			<div
				role="progressbar"
				aria-labelledby={id}
				aria-valuenow={Math.round(filled)}
				className="relative mt-1.5 h-3 overflow-hidden rounded-full border border-edge bg-sunk"
			>
				<div
					className="absolute inset-y-0 left-0 bg-[repeating-linear-gradient(135deg,var(--color-pine)_0_2px,transparent_2px_6px)]"
					style={{ width: `${reached}%` }}
				/>
				<div
					className="absolute inset-y-0 left-0 bg-pine forced-colors:bg-[Highlight]"
					style={{ width: `${filled}%` }}
				/>
			</div>
		</div>
	);
}
