import type { ApplicantType } from "@warmline/contract/accounts/user";
import { type ComponentType, lazy, Suspense } from "react";
import { matchRoute, Route, Switch, useLocation, useRouter } from "wouter";
import { lazyPage } from "../platform/routing/lazy-page.ts";
import { PublicLayout } from "../public/layout/PublicLayout.tsx";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { memberRoutes } from "./member-routes.ts";
import { type PublicRoute, type RedirectRoute, visitorChatRoute } from "./public-routes.ts";

const HomePage = lazyPage(() => import("../public/HomePage.tsx"), "HomePage");
const CrisisPage = lazyPage(() => import("../public/crisis/CrisisPage.tsx"), "CrisisPage");
const formPages = () => import("./FormPages.tsx");
const ReferenceCheckPage = lazyPage(formPages, "ReferenceCheckPage");
const NdaPage = lazyPage(formPages, "NdaPage");
const sitePages = () => import("../public/SitePage.tsx");
const SitePage = lazyPage(sitePages, "SitePage");
const OwnShiftManager = lazyPage(sitePages, "OwnShiftManager");
const LoginPage = lazyPage(() => import("../accounts/login/LoginPage.tsx"), "LoginPage");
const StartPage = lazyPage(() => import("../accounts/login/StartPage.tsx"), "StartPage");
const RegisterPage = lazyPage(() => import("./RegistrationPages.tsx"), "RegisterPage");
const ApplyPage = lazy(async () => ({ default: (await import("../accounts/registration/ApplyPage.tsx")).ApplyPage }));
const ForgotPasswordPage = lazyPage(() => import("../accounts/password/ForgotPasswordPage.tsx"), "ForgotPasswordPage");
const ResetPasswordPage = lazyPage(() => import("../accounts/password/ResetPasswordPage.tsx"), "ResetPasswordPage");
const EmailVerificationPage = lazyPage(
	() => import("../accounts/registration/EmailVerificationPage.tsx"),
	"EmailVerificationPage",
);
const NotEligiblePage = lazyPage(() => import("../applications/apply/NotEligiblePage.tsx"), "NotEligiblePage");
const ReminderPage = lazyPage(() => import("../shifts/reminder/ReminderPage.tsx"), "ReminderPage");
const IntakePage = lazyPage(() => import("../chats/intake/IntakePage.tsx"), "IntakePage");
const VisitorChatPage = lazyPage(() => import("../chats/visitor/VisitorChatPage.tsx"), "VisitorChatPage");
const MemberRoutes = lazy(async () => ({ default: (await import("./MemberRoutes.tsx")).MemberRoutes }));

const applyPage = (type: ApplicantType) => () => <ApplyPage type={type} />;

const publicPages: Readonly<Record<PublicRoute | RedirectRoute, ComponentType>> = {
	"/": HomePage,
	"/chat-form": IntakePage,
	"/Crisis": CrisisPage,
	"/ReferenceCheckForm": ReferenceCheckPage,
	"/NDAForm": NdaPage,
	"/start": StartPage,
	"/login": LoginPage,
	"/register": RegisterPage,
	"/ApplyListener": applyPage("listener"),
	"/ApplySupervisor": applyPage("supervisor"),
	"/ApplyPlacement": applyPage("placement"),
	"/not-eligible": NotEligiblePage,
	"/forgot-password": ForgotPasswordPage,
	"/reset-password": ResetPasswordPage,
	"/email-verification": EmailVerificationPage,
	"/shift-reminder": ReminderPage,
	"/ShiftManager": OwnShiftManager,
};

function PublicPages() {
	return (
		<Switch>
			{Object.entries(publicPages).map(([path, component]) => (
				<Route key={path} path={path} component={component} />
			))}
			<Route component={SitePage} />
		</Switch>
	);
}

export function AppRoutes() {
	const [pathname] = useLocation();
	const { parser } = useRouter();
	const isOfMembers = memberRoutes.some(({ path }) => matchRoute(parser, path, pathname)[0]);
	return (
		<ErrorBoundary resetBy={pathname}>
			<Suspense fallback={<Loading />}>
				<Switch>
					<Route path={visitorChatRoute} component={VisitorChatPage} />
					{isOfMembers && (
						<Route>
							<MemberRoutes />
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
