import { supervisingRoles } from "@warmline/contract/accounts/roles";
import { type ComponentType, lazy, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router";
import { RequireMember } from "./accounts/RequireMember.tsx";
import { PublicLayout } from "./public/PublicLayout.tsx";
import { ErrorBoundary } from "./ui/ErrorBoundary.tsx";
import { Loading } from "./ui/Loading.tsx";

/** Every page is a file of its own for the browser too: nobody loads what he does not look at. */
const page = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
	lazy(async () => ({ default: (await load())[name] }));

const HomePage = page(() => import("./public/HomePage.tsx"), "HomePage");
const CrisisPage = page(() => import("./public/CrisisPage.tsx"), "CrisisPage");
const NotFoundPage = page(() => import("./public/NotFoundPage.tsx"), "NotFoundPage");
const LoginPage = page(() => import("./accounts/LoginPage.tsx"), "LoginPage");
const StartPage = page(() => import("./accounts/StartPage.tsx"), "StartPage");
const RegisterPage = page(() => import("./accounts/RegisterPage.tsx"), "RegisterPage");
const ApplyListenerPage = page(() => import("./accounts/ApplyPage.tsx"), "ApplyListenerPage");
const ApplySupervisorPage = page(() => import("./accounts/ApplyPage.tsx"), "ApplySupervisorPage");
const ApplyPlacementPage = page(() => import("./accounts/ApplyPage.tsx"), "ApplyPlacementPage");
const ForgotPasswordPage = page(() => import("./accounts/ForgotPasswordPage.tsx"), "ForgotPasswordPage");
const ResetPasswordPage = page(() => import("./accounts/ResetPasswordPage.tsx"), "ResetPasswordPage");
const EmailVerificationPage = page(() => import("./accounts/EmailVerificationPage.tsx"), "EmailVerificationPage");
const IntakePage = page(() => import("./chats/IntakePage.tsx"), "IntakePage");
const VisitorChatPage = page(() => import("./chats/VisitorChatPage.tsx"), "VisitorChatPage");
const MemberQueries = page(() => import("./members/MemberQueries.tsx"), "MemberQueries");
const DeskRoom = page(() => import("./chats/DeskRoom.tsx"), "DeskRoom");
const MemberLayout = lazy(async () => ({ default: (await import("./members/MemberLayout.tsx")).MemberLayout }));
const RequireRole = lazy(async () => ({ default: (await import("./members/RequireRole.tsx")).RequireRole }));
const RoomNotices = page(() => import("./chats/RoomNotices.tsx"), "RoomNotices");
const DutyChannel = page(() => import("./chats/DutyChannel.tsx"), "DutyChannel");
const DashboardPage = page(() => import("./chats/DashboardPage.tsx"), "DashboardPage");
const WallPage = page(() => import("./chats/WallPage.tsx"), "WallPage");
const FollowUpsPage = page(() => import("./chats/FollowUpsPage.tsx"), "FollowUpsPage");
const PastChatsPage = page(() => import("./chats/PastChatsPage.tsx"), "PastChatsPage");
const TranscriptPage = page(() => import("./chats/TranscriptPage.tsx"), "TranscriptPage");
const ChatSettingsPage = page(() => import("./chats/ChatSettingsPage.tsx"), "ChatSettingsPage");
const AuditLogPage = page(() => import("./audit/AuditLogPage.tsx"), "AuditLogPage");
const MemberHomePage = page(() => import("./members/MemberHomePage.tsx"), "MemberHomePage");
const ShiftTimesPage = page(() => import("./shifts/ShiftTimesPage.tsx"), "ShiftTimesPage");
const ListenerStepsPage = page(() => import("./applications/ApplicationStepsPage.tsx"), "ListenerStepsPage");
const SupervisorStepsPage = page(() => import("./applications/ApplicationStepsPage.tsx"), "SupervisorStepsPage");

export function AppRoutes() {
	const { pathname } = useLocation();
	return (
		<ErrorBoundary resetBy={pathname}>
			<Suspense fallback={<Loading />}>
				<Routes>
					<Route path="/customer-chat/:chatId" element={<VisitorChatPage />} />
					<Route element={<RequireMember />}>
						<Route element={<MemberQueries />}>
							<Route element={<DeskRoom />}>
								<Route element={<MemberLayout above={<RoomNotices />} bar={<DutyChannel />} />}>
									<Route path="/:userId/chat-dashboard" element={<DashboardPage />} />
									<Route path="/:userId/activity-feed" element={<MemberHomePage />} />
									<Route path="/:userId/shift-manager" element={<ShiftTimesPage />} />
									<Route path="/:userId/onboarding" element={<ListenerStepsPage />} />
									<Route path="/:userId/supervisor-onboarding" element={<SupervisorStepsPage />} />
									<Route element={<RequireRole roles={supervisingRoles} who="supervisors and directors" />}>
										<Route path="/:userId/wall" element={<WallPage />} />
										<Route path="/:userId/follow-ups" element={<FollowUpsPage />} />
										<Route path="/:userId/past-chats" element={<PastChatsPage />} />
										<Route path="/:userId/past-chats/:chatId" element={<TranscriptPage />} />
										<Route path="/:userId/chat-settings" element={<ChatSettingsPage />} />
									</Route>
									<Route element={<RequireRole roles={["director"]} who="directors" />}>
										<Route path="/:userId/audit" element={<AuditLogPage />} />
									</Route>
								</Route>
							</Route>
						</Route>
					</Route>
					<Route element={<PublicLayout />}>
						<Route path="/" element={<HomePage />} />
						<Route path="/chat-form" element={<IntakePage />} />
						<Route path="/Crisis" element={<CrisisPage />} />
						<Route path="/start" element={<StartPage />} />
						<Route path="/login" element={<LoginPage />} />
						<Route path="/register" element={<RegisterPage />} />
						<Route path="/ApplyListener" element={<ApplyListenerPage />} />
						<Route path="/ApplySupervisor" element={<ApplySupervisorPage />} />
						<Route path="/ApplyPlacement" element={<ApplyPlacementPage />} />
						<Route path="/forgot-password" element={<ForgotPasswordPage />} />
						<Route path="/reset-password" element={<ResetPasswordPage />} />
						<Route path="/email-verification" element={<EmailVerificationPage />} />
						<Route path="*" element={<NotFoundPage />} />
					</Route>
				</Routes>
			</Suspense>
		</ErrorBoundary>
	);
}
