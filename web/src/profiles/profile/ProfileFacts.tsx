import { t } from "@warmline/contract/i18n";
import type { Profile } from "@warmline/contract/profiles/calls";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { useShownRole } from "../use-shown-role.ts";

type ProfileFactsProps = { readonly profile: Profile; readonly own: boolean };

/** What stands under the name. */
export function ProfileFacts({ profile, own }: ProfileFactsProps) {
	const { username, role, is_online, is_active, following_you } = profile;
	const shownRole = useShownRole(role.role);
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
			<span className="wrap-anywhere">@{username}</span>
			{shownRole !== null && <Badge look="pine">{shownRole}</Badge>}
			{is_online && !own && <Badge look="good">{t("Online now")}</Badge>}
			{following_you && <Badge>{t("Follows you")}</Badge>}
			{!is_active && <Badge look="bad">{t("Account deactivated")}</Badge>}
		</div>
	);
}
