import { useQuery } from "@tanstack/react-query";
import type { Application, ApplicationEvent } from "@warmline/contract/applications/calls";
import { t } from "@warmline/contract/i18n";
import { useParams } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { fullName, useSession } from "../../platform/session.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { RecordSection } from "../record/RecordSection.tsx";
import { recordQuery } from "../record-api.ts";
import { ApplicationAnswers } from "./ApplicationAnswers.tsx";
import { ApplicationDocuments } from "./ApplicationDocuments.tsx";
import { ApplicationHistory } from "./ApplicationHistory.tsx";
import { ApplicationStatusCard } from "./ApplicationStatusCard.tsx";
import { applicationQuery } from "./board-api.ts";

/** One person's application. To show it is a look that is recorded. */
export function ApplicationPage() {
	const { applicantId = "" } = useParams();
	const session = useSession();
	const { data, error, refetch, isFetching } = useQuery(applicationQuery(applicantId));
	const unknown = !data && error instanceof ApiFailure && error.status === 404;
	return (
		<Page
			title={t("Application")}
			heading={data ? t("Application from {name}", { name: fullName(data.result.user) }) : t("Application")}
			width="wide"
		>
			<LinkButton to={`/${session?.user_id}/applications`} variant="quiet" className="-ml-4">
				{t("All applications")}
			</LinkButton>
			{unknown && (
				<Empty>{t("There is no application here. This person hasn’t started one, or is no longer a member.")}</Empty>
			)}
			{error && !unknown && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the application."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{data && <WholeApplication application={data.result} history={data.history} />}
			{!data && !error && <Loading>{t("Loading the application...")}</Loading>}
		</Page>
	);
}

type WholeApplicationProps = { readonly application: Application; readonly history: readonly ApplicationEvent[] };

/**
 * On a wide screen the long parts stand on the left, and what is done about them beside them. Before the decision the
 * answers come first, afterwards the record does.
 */
function WholeApplication({ application, history }: WholeApplicationProps) {
	const { user, status } = application;
	const query = useQuery({ ...recordQuery(user.id), enabled: status !== "draft" });
	const record =
		status === "draft" ? null : <RecordSection application={application} history={history} query={query} />;
	const recordFirst = status === "accepted";
	return (
		<div className="mt-3 grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
			<div className="lg:col-start-2">
				<ApplicationStatusCard application={application} record={query.data} />
			</div>
			<div className="space-y-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
				{recordFirst && record}
				{application.kind === "supervisor" && <ApplicationDocuments application={application} />}
				<ApplicationAnswers application={application} />
				{!recordFirst && record}
			</div>
			<div className="lg:col-start-2">
				<ApplicationHistory applicantId={user.id} history={history} />
			</div>
		</div>
	);
}
