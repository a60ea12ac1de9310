import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { Profile } from "@warmline/contract/profiles/calls";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { ApiFailure } from "../../platform/http/failure.ts";
import { useMemberFrame } from "../../platform/realtime/member-channel.tsx";
import { useSearchParams } from "../../platform/routing/address.ts";
import { fullName, renewUser, type Session } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { ownProfileQuery, profileQuery } from "../api.ts";
import { useShownRole } from "../use-shown-role.ts";
import { useSilence } from "../use-silence.ts";
import { AboutTab } from "./AboutTab.tsx";
import { ProfileActions } from "./ProfileActions.tsx";
import { ProfileCounts } from "./ProfileCounts.tsx";
import { ProfileMissing } from "./ProfileMissing.tsx";
import { ProfileNotes } from "./ProfileNotes.tsx";
import { type ProfileTab, ProfileTabs } from "./ProfileTabs.tsx";
import type { ProfileSlots } from "./profile-slots.ts";

type ProfileViewProps = ProfileSlots & { readonly id: string; readonly session: Session };

/** One's own, kept in the tab too, so that the name and the picture are everywhere what they are here. */
const useKeptInSession = (profile: Profile | undefined, own: boolean) => {
	useEffect(() => {
		if (own && profile) renewUser(profile);
	}, [own, profile]);
};

const streamText = ({ name }: Profile, own: boolean) => ({
	label: own ? t("Your posts") : t("Posts by {name}", { name }),
	empty: own ? t("You haven’t posted anything yet.") : t("{name} hasn’t posted anything you can see.", { name }),
});

/** Who has only registered has neither posts nor news. */
const tabOf = (wanted: string | null, { meets, own }: { meets: boolean; own: boolean }): ProfileTab => {
	if (wanted === "about" || !meets) return "about";
	return wanted === "notifications" && own ? "notifications" : "stream";
};

export function ProfileView({ id, session, stream, report, lift, notifications }: ProfileViewProps) {
	const { user } = session;
	const own = id === user.id;
	const [pathname] = useLocation();
	const [params] = useSearchParams();
	const { data, error, refetch, isFetching } = useQuery(own ? ownProfileQuery(user) : profileQuery(id));
	const silencing = useSilence(id);
	useKeptInSession(data, own);
	useMemberFrame("member_gone", ({ member_id }) => void (member_id === id && refetch()));
	const blocked = silencing.isSuccess && silencing.variables === "block";
	/** What was there is kept, but may be seen no more: unless the block that took it away is just being undone. */
	const undone = silencing.variables === null && (!silencing.isSuccess || isFetching);
	const gone = error instanceof ApiFailure && error.status === 404 && !undone;
	if (!data || blocked || gone) {
		return (
			<ProfileMissing
				error={error}
				blocked={blocked && data ? { name: data.name, undo: () => silencing.mutate(null) } : undefined}
				ownId={user.id}
				busy={isFetching}
				onRetry={() => void refetch()}
			/>
		);
	}
	const meets = data.role.role !== "new_hire";
	const tab = tabOf(params.get("tab"), { meets, own });
	const name = fullName(data);
	return (
		<Page
			title={name}
			width="centred"
			heading={
				<span className="flex items-center gap-4 md:gap-6">
					<Avatar name={name} picture={data.avatar} size="size-20 text-2xl md:size-28 md:text-4xl" />
					<span className="min-w-0 wrap-anywhere">{name}</span>
				</span>
			}
			lead={<ProfileFacts profile={data} own={own} />}
		>
			<div className="flex flex-wrap items-start justify-between gap-4">
				<ProfileCounts profile={data} ownId={user.id} />
				<ProfileActions profile={data} own={own} ownId={user.id} silencing={silencing} report={report} />
			</div>
			<ProfileNotes profile={data} own={own} silencing={silencing} lift={lift} />
			{!data.is_closed && (
				<div className="mt-6 space-y-6">
					<ProfileTabs
						tab={tab}
						path={pathname}
						own={own}
						ownId={user.id}
						memberId={data.id}
						withStream={meets}
						withNotifications={meets && notifications !== undefined}
					/>
					{tab === "stream" && stream(data.id, streamText(data, own))}
					{tab === "about" && <AboutTab profile={data} own={own} />}
					{tab === "notifications" && notifications}
				</div>
			)}
		</Page>
	);
}

type ProfileFactsProps = { readonly profile: Profile; readonly own: boolean };

/** What stands under the name. */
function ProfileFacts({ profile, own }: ProfileFactsProps) {
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
