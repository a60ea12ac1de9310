import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import type { Session } from "../../platform/session.ts";
import { useSession } from "../../platform/session.ts";
import { localDay } from "../../platform/time/time.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { pagePath } from "../kind.ts";
import { mayBegin, mayChange, stateText } from "../state-text.ts";
import { OwnRecordCard } from "./OwnRecordCard.tsx";
import { pausedText } from "./own-record-text.ts";
import { isNotThere, notFetched, useOwnRecord } from "./use-own-record.ts";
import { useStanding } from "./use-standing.ts";

/** On the home page: where one stands with the application, and what comes next. */
export function ApplicantNextStep() {
	const session = useSession();
	return session ? <NextStepOf session={session} /> : null;
}

function NextStepOf({ session }: { readonly session: Session }) {
	const { standing, application, kind } = useStanding(session);
	const { data: record, error, refetch, isFetching } = useOwnRecord(session.user_id, standing);
	const paused = record?.suspended ?? null;
	const { heading, lines } = paused ? pausedText(paused.at) : stateText(standing, application, localDay());
	const introduction = pagePath(kind, session.user_id);
	const shifts = (standing === "submitted" || standing === "accepted") && (
		<LinkButton to={`/${session.user_id}/shift-manager`} variant="secondary">
			{t("See the shift times")}
		</LinkButton>
	);
	return (
		<section className="rounded-card border border-line bg-surface p-6 shadow-card">
			<h2 className="text-xl">{heading}</h2>
			{lines.map((line) => (
				<p key={line} className="mt-2 max-w-prose whitespace-pre-wrap text-soft">
					{line}
				</p>
			))}
			{mayChange(standing) && (
				<LinkButton to={introduction} className="mt-4">
					{t("Continue your application")}
				</LinkButton>
			)}
			{record && <OwnRecordCard record={record} standing={standing} userId={session.user_id} short beside={shifts} />}
			{mayBegin(standing, application, localDay()) && (
				<LinkButton to={introduction} variant="secondary" className="mt-4">
					{t("See what’s involved")}
				</LinkButton>
			)}
			{!record && shifts && <div className="mt-4">{shifts}</div>}
			{!record && error && !isNotThere(error) && (
				<Failed
					message={errorMessage(error, notFetched)}
					onRetry={() => void refetch()}
					busy={isFetching}
					className="mt-4 text-sm"
				/>
			)}
		</section>
	);
}
