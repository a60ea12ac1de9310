import { useQuery } from "@tanstack/react-query";
import { communityRoles } from "@warmline/contract/accounts/roles";
import { t, tn } from "@warmline/contract/i18n";
import BellIcon from "lucide-react/icons/bell";
import { type Session, useSession } from "../platform/session.ts";
import { CountBadge } from "../ui/feedback/CountBadge.tsx";
import { NavLink } from "../ui/navigation/NavLink.tsx";
import { navigationLook } from "../ui/navigation/navigation-look.ts";
import { unreadQuery } from "./api.ts";

/** In the frame of the member area: how much is unread, and the way to it. Who meets nobody yet has none. */
export function Bell() {
	const session = useSession();
	const meets = communityRoles.some((one) => one === session?.user.role.role);
	return session && meets ? <UnreadBell session={session} /> : null;
}

function UnreadBell({ session }: { readonly session: Session }) {
	const { data: unread = 0 } = useQuery(unreadQuery);
	return (
		<NavLink
			to={`/${session.user_id}/notifications`}
			aria-label={
				unread === 0
					? t("Notifications")
					: tn(unread, { one: "Notifications, {count} unread", other: "Notifications, {count} unread" })
			}
			className={`${navigationLook} min-w-14 min-h-12 md:w-18 wide:w-auto wide:px-0`}
		>
			<span className="relative">
				<BellIcon aria-hidden="true" className="size-6" strokeWidth={1.9} />
				<CountBadge count={unread} className="absolute -top-2 left-3" />
			</span>
			<span aria-hidden="true" className="max-wide:hidden">
				{t("Notifications")}
			</span>
		</NavLink>
	);
}
