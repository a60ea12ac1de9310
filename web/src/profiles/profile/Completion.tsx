import { useQuery } from "@tanstack/react-query";
import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { completionOf } from "@warmline/contract/profiles/completion";
import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { ownProfileQuery } from "../api.ts";

type CompletionProps = { readonly user: User; readonly className?: string };

export function Completion({ user, className }: CompletionProps) {
	const id = useId();
	const { data } = useQuery(ownProfileQuery(user));
	// A first figure that is only not known yet would be read as the truth.
	if (!data) return <div className={classNames("min-h-9", className)} />;
	const percent = completionOf(data);
	return (
		<div className={className}>
			<p id={id} className="text-sm text-soft tabular-nums">
				{t("Your profile is {percent}% complete", { percent })}
			</p>
			<div
				role="progressbar"
				aria-labelledby={id}
				aria-valuenow={percent}
				className="mt-1.5 h-2 overflow-hidden rounded-full border border-edge bg-sunk"
			>
				<div className="h-full bg-pine forced-colors:bg-[Highlight]" style={{ width: `${percent}%` }} />
			</div>
		</div>
	);
}
