import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { recruitmentSteps } from "../../platform/recruitment.ts";
import { type Session, useSession } from "../../platform/session.ts";
import { localDay } from "../../platform/time/time.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { pagePath } from "../kind.ts";
import { placeKey } from "../record-steps.ts";
import { StateCard } from "../StateCard.tsx";
import type { Said } from "../said-of.ts";
import { mayBegin, mayChange } from "../state-text.ts";
import { useNaming } from "../use-naming.ts";
import { OwnRecordStep } from "./OwnRecordStep.tsx";
import { hasRecord, neverApplied } from "./own-record.ts";
import { aheadText, pausedText } from "./own-record-text.ts";
import { RecordProgress } from "./RecordProgress.tsx";
import { isNotThere, notFetched, useOwnRecord } from "./use-own-record.ts";
import { useStanding } from "./use-standing.ts";

/** Everything from the application to the first chat, with what the member can do about it. */
export function OwnRecordPage() {
	const session = useSession();
	return session ? <PageOf session={session} /> : null;
}

function PageOf({ session }: { readonly session: Session }) {
	const { user_id, user } = session;
	const { standing, application, kind } = useStanding(session);
	const { data: record, error, refetch, isFetching } = useOwnRecord(user_id, standing);
	const applies = mayBegin(standing, application, localDay()) || mayChange(standing);
	const naming = useNaming();
	const [said, setSaid] = useState<Said | null>(null);
	const empty = isNotThere(error) || (record !== undefined && neverApplied(record, standing));
	const forWhom = hasRecord(standing) || standing === "agent";
	return (
		<Page
			title={forWhom ? t("My training") : t("My application")}
			lead={record && (!empty || record.suspended) && <Lead record={record} />}
			width="column"
		>
			{record && !empty && (
				<ol className="space-y-4">
					{recruitmentSteps.map((step, at) => (
						<OwnRecordStep
							key={placeKey(record, step)}
							step={step}
							number={at + 1}
							record={record}
							standing={standing}
							email={user.email ?? ""}
							applicationPath={pagePath(kind, user_id)}
							references={{ naming, said, onDone: (of, words) => setSaid({ of, words }) }}
						/>
					))}
				</ol>
			)}
			{!forWhom && (
				<>
					<StateCard standing={standing} application={application} />
					{applies && (
						<LinkButton to={pagePath(kind, user_id)} className="mt-6">
							{t("Go to the application")}
						</LinkButton>
					)}
				</>
			)}
			{forWhom && empty && <NothingToDo chats={standing === "agent" && !record?.suspended} userId={user_id} />}
			{forWhom && !record && error && !isNotThere(error) && (
				<Failed message={errorMessage(error, notFetched)} onRetry={() => void refetch()} busy={isFetching} />
			)}
			{forWhom && !record && !error && <Loading>{t("Loading your record...")}</Loading>}
		</Page>
	);
}

type NothingToDoProps = { readonly chats: boolean; readonly userId: string };

/** For who came to us without an application. */
function NothingToDo({ chats, userId }: NothingToDoProps) {
	return (
		<section className="rounded-card border border-line bg-surface p-6 shadow-card">
			<h2 className="text-xl">{t("Nothing for you to do")}</h2>
			<p className="mt-2 text-soft">
				{t("Your account was created without an application, so there is no training record.")}
			</p>
			{chats && (
				<LinkButton to={`/${userId}/chat-dashboard`} className="mt-4">
					{t("Go to the chats")}
				</LinkButton>
			)}
		</section>
	);
}

function Lead({ record }: { readonly record: VolunteerRecord }) {
	const { suspended } = record;
	if (!suspended) {
		return (
			<>
				<RecordProgress left={record.left} />
				<p className="mt-2">{aheadText(record)}</p>
			</>
		);
	}
	const { heading, lines } = pausedText(suspended.at);
	return (
		<Banner tone="info">
			<p className="font-semibold">{heading}</p>
			{lines.map((line) => (
				<p key={line} className="mt-1 font-normal">
					{line}
				</p>
			))}
		</Banner>
	);
}
