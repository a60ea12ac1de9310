import type { Profile } from "@warmline/contract/profiles/calls";
import { AvatarEditor } from "../avatar/AvatarEditor.tsx";
import { FollowButton } from "../follow/FollowButton.tsx";
import { MemberMenu, type ReportDialog } from "../MemberMenu.tsx";
import type { useSilence } from "../use-silence.ts";

type ProfileActionsProps = {
	readonly profile: Profile;
	readonly own: boolean;
	readonly ownId: string;
	readonly silencing: ReturnType<typeof useSilence>;
	readonly report: ReportDialog | undefined;
};

/** What one can do on this profile. Who has only registered keeps no pictures here yet. */
export function ProfileActions({ profile, own, ownId, silencing, report }: ProfileActionsProps) {
	if (own) return profile.role.role === "new_hire" ? null : <AvatarEditor profile={profile} />;
	return (
		<div className="flex items-start gap-2">
			<FollowButton member={profile} ownId={ownId} className="max-w-72" />
			<MemberMenu
				profile={profile}
				report={report}
				busy={silencing.isPending}
				onSilence={(kind) => silencing.mutate(kind)}
			/>
		</div>
	);
}
