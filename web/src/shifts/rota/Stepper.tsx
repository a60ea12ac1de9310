import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { classNames } from "../../ui/class-names.ts";

type StepperProps = {
	readonly value: number;
	readonly least: number;
	readonly most: number;
	/** What the buttons do, and to what: `One listener less, Monday 6:00 p.m.` */
	readonly less: string;
	readonly more: string;
	readonly disabled?: boolean;
	/** Where many of them stand close together. */
	readonly small?: boolean;
	readonly onChange: (value: number) => void;
};

const look =
	"grid shrink-0 place-items-center rounded-control border border-edge bg-surface text-pine hover:bg-pine-wash aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunk aria-disabled:text-soft";

/** A small number, one up or down. At its ends a button stays where the focus is, and does nothing. */
export function Stepper({ value, least, most, less, more, disabled = false, small = false, onChange }: StepperProps) {
	const button = classNames(look, small ? "size-8" : "size-11");
	const step = (to: number) => !disabled && to >= least && to <= most && onChange(to);
	return (
		<span className="inline-flex items-center gap-1">
			<button
				type="button"
				aria-label={less}
				aria-disabled={disabled || value <= least || undefined}
				onClick={() => step(value - 1)}
				className={button}
			>
				<Minus aria-hidden="true" className="size-4" />
			</button>
			<output className="min-w-6 text-center font-semibold tabular-nums">{value}</output>
			<button
				type="button"
				aria-label={more}
				aria-disabled={disabled || value >= most || undefined}
				onClick={() => step(value + 1)}
				className={button}
			>
				<Plus aria-hidden="true" className="size-4" />
			</button>
		</span>
	);
}
