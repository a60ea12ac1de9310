import { t } from "@warmline/contract/i18n";
import UserCheck from "lucide-react/icons/user-check";
import UserPlus from "lucide-react/icons/user-plus";
import { useId } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { useFollow } from "./use-follow.ts";

type FollowButtonProps = {
	readonly member: { readonly id: string; readonly name: string; readonly you_follow: boolean };
	readonly ownId: string;
	readonly className?: string;
};

/** Follow or Unfollow, at once. */
export function FollowButton({ member, ownId, className }: FollowButtonProps) {
	const { mutate, error } = useFollow(member.id, ownId);
	const problemId = useId();
	const { you_follow } = member;
	const Icon = you_follow ? UserCheck : UserPlus;
	return (
		<div className={className}>
			<Button
				variant={you_follow ? "secondary" : "primary"}
				aria-label={
					you_follow ? t("Unfollow {name}", { name: member.name }) : t("Follow {name}", { name: member.name })
				}
				aria-describedby={error ? problemId : undefined}
				onClick={() => mutate(!you_follow)}
			>
				<Icon aria-hidden="true" className="size-4" />
				{you_follow ? t("Unfollow") : t("Follow")}
			</Button>
			{error && (
				<p id={problemId} role="alert" className="mt-1.5 text-sm font-medium text-bad">
					{errorMessage(error, t("Failed to follow user."), "always")}
				</p>
			)}
		</div>
	);
}
