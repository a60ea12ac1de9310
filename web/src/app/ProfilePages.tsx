import { Security } from "../accounts/security/Security.tsx";
import { AlertPreferences } from "../alerts/AlertPreferences.tsx";
import { PostList } from "../feed/posts/PostList.tsx";
import { OwnDataButton } from "../members/OwnDataButton.tsx";
import { LiftSuspension } from "../moderation/LiftSuspension.tsx";
import { NoticeList } from "../notifications/NoticeList.tsx";
import { PushControl } from "../notifications/PushControl.tsx";
import { PreferencesPage as Preferences } from "../preferences/PreferencesPage.tsx";
import { FilesPage as Files } from "../profiles/media/FilesPage.tsx";
import { MemberProfile, NamedProfile, OwnProfile } from "../profiles/profile/ProfilePages.tsx";
import type { ProfileSlots } from "../profiles/profile/profile-slots.ts";
import { SilencedMembers } from "../profiles/SilencedMembers.tsx";
import { MemberReport } from "./Safety.tsx";

export { FollowersPage } from "../profiles/follow/FollowersPage.tsx";
export { PhotosPage, VideosPage } from "../profiles/media/MediaPage.tsx";

const stream: ProfileSlots["stream"] = (user_id, words) => <PostList filter={{ user_id }} {...words} />;

const slots: ProfileSlots = { stream, report: MemberReport, lift: (member) => <LiftSuspension member={member} /> };

export function OwnProfilePage() {
	return <OwnProfile stream={stream} notifications={<NoticeList />} />;
}

export function MemberProfilePage() {
	return <MemberProfile {...slots} />;
}

export function NamedProfilePage() {
	return <NamedProfile {...slots} notifications={<NoticeList />} />;
}

export function FilesPage() {
	return <Files ownData={<OwnDataButton />} />;
}

export function PreferencesPage() {
	return (
		<Preferences
			push={<PushControl />}
			alerts={<AlertPreferences />}
			silenced={<SilencedMembers />}
			security={<Security />}
		/>
	);
}
