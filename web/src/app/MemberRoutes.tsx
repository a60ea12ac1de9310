import { type ComponentType, lazy, type ReactNode } from "react";
import { Route, useLocation, useRouter } from "wouter";
import { RequireMember } from "../accounts/login/RequireMember.tsx";
import { lazyPage } from "../platform/routing/lazy-page.ts";
import { type Place, placeAt } from "../platform/routing/place.ts";
import { MemberFrame, RouteGuard } from "./MemberFrame.tsx";
import type { MemberRoute } from "./member-routes.ts";

const communityLayout = () => import("../profiles/community/CommunityLayout.tsx");
const CommunityLayout = lazy(async () => ({ default: (await communityLayout()).CommunityLayout }));

type Loader<N extends string> = () => Promise<Record<N, ComponentType>>;
type MemberPage = Pick<Place, "load" | "page" | "modal"> & { readonly inCommunity?: true };

const from = <N extends string>(load: Loader<N>, name: N): MemberPage => {
	const Page = lazyPage(load, name);
	return { load, page: <Page /> };
};
const inCommunity = <N extends string>(load: Loader<N>, name: N): MemberPage => ({
	...from(load, name),
	inCommunity: true,
});

const listenerPages = () => import("../applications/apply/ListenerPages.tsx");
const supervisorPages = () => import("../applications/apply/SupervisorPages.tsx");
const feedPages = () => import("./FeedPages.tsx");
const profilePages = () => import("./ProfilePages.tsx");
const safetyPages = () => import("./SafetyPages.tsx");
const shiftPages = () => import("./ShiftPages.tsx");
const followUpPages = () => import("./FollowUpPages.tsx");

/** The pages of the member area, and the dialogs over them. Where two fit an address, the first counts. */
const memberPages: Readonly<Record<MemberRoute, MemberPage>> = {
	"/:userId/activity-feed/posts/:postId": { ...from(feedPages, "PostDialog"), modal: true },
	"/:userId/chat-dashboard": from(() => import("./MemberPages.tsx"), "DashboardPage"),
	"/:userId/activity-feed": inCommunity(feedPages, "HomePage"),
	"/:userId/profile": inCommunity(profilePages, "OwnProfilePage"),
	"/:userId/preferences": from(profilePages, "PreferencesPage"),
	"/:userId/search": inCommunity(feedPages, "SearchPage"),
	"/hashtag/:tag": inCommunity(feedPages, "HashtagPage"),
	"/user/:username": inCommunity(profilePages, "NamedProfilePage"),
	"/:userId/user-profile/:profileId": inCommunity(profilePages, "MemberProfilePage"),
	"/:userId/followers": inCommunity(profilePages, "FollowersPage"),
	"/:userId/photos": inCommunity(profilePages, "PhotosPage"),
	"/:userId/videos": inCommunity(profilePages, "VideosPage"),
	"/:userId/files": inCommunity(profilePages, "FilesPage"),
	"/:userId/notifications": from(() => import("../notifications/NotificationsPage.tsx"), "NotificationsPage"),
	"/:userId/shift-manager": from(shiftPages, "WeekPage"),
	"/:userId/shift-manager/month": from(shiftPages, "MonthPage"),
	"/:userId/shift-manager/mine": from(shiftPages, "MyShiftsPage"),
	"/:userId/shift-manager/hours": from(shiftPages, "HoursPage"),
	"/:userId/my-record": from(() => import("../applications/own-record/OwnRecordPage.tsx"), "OwnRecordPage"),
	"/:userId/onboarding": from(() => import("../applications/apply/OnboardingPage.tsx"), "OnboardingPage"),
	"/:userId/onboarding-1": from(listenerPages, "ListenerInformationPage"),
	"/:userId/onboarding-2": from(listenerPages, "ListenerInterviewPage"),
	"/:userId/onboarding-3": from(listenerPages, "ListenerAgreementsPage"),
	"/:userId/onboarding-4": from(listenerPages, "ListenerSubmitPage"),
	"/:userId/supervisor-onboarding": from(
		() => import("../applications/apply/SupervisorOnboardingPage.tsx"),
		"SupervisorOnboardingPage",
	),
	"/:userId/supervisor-onboarding-1": from(supervisorPages, "SupervisorInformationPage"),
	"/:userId/supervisor-onboarding-2": from(supervisorPages, "SupervisorInterviewPage"),
	"/:userId/supervisor-onboarding-3": from(supervisorPages, "SupervisorFinalPage"),
	"/:userId/supervisor-onboarding-4": from(
		() => import("../applications/apply/SupervisorCredentialsPage.tsx"),
		"SupervisorCredentialsPage",
	),
	"/:userId/supervisor-onboarding-5": from(supervisorPages, "SupervisorSubmitPage"),
	"/:userId/practice": from(() => import("../practice/PracticePage.tsx"), "PracticePage"),
	"/:userId/practice/:roomId": from(() => import("../practice/room/PracticeRoomPage.tsx"), "PracticeRoomPage"),
	"/:userId/wall": from(() => import("../chats/live-view/LiveViewPage.tsx"), "LiveViewPage"),
	"/:userId/follow-ups": from(followUpPages, "FollowUpsPage"),
	"/:userId/debriefs": from(followUpPages, "DebriefsPage"),
	"/:userId/past-chats": from(() => import("../chats/archive/PastChatsPage.tsx"), "PastChatsPage"),
	"/:userId/past-chats/:chatId": from(() => import("../chats/archive/TranscriptPage.tsx"), "TranscriptPage"),
	"/:userId/blocks": from(safetyPages, "BlocksPage"),
	"/:userId/moderation": from(safetyPages, "ModerationPage"),
	"/:userId/chat-settings": from(() => import("./SettingsPages.tsx"), "ChatSettingsPage"),
	"/:userId/shift-manager/coverage": from(() => import("../shifts/rota/coverage/CoveragePage.tsx"), "CoveragePage"),
	"/:userId/shift-manager/rota": from(() => import("../shifts/rota/RotaPage.tsx"), "RotaPage"),
	"/:userId/alerts": from(() => import("../alerts/log/AlertLogPage.tsx"), "AlertLogPage"),
	"/:userId/alerts/settings": from(() => import("../alerts/settings/AlertSettingsPage.tsx"), "AlertSettingsPage"),
	"/:userId/integrations": from(() => import("../integrations/api-tokens/ApiTokensPage.tsx"), "ApiTokensPage"),
	"/:userId/audit": from(() => import("../audit/AuditLogPage.tsx"), "AuditLogPage"),
	"/:userId/numbers": from(() => import("../numbers/NumbersPage.tsx"), "NumbersPage"),
	"/:userId/content": from(() => import("../publishing/ContentListPage.tsx"), "ContentListPage"),
	"/:userId/content/:item": from(() => import("../publishing/ContentEditorPage.tsx"), "ContentEditorPage"),
	"/:userId/forms": from(() => import("../forms/FormsPage.tsx"), "FormsPage"),
	"/:userId/integrations/webhooks": from(() => import("../integrations/webhooks/WebhooksPage.tsx"), "WebhooksPage"),
	"/:userId/setup": from(() => import("../setup/SetupPage.tsx"), "SetupPage"),
	"/:userId/shift-manager/hours/all": from(() => import("../shifts/hours/AllHoursPage.tsx"), "AllHoursPage"),
	"/:userId/members": from(() => import("./MemberPages.tsx"), "MembersPage"),
	"/:userId/members/:memberId": from(() => import("./MemberPages.tsx"), "MemberPage"),
	"/:userId/applications": from(() => import("../applications/board/ApplicationsPage.tsx"), "ApplicationsPage"),
	"/:userId/applications/:applicantId": from(
		() => import("../applications/board/ApplicationPage.tsx"),
		"ApplicationPage",
	),
};

const guarded = (path: string, page: ReactNode) => <RouteGuard path={path}>{page}</RouteGuard>;

/** One frame for all of them, which stays while one walks between them. */
const framed = (page: ReactNode) => <CommunityLayout>{page}</CommunityLayout>;

const places: readonly Place[] = Object.entries(memberPages).map(([path, { inCommunity, ...opened }]) => {
	const page = guarded(path, opened.page);
	if (!inCommunity) return { ...opened, path, page };
	return { path, page: framed(page), load: () => Promise.all([communityLayout(), opened.load()]) };
});

/** The frame and its open channel stay while one walks between pages: one route for all of them. */
export function MemberRoutes() {
	const [pathname] = useLocation();
	const { parser } = useRouter();
	const here = placeAt(places, pathname, parser);
	if (!here) return null;
	// With the frame around it, not after it; that it does not come is said where it should stand.
	here.load().catch(() => undefined);
	return (
		<Route path={here.path}>
			<RequireMember>
				<MemberFrame here={here} places={places} />
			</RequireMember>
		</Route>
	);
}
