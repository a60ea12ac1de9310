import { useQuery } from "@tanstack/react-query";
import type { OwnDebrief } from "@warmline/contract/chats/debrief-calls";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSession } from "../../platform/session.ts";
import { dateAndClock } from "../../platform/time/time.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { Ago } from "../../ui/text/Ago.tsx";
import { DebriefTalk } from "./DebriefTalk.tsx";
import { debriefTold } from "./debrief-text.ts";
import { ownDebriefsQuery } from "./debriefs-api.ts";

/** The listener's own: who talks with them after a heavy chat. */
export function DebriefsPage() {
	const { data, error, isFetching, refetch } = useQuery(ownDebriefsQuery);
	return (
		<Page
			title={t("Debriefs")}
			lead={t("After a hard chat, a supervisor talks with you. Only the two of you can read what you write here.")}
			width="column"
		>
			{data?.results.length === 0 && (
				<Empty className="text-soft">
					{t("No open debriefs. If a chat was hard, say so in the wrap-up, and a supervisor will talk with you.")}
				</Empty>
			)}
			<ul className="space-y-3 empty:hidden">
				{data?.results.map((debrief) => (
					<OwnCard key={debrief.id} debrief={debrief} onDuty={data.supervisors_on_duty} />
				))}
			</ul>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load your debriefs."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading skeleton="cards" />}
		</Page>
	);
}

type OwnCardProps = { readonly debrief: OwnDebrief; readonly onDuty: number };

function OwnCard({ debrief, onDuty }: OwnCardProps) {
	const { id, created_at, claim, done_at, messages, chat_erased } = debrief;
	const meId = useSession()?.user.id ?? "";
	return (
		<li className="rounded-card border border-line bg-surface p-4 shadow-card">
			<h2 className="text-lg">{t("Your chat of {when}", { when: dateAndClock(created_at) })}</h2>
			<p role="status" className="mt-1">
				{done_at !== null ? (
					<span className="text-soft">{t("This debrief is closed.")}</span>
				) : claim ? (
					<>
						<span className="font-semibold">{t("{name} will talk with you.", { name: claim.by.name })}</span>{" "}
						<span className="text-sm text-soft">
							<Ago at={claim.at} />
						</span>
					</>
				) : (
					debriefTold(onDuty)
				)}
			</p>
			<DebriefTalk
				id={id}
				meId={meId}
				messages={messages}
				to={done_at === null ? (claim?.by.name ?? null) : null}
				chatErased={chat_erased}
			/>
		</li>
	);
}
