import { type Role, roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { Badge } from "../../ui/feedback/Badge.tsx";

const looks = {
	new_hire: "plain",
	trainee_listener: "plain",
	trainee_supervisor: "plain",
	listener: "pine",
	supervisor: "ember",
	director: "ember",
} as const satisfies Readonly<Record<Role, string>>;

/** Who somebody is here, and what is out of the ordinary about the account. */
export function MemberBadges({ member }: { readonly member: KeptMember }) {
	const { role, is_active, is_verified, suspended } = member;
	return (
		<span className="flex flex-wrap gap-1.5">
			<Badge look={looks[role]}>{roles[role].name}</Badge>
			{!is_active && <Badge look="bad">{t("Deactivated")}</Badge>}
			{suspended && <Badge look="bad">{t("Suspended")}</Badge>}
			{!is_verified && <Badge>{t("Email not verified")}</Badge>}
		</span>
	);
}
