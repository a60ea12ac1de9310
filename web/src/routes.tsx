import { supervisingRoles } from "@warmline/contract/accounts/roles";
import { type ComponentType, lazy, Suspense } from "react";
import { matchPath, Route, Routes, useLocation } from "react-router";
import { RequireMember } from "./accounts/RequireMember.tsx";
import { PublicLayout } from "./public/PublicLayout.tsx";
import { ErrorBoundary } from "./ui/ErrorBoundary.tsx";
import { Loading } from "./ui/Loading.tsx";

/** Every page is a file of its own for the browser too: nobody loads what he does not look at. */
const page = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
	lazy<ComponentType>(async () => ({ default: (await load())[name] }));

/** The pages of the member area by their addresses. */
const places = new Map<string, () => Promise<unknown>>();

const place = <N extends string>(path: string, load: () => Promise<Record<N, ComponentType>>, name: N) => {
	places.set(path, load);
	const Page = page(load, name);
	return <Route path={path} element={<Page />} />;
};

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
const IntakePage = page(() => import("./chats/IntakePage.tsx"), "IntakePage");
const VisitorChatPage = page(() => import("./chats/VisitorChatPage.tsx"), "VisitorChatPage");
const MemberArea = page(() => import("./MemberArea.tsx"), "MemberArea");
const RequireRole = lazy(async () => ({ default: (await import("./MemberArea.tsx")).RequireRole }));
const dashboardPage = place("/:userId/chat-dashboard", () => import("./chats/DashboardPage.tsx"), "DashboardPage");
const wallPage = place("/:userId/wall", () => import("./chats/WallPage.tsx"), "WallPage");
const followUpsPage = place("/:userId/follow-ups", () => import("./chats/FollowUpsPage.tsx"), "FollowUpsPage");
const pastChatsPage = place("/:userId/past-chats", () => import("./chats/PastChatsPage.tsx"), "PastChatsPage");
const transcriptPage = place(
	"/:userId/past-chats/:chatId",
	() => import("./chats/TranscriptPage.tsx"),
	"TranscriptPage",
);
const chatSettingsPage = place(
	"/:userId/chat-settings",
	() => import("./chats/ChatSettingsPage.tsx"),
	"ChatSettingsPage",
);
const auditLogPage = place("/:userId/audit", () => import("./audit/AuditLogPage.tsx"), "AuditLogPage");
const formsPage = place("/:userId/forms", () => import("./forms/FormsPage.tsx"), "FormsPage");
const memberHomePage = place("/:userId/activity-feed", () => import("./members/MemberHomePage.tsx"), "MemberHomePage");
const shiftTimesPage = place("/:userId/shift-manager", () => import("./shifts/ShiftTimesPage.tsx"), "ShiftTimesPage");
const listenerStepsPage = place(
	"/:userId/onboarding",
	() => import("./applications/ApplicationStepsPage.tsx"),
	"ListenerStepsPage",
);
const supervisorStepsPage = place(
	"/:userId/supervisor-onboarding",
	() => import("./applications/ApplicationStepsPage.tsx"),
	"SupervisorStepsPage",
);

/** The frame and the page in it are sent for together; that the page does not come is said where it should stand. */
function MemberFrame() {
	const { pathname } = useLocation();
	for (const [path, load] of places) if (matchPath(path, pathname)) load().catch(() => undefined);
	return <MemberArea />;
}

export function AppRoutes() {
	const { pathname } = useLocation();
	return (
		<ErrorBoundary resetBy={pathname}>
			<Suspense fallback={<Loading />}>
				<Routes>
					<Route path="/customer-chat/:chatId" element={<VisitorChatPage />} />
					<Route element={<RequireMember />}>
						<Route element={<MemberFrame />}>
							{dashboardPage}
							{memberHomePage}
							{shiftTimesPage}
							{listenerStepsPage}
							{supervisorStepsPage}
							<Route element={<RequireRole roles={supervisingRoles} who="supervisors and directors" />}>
								{wallPage}
								{followUpsPage}
								{pastChatsPage}
								{transcriptPage}
								{chatSettingsPage}
							</Route>
							<Route element={<RequireRole roles={["director"]} who="directors" />}>
								{auditLogPage}
								{formsPage}
							</Route>
						</Route>
					</Route>
					<Route element={<PublicLayout />}>
						<Route path="/" element={<HomePage />} />
						<Route path="/chat-form" element={<IntakePage />} />
						<Route path="/Crisis" element={<CrisisPage />} />
						<Route path="/ReferenceCheckForm" element={<ReferenceCheckPage />} />
						<Route path="/NDAForm" element={<NdaPage />} />
						<Route path="/start" element={<StartPage />} />
						<Route path="/login" element={<LoginPage />} />
						<Route path="/register" element={<RegisterPage />} />
						<Route path="/ApplyListener" element={<ApplyPage type="listener" />} />
						<Route path="/ApplySupervisor" element={<ApplyPage type="supervisor" />} />
						<Route path="/ApplyPlacement" element={<ApplyPage type="placement" />} />
						<Route path="/forgot-password" element={<ForgotPasswordPage />} />
						<Route path="/reset-password" element={<ResetPasswordPage />} />
						<Route path="/email-verification" element={<EmailVerificationPage />} />
						<Route path="*" element={<SitePage />} />
					</Route>
				</Routes>
			</Suspense>
		</ErrorBoundary>
	);
}
