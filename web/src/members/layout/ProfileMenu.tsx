import { roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import LogOut from "lucide-react/icons/log-out";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UserRound from "lucide-react/icons/user-round";
import { useLocation } from "wouter";
import { leave } from "../../platform/log-out.ts";
import { fullName, type Session } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Menu, MenuItem } from "../../ui/overlay/Menu.tsx";
import { OwnDataItem } from "./OwnDataItem.tsx";

type ProfileMenuProps = { readonly session: Session };

export function ProfileMenu({ session }: ProfileMenuProps) {
	const name = fullName(session.user);
	const [, navigate] = useLocation();
	const { role } = session.user.role;
	return (
		<Menu
			label={t("Profile menu of {name}", { name })}
			side="top"
			buttonClassName="grid min-h-12 min-w-14 place-items-center wide:min-w-12 rounded-control hover:bg-pine-wash"
			button={<Avatar name={name} picture={session.user.avatar} />}
			heading={
				<>
					<p className="font-semibold">{name}</p>
					<p className="text-sm text-soft">{roles[role].name}</p>
				</>
			}
		>
			<MenuItem onSelect={() => navigate(`/${session.user_id}/profile`)}>
				<UserRound aria-hidden="true" className="size-5" />
				{t("Profile")}
			</MenuItem>
			<MenuItem onSelect={() => navigate(`/${session.user_id}/preferences`)}>
				<SlidersHorizontal aria-hidden="true" className="size-5" />
				{t("Preferences")}
			</MenuItem>
			{/* Who has not applied yet has none. */}
			{role !== "new_hire" && (
				<MenuItem onSelect={() => navigate(`/${session.user_id}/my-record`)}>
					<ClipboardCheck aria-hidden="true" className="size-5" />
					{t("My training")}
				</MenuItem>
			)}
			<OwnDataItem user={session.user} />
			<MenuItem onSelect={leave}>
				<LogOut aria-hidden="true" className="size-5" />
				{t("Logout")}
			</MenuItem>
		</Menu>
	);
}
