import { roles } from "@warmline/contract/accounts/roles";
import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Download from "lucide-react/icons/download";
import LogOut from "lucide-react/icons/log-out";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UserRound from "lucide-react/icons/user-round";
import { useLocation } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { leave } from "../../platform/log-out.ts";
import { fullName, type Session } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Menu, MenuItem } from "../../ui/overlay/Menu.tsx";
import { saveDataOf } from "../save-data.ts";

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

/** A copy of what is kept of oneself. The menu stays open until it comes, or says why it does not. */
function OwnDataItem({ user }: { readonly user: User }) {
	const { mutate, isPending, error } = useApiMutation(() => saveDataOf(user));
	return (
		<>
			<MenuItem stays disabled={isPending} onSelect={() => mutate()}>
				<Download aria-hidden="true" className="size-5" />
				{isPending ? t("Loading...") : t("My data")}
			</MenuItem>
			{error && (
				<p role="alert" className="max-w-60 px-3 py-1 text-sm font-medium text-bad">
					{errorMessage(error, t("Couldn’t download the data. Please try again."))}
				</p>
			)}
		</>
	);
}
