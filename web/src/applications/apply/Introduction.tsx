import { useQueryClient } from "@tanstack/react-query";
import type { ApplicantType } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Redirect, useLocation } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { applicationKeys } from "../../platform/http/query-keys.ts";
import { programmes } from "../../platform/programmes.ts";
import { type Session, useSession } from "../../platform/session.ts";
import { localDay } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { TextList } from "../../ui/text/TextList.tsx";
import type { Drafts } from "../drafts/open-drafts.ts";
import { useOwnApplication } from "../drafts/use-application.ts";
import { type Begun, isOpen, pagePath } from "../kind.ts";
import { StateCard } from "../StateCard.tsx";
import { mayBegin, mayChange, standingOf } from "../state-text.ts";

/** `go` is what happens when it is begun, or gone on with; it answers false to stay. */
type Start<A> = { readonly application: A | null; readonly begin: () => Promise<A> };

type IntroductionProps<A extends Begun> = {
	readonly drafts: Drafts<A>;
	/** What is asked before one starts. */
	readonly question?: (application: A | null) => ReactNode;
	/** What starting does before it leads to the first page; false leads nowhere. */
	readonly onStart?: (start: Start<A>) => Promise<boolean>;
};

export function Introduction<A extends Begun>(props: IntroductionProps<A>) {
	const session = useSession();
	if (!session) return null;
	const { kind } = props.drafts;
	const wanted = session.user.applicant_type === "supervisor" ? "supervisor" : "listener";
	if (session.user.applicant_type && wanted !== kind.name) {
		const path = wanted === "supervisor" ? "supervisor-onboarding" : "onboarding";
		return <Redirect to={`/${session.user_id}/${path}`} replace />;
	}
	return <IntroductionOf {...props} session={session} />;
}

function IntroductionOf<A extends Begun>({
	drafts,
	question,
	onStart,
	session,
}: IntroductionProps<A> & { readonly session: Session }) {
	const { kind } = drafts;
	const { user } = session;
	const client = useQueryClient();
	const [, navigate] = useLocation();
	const { data, error, refetch, isFetching } = useOwnApplication(kind);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const banner = useRef<HTMLDivElement>(null);
	const programme: ApplicantType =
		kind.name === "listener" && user.applicant_type === "placement" ? "placement" : kind.name;
	const { name, groups } = programmes[programme];

	const begin = async (): Promise<A> => {
		const application = data && isOpen(data) ? data : await kind.begin(user.id);
		client.setQueryData(applicationKeys.own(kind, user.id), application);
		return application;
	};

	const start = async () => {
		setBusy(true);
		flushSync(() => setFailure(null));
		try {
			const goesOn = onStart ? await onStart({ application: data ?? null, begin }) : Boolean(await begin());
			if (goesOn) navigate(pagePath(kind, user.id, 1));
		} catch (problem) {
			flushSync(() => setFailure(errorMessage(problem, kind.words.notBegun)));
			banner.current?.focus();
		} finally {
			setBusy(false);
		}
	};

	const standing = data === undefined ? null : standingOf(data, user.role.role);
	const mayStart = standing !== null && (mayBegin(standing, data ?? null, localDay()) || mayChange(standing));
	return (
		<Page
			title={t("{programme} application", { programme: name })}
			lead={t("It takes about one hour. You can stop any time: your answers are saved.")}
		>
			<div className="space-y-8">
				{standing !== null && standing !== "none" && <StateCard standing={standing} application={data ?? null} />}
				{groups
					.filter((group) => !group.ordered)
					.map((group) => (
						<section key={group.heading}>
							<h2 className="text-xl">{group.heading}</h2>
							<TextList items={group.items} />
						</section>
					))}
				{data === undefined && error && (
					<Failed
						message={errorMessage(error, kind.words.notFetched)}
						onRetry={() => void refetch()}
						busy={isFetching}
					/>
				)}
				{data === undefined && !error && <Loading>{t("Loading your application...")}</Loading>}
				{mayStart && question?.(data ?? null)}
				{failure && (
					<Banner tone="failure" ref={banner}>
						{failure}
					</Banner>
				)}
				{mayStart && (
					<div className="sticky bottom-0 z-10 border-t border-line bg-ground py-3">
						<Button busy={busy} className="px-7" onClick={() => void start()}>
							{mayChange(standing) ? t("Continue") : t("Start Application")}
						</Button>
					</div>
				)}
				{standing !== null && !mayStart && (
					<LinkButton to={`/${user.id}/chat-dashboard`} variant="secondary">
						{t("Go to the dashboard")}
					</LinkButton>
				)}
			</div>
		</Page>
	);
}
