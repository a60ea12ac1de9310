import { roles } from "@warmline/contract/accounts/roles";
import type { Profile } from "@warmline/contract/profiles/calls";
import { say } from "@warmline/contract/say";
import { Badge } from "../../ui/feedback/Badge.tsx";

type ProfileFactsProps = { readonly profile: Profile; readonly own: boolean };

/** What stands under the name. */
export function ProfileFacts({ profile, own }: ProfileFactsProps) {
	const { username, role, is_online, is_active, following_you } = profile;
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
			<span className="wrap-anywhere">@{username}</span>
			<Badge look="pine">{roles[role.role].name}</Badge>
			{is_online && !own && <Badge look="good">{say("Online now")}</Badge>}
			{following_you && <Badge>{say("Follows you")}</Badge>}
			{!is_active && <Badge look="bad">{say("Account deactivated")}</Badge>}
		</div>
	);
}
