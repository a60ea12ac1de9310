import { classNames } from "../class-names.ts";
import { type BadgeLook, badgeLooks } from "./Badge.tsx";

/** More than this nobody counts. */
const most = 99;

type CountBadgeProps = {
	readonly count: number;
	/** There are more, which are not loaded. */
	readonly more?: boolean;
	/** What is read instead of the number: "3 unread". Left out where the name of the control says it. */
	readonly label?: string;
	readonly look?: BadgeLook | "alert";
	readonly className?: string;
};

/** How many there are of what is beside it; nothing where there is none. */
export function CountBadge({ count, more = false, label, look = "alert", className }: CountBadgeProps) {
	if (count === 0) return null;
	return (
		<span
			className={classNames(
				"grid h-5 min-w-5 shrink-0 place-items-center rounded-full border-2 px-1 text-[0.6875rem] leading-none font-bold tabular-nums",
				look === "alert" && "border-surface bg-bad text-surface",
				look !== "alert" && `border-transparent ${badgeLooks[look].ground} ${badgeLooks[look].text}`,
				className,
			)}
		>
			<span aria-hidden="true">{count > most ? `${most}+` : more ? `${count}+` : count}</span>
			{label !== undefined && <span className="sr-only">{label}</span>}
		</span>
	);
}
