import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { Setup } from "@warmline/contract/setup/calls";
import { useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSession } from "../platform/session.ts";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { useNewsFocus } from "../ui/feedback/use-news-focus.ts";
import { Page } from "../ui/navigation/Page.tsx";
import { missingSteps, setupQuery } from "./api.ts";
import { ClosePanel } from "./ClosePanel.tsx";
import { OpenPanel } from "./OpenPanel.tsx";
import { SetupStepItem } from "./SetupStepItem.tsx";

/** What a director does until visitors can come, in any order and at any time. */
export function SetupPage() {
	const session = useSession();
	const { data, error, refetch, isFetching } = useQuery(setupQuery);
	if (!session) return null;
	return (
		<Page
			title={t("Setup")}
			lead={t(
				"What to do before visitors can come, in any order. What is done stays done, so you can stop at any time.",
			)}
			width="column"
		>
			{data && <Steps setup={data} userId={session.user_id} />}
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the steps."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading skeleton="rows">{t("Loading the steps...")}</Loading>}
		</Page>
	);
}

type StepsProps = { readonly setup: Setup; readonly userId: string };

function Steps({ setup, userId }: StepsProps) {
	const since = setup.opened?.at ?? "closed";
	const [atFirst] = useState(since);
	const isNews = since !== atFirst;
	// The button that was pressed is gone.
	const banner = useNewsFocus(isNews && since);
	const groups = [
		{ heading: t("Before you open"), steps: setup.steps.filter(({ required }) => required) },
		{ heading: t("Good to do, now or later"), steps: setup.steps.filter(({ required }) => !required) },
	];
	return (
		<div className="space-y-8">
			{setup.opened && <ClosePanel opened={setup.opened} banner={banner} missing={missingSteps(setup).length} />}
			{!setup.opened && isNews && (
				<Banner ref={banner} tone="info" className="outline-none">
					{t("Closed to visitors. No new chats can start.")}
				</Banner>
			)}
			{groups.map(({ heading, steps }) => (
				<section key={heading}>
					<h2 className="text-xl">{heading}</h2>
					<ol className="mt-3 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
						{steps.map((step) => (
							<SetupStepItem key={step.step} step={step} facts={setup.facts} userId={userId} />
						))}
					</ol>
				</section>
			))}
			{!setup.opened && <OpenPanel setup={setup} />}
		</div>
	);
}
