import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useAddress } from "../../platform/routing/address.ts";
import { type Session, useSession } from "../../platform/session.ts";
import { localDay } from "../../platform/time/time.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { usePageTitle } from "../../ui/navigation/page-title.ts";
import { pagePath } from "../kind.ts";
import { mayChange, stateText } from "../state-text.ts";
import { OwnRecordCard } from "./OwnRecordCard.tsx";
import { pausedText } from "./own-record-text.ts";
import { isNotThere, notFetched, useOwnRecord } from "./use-own-record.ts";
import { type Stand, useStanding } from "./use-standing.ts";

/** Instead of the chats, for who has none yet. */
export function NotYetAnAgent() {
	const session = useSession();
	usePageTitle(t("Chats"));
	if (!session) return null;
	return session.user.role.role === "new_hire" ? (
		<NewHireOverlay session={session} />
	) : (
		<TraineeCard session={session} />
	);
}

type MemberProps = { readonly session: Session };

/** Covers the dashboard until the application is done. Behind it is nothing of a visitor. */
function NewHireOverlay({ session }: MemberProps) {
	const stand = useStanding(session);
	const { standing, application, kind } = stand;
	const declined = standing === "declined";
	const { heading, lines } = stateText(standing, application, localDay());
	return (
		<div className="absolute inset-0 grid place-items-center overflow-y-auto bg-sunk p-5">
			<section
				role="dialog"
				aria-labelledby="complete-profile"
				className="max-w-md rounded-card border border-line bg-surface p-8 text-center shadow-float"
			>
				<h1 id="complete-profile" className="text-2xl">
					{declined ? heading : t("Complete your profile for full access")}
				</h1>
				{standing === "none" ? (
					<p className="mt-3 text-soft">
						{t(
							"What’s missing is your application (about one hour). You can take chats once you have applied, been accepted, and finished the training.",
						)}
					</p>
				) : (
					<Lines lines={declined ? lines : [heading, ...lines]} />
				)}
				<LinkButton to={pagePath(kind, session.user_id)} className="mt-6">
					{overlayLabel(stand)}
				</LinkButton>
			</section>
		</div>
	);
}

const overlayLabel = ({ standing }: Stand): string => {
	if (mayChange(standing)) return t("Continue your application");
	return standing === "none" ? t("Go to the application") : t("See your application");
};

const wasJustSubmitted = (handed: unknown): boolean =>
	typeof handed === "object" && handed !== null && Reflect.get(handed, "submitted") === true;

function TraineeCard({ session }: MemberProps) {
	const { user_id } = session;
	const { standing, application, kind } = useStanding(session);
	const { data: record, error, refetch, isFetching } = useOwnRecord(user_id, standing);
	const submitted = wasJustSubmitted(useAddress().state);
	const banner = useNewsFocus(submitted);
	const shifts = !mayChange(standing) && (
		<LinkButton to={`/${user_id}/shift-manager`} variant="secondary">
			{t("See the shifts")}
		</LinkButton>
	);
	const paused = record?.suspended ?? null;
	const { heading, lines } = paused ? pausedText(paused.at) : stateText(standing, application, localDay());
	return (
		<div className="absolute inset-0 grid place-items-center overflow-y-auto p-5">
			<div className="w-full max-w-xl">
				{submitted && (
					<Banner tone="success" ref={banner} className="mb-5">
						{t("Application submitted!")}
					</Banner>
				)}
				<section className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
					<h1 className="text-2xl">{heading}</h1>
					<Lines lines={lines} />
					{mayChange(standing) && (
						<LinkButton to={pagePath(kind, user_id)} className="mt-6">
							{t("Continue your application")}
						</LinkButton>
					)}
					{record ? (
						<OwnRecordCard record={record} standing={standing} userId={user_id} beside={shifts} />
					) : (
						<div className="mt-6">{shifts}</div>
					)}
					{!record && error && !isNotThere(error) && (
						<Failed
							message={errorMessage(error, notFetched)}
							onRetry={() => void refetch()}
							busy={isFetching}
							className="mt-6"
						/>
					)}
				</section>
			</div>
		</div>
	);
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
	return lines.map((line) => (
		<p key={line} className="mt-3 whitespace-pre-wrap text-soft">
			{line}
		</p>
	));
}
