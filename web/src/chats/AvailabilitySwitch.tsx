import { Badge } from "../ui/Badge.tsx";
import { classNames } from "../ui/class-names.ts";

type AvailabilitySwitchProps = {
	/** Null until the server has said it. */
	readonly available: boolean | null;
	readonly connected: boolean;
	readonly onChange: (available: boolean) => void;
};

/** Whether chats may be given to this agent. */
export function AvailabilitySwitch({ available, connected, onChange }: AvailabilitySwitchProps) {
	const on = available ?? false;
	return (
		<div className="flex items-center gap-1">
			<span role="status">{available === false && <Badge look="ember">Away</Badge>}</span>
			<button
				type="button"
				role="switch"
				aria-checked={on}
				disabled={!connected || available === null}
				onClick={() => onChange(!on)}
				className="flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold hover:bg-sunk disabled:opacity-65"
			>
				Available
				<span
					aria-hidden="true"
					className={classNames(
						"inline-flex h-6 w-10 items-center rounded-full border p-0.5",
						on ? "justify-end border-transparent bg-pine" : "justify-start border-edge bg-sunk",
					)}
				>
					<span className={classNames("size-4.5 rounded-full", on ? "bg-on-pine" : "bg-edge")} />
				</span>
			</button>
		</div>
	);
}
