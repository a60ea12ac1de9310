import { type Role, supervisingRoles } from "@warmline/contract/accounts/roles";
import { type ComponentType, lazy, Suspense } from "react";
import { Route, Switch, useLocation, useRouter } from "wouter";
import { RequireMember } from "./accounts/RequireMember.tsx";
import { type Place, placeAt } from "./place.ts";
import { PublicLayout } from "./public/PublicLayout.tsx";
import { ErrorBoundary } from "./ui/ErrorBoundary.tsx";
import { Loading } from "./ui/Loading.tsx";

/** Every page is a file of its own for the browser too: nobody loads what he does not look at. */
const page = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
	lazy<ComponentType>(async () => ({ default: (await load())[name] }));

const HomePage = page(() => import("./public/HomePage.tsx"), "HomePage");
const CrisisPage = page(() => import("./public/CrisisPage.tsx"), "CrisisPage");
const ReferenceCheckPage = page(() => import("./FormPages.tsx"), "ReferenceCheckPage");
const NdaPage = page(() => import("./FormPages.tsx"), "NdaPage");
const SitePage = page(() => import("./public/SitePage.tsx"), "SitePage");
const LoginPage = page(() => import("./accounts/LoginPage.tsx"), "LoginPage");
const StartPage = page(() => import("./accounts/StartPage.tsx"), "StartPage");
const RegisterPage = page(() => import("./accounts/RegisterPage.tsx"), "RegisterPage");
const ApplyPage = lazy(async () => ({ default: (await import("./accounts/ApplyPage.tsx")).ApplyPage }));
const ForgotPasswordPage = page(() => import("./accounts/ForgotPasswordPage.tsx"), "ForgotPasswordPage");
const ResetPasswordPage = page(() => import("./accounts/ResetPasswordPage.tsx"), "ResetPasswordPage");
const EmailVerificationPage = page(() => import("./accounts/EmailVerificationPage.tsx"), "EmailVerificationPage");
const NotEligiblePage = page(() => import("./applications/NotEligiblePage.tsx"), "NotEligiblePage");
const ReminderPage = page(() => import("./shifts/reminder/ReminderPage.tsx"), "ReminderPage");
const IntakePage = page(() => import("./chats/IntakePage.tsx"), "IntakePage");
const VisitorChatPage = page(() => import("./chats/VisitorChatPage.tsx"), "VisitorChatPage");
const InSight = lazy(async () => ({ default: (await import("./InSight.tsx")).InSight }));
const RequireRole = lazy(async () => ({ default: (await import("./InSight.tsx")).RequireRole }));
const communityLayout = () => import("./profiles/CommunityLayout.tsx");
const CommunityLayout = lazy(async () => ({ default: (await communityLayout()).CommunityLayout }));
const MeetsOthers = lazy(async () => ({ default: (await communityLayout()).MeetsOthers }));

type Loader<N extends string> = () => Promise<Record<N, ComponentType>>;

/** In the member area's frame, at an address without the member's own id. */
const framed = <N extends string>(path: string, load: Loader<N>, name: N): Place => {
	const Page = page(load, name);
	return { path, load, page: <Page /> };
};
const place = <N extends string>(path: string, load: Loader<N>, name: N): Place =>
	framed(`/:userId/${path}`, load, name);

const placesFor = (roles: readonly Role[], inside: readonly Place[]): readonly Place[] =>
	inside.map((one) => ({
		...one,
		page: <RequireRole roles={roles}>{one.page}</RequireRole>,
	}));

/** One frame for all of them, which stays while one walks between them. */
const placesInCommunity = (inside: readonly Place[]): readonly Place[] =>
	inside.map((one) => ({
		...one,
		load: () => Promise.all([communityLayout(), one.load()]),
		page: <CommunityLayout>{one.page}</CommunityLayout>,
	}));

/** Pages with nothing in them for who has only registered. */
const placesAmongOthers = (inside: readonly Place[]): readonly Place[] =>
	inside.map((one) => ({ ...one, page: <MeetsOthers>{one.page}</MeetsOthers> }));

const listenerPages = () => import("./applications/ListenerPages.tsx");
const supervisorPages = () => import("./applications/SupervisorPages.tsx");
const feedPages = () => import("./FeedPages.tsx");
const profilePages = () => import("./ProfilePages.tsx");
const safetyPages = () => import("./SafetyPages.tsx");
const shiftPages = () => import("./shifts/ShiftPages.tsx");

/** The pages of the member area, and the dialogs over them. */
const places: readonly Place[] = [
	{ ...place("activity-feed/posts/:postId", feedPages, "PostDialog"), over: true },
	place("chat-dashboard", () => import("./MemberPages.tsx"), "DashboardPage"),
	...placesInCommunity([
		place("activity-feed", feedPages, "HomePage"),
		place("profile", profilePages, "OwnProfilePage"),
		place("preferences", profilePages, "PreferencesPage"),
		...placesAmongOthers([
			place("search", feedPages, "SearchPage"),
			framed("/hashtag/:tag", feedPages, "HashtagPage"),
			framed("/user/:username", profilePages, "NamedProfilePage"),
			place("user-profile/:profileId", profilePages, "MemberProfilePage"),
			place("followers", profilePages, "FollowersPage"),
			place("photos", profilePages, "PhotosPage"),
			place("videos", profilePages, "VideosPage"),
			place("files", profilePages, "FilesPage"),
			place("notifications", () => import("./notifications/NotificationsPage.tsx"), "NotificationsPage"),
		]),
	]),
	place("shift-manager", shiftPages, "WeekPage"),
	place("shift-manager/month", shiftPages, "MonthPage"),
	place("shift-manager/mine", shiftPages, "MyShiftsPage"),
	place("shift-manager/hours", shiftPages, "HoursPage"),
	place("my-record", () => import("./applications/OwnRecordPage.tsx"), "OwnRecordPage"),
	place("onboarding", () => import("./applications/OnboardingPage.tsx"), "OnboardingPage"),
	place("onboarding-1", listenerPages, "ListenerInformationPage"),
	place("onboarding-2", listenerPages, "ListenerInterviewPage"),
	place("onboarding-3", listenerPages, "ListenerAgreementsPage"),
	place("onboarding-4", listenerPages, "ListenerSubmitPage"),
	place(
		"supervisor-onboarding",
		() => import("./applications/SupervisorOnboardingPage.tsx"),
		"SupervisorOnboardingPage",
	),
	place("supervisor-onboarding-1", supervisorPages, "SupervisorInformationPage"),
	place("supervisor-onboarding-2", supervisorPages, "SupervisorInterviewPage"),
	place("supervisor-onboarding-3", supervisorPages, "SupervisorFinalPage"),
	place(
		"supervisor-onboarding-4",
		() => import("./applications/SupervisorCredentialsPage.tsx"),
		"SupervisorCredentialsPage",
	),
	place("supervisor-onboarding-5", supervisorPages, "SupervisorSubmitPage"),
	place("practice", () => import("./practice/PracticePage.tsx"), "PracticePage"),
	place("practice/:roomId", () => import("./practice/PracticeRoomPage.tsx"), "PracticeRoomPage"),
	...placesFor(supervisingRoles, [
		place("wall", () => import("./chats/WallPage.tsx"), "WallPage"),
		place("follow-ups", () => import("./chats/FollowUpsPage.tsx"), "FollowUpsPage"),
		place("past-chats", () => import("./chats/PastChatsPage.tsx"), "PastChatsPage"),
		place("past-chats/:chatId", () => import("./chats/TranscriptPage.tsx"), "TranscriptPage"),
		place("blocks", safetyPages, "BlocksPage"),
		place("moderation", safetyPages, "ModerationPage"),
		place("chat-settings", () => import("./SettingsPages.tsx"), "ChatSettingsPage"),
		place("shift-manager/coverage", () => import("./shifts/rota/coverage/CoveragePage.tsx"), "CoveragePage"),
		place("shift-manager/rota", () => import("./shifts/rota/RotaPage.tsx"), "RotaPage"),
	]),
	...placesFor(
		["director"],
		[
			place("audit", () => import("./audit/AuditLogPage.tsx"), "AuditLogPage"),
			place("numbers", () => import("./numbers/NumbersPage.tsx"), "NumbersPage"),
			place("forms", () => import("./forms/FormsPage.tsx"), "FormsPage"),
			place("shift-manager/hours/all", () => import("./shifts/hours/AllHoursPage.tsx"), "AllHoursPage"),
			place("members", () => import("./members/MembersPage.tsx"), "MembersPage"),
			place("members/:memberId", () => import("./members/MemberPage.tsx"), "MemberPage"),
			place("applications", () => import("./applications/ApplicationsPage.tsx"), "ApplicationsPage"),
			place("applications/:applicantId", () => import("./applications/ApplicationPage.tsx"), "ApplicationPage"),
		],
	),
];

/** The frame and the page in it are sent for together; that the page does not come is said where it should stand. */
function MemberPage({ here }: { readonly here: Place }) {
	here.load().catch(() => undefined);
	return <InSight here={here} places={places} />;
}

function PublicPages() {
	return (
		<Switch>
			<Route path="/" component={HomePage} />
			<Route path="/chat-form" component={IntakePage} />
			<Route path="/Crisis" component={CrisisPage} />
			<Route path="/ReferenceCheckForm" component={ReferenceCheckPage} />
			<Route path="/NDAForm" component={NdaPage} />
			<Route path="/start" component={StartPage} />
			<Route path="/login" component={LoginPage} />
			<Route path="/register" component={RegisterPage} />
			<Route path="/ApplyListener">
				<ApplyPage type="listener" />
			</Route>
			<Route path="/ApplySupervisor">
				<ApplyPage type="supervisor" />
			</Route>
			<Route path="/ApplyPlacement">
				<ApplyPage type="placement" />
			</Route>
			<Route path="/not-eligible" component={NotEligiblePage} />
			<Route path="/forgot-password" component={ForgotPasswordPage} />
			<Route path="/reset-password" component={ResetPasswordPage} />
			<Route path="/email-verification" component={EmailVerificationPage} />
			<Route path="/shift-reminder" component={ReminderPage} />
			<Route component={SitePage} />
		</Switch>
	);
}

export function AppRoutes() {
	const [pathname] = useLocation();
	const { parser } = useRouter();
	const here = placeAt(places, pathname, parser);
	return (
		<ErrorBoundary resetBy={pathname}>
			<Suspense fallback={<Loading />}>
				<Switch>
					<Route path="/customer-chat/:chatId" component={VisitorChatPage} />
					{/* One route for all of them, so that the frame and its open channel stay while one walks between them. */}
					{here && (
						<Route path={here.path}>
							<RequireMember>
								<MemberPage here={here} />
							</RequireMember>
						</Route>
					)}
					<Route>
						<PublicLayout>
							<PublicPages />
						</PublicLayout>
					</Route>
				</Switch>
			</Suspense>
		</ErrorBoundary>
	);
}
