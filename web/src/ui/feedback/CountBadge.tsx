import { classNames } from "../class-names.ts";

/** More than this nobody counts. */
const most = 99;

type CountBadgeProps = { readonly count: number; readonly className?: string };

/** How many wait, for the eye alone: what it stands on says it in words. */
export function CountBadge({ count, className }: CountBadgeProps) {
	if (count === 0) return null;
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"grid h-5 min-w-5 place-items-center rounded-full border-2 border-surface bg-bad px-1 text-[0.6875rem] leading-none font-bold text-surface tabular-nums",
				className,
			)}
		>
			{count > most ? `${most}+` : count}
		</span>
	);
}
