import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSession } from "../platform/session.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import { preferencesQuery } from "./api.ts";
import { DisplayPreferences } from "./DisplayPreferences.tsx";
import { NoticePreferences } from "./NoticePreferences.tsx";
import { PrivacyPreferences } from "./PrivacyPreferences.tsx";

type PreferencesPageProps = {
	readonly push?: ReactNode;
	/** How one is called when no page is open. */
	readonly alerts?: ReactNode;
	/** Whom one has muted or blocked. */
	readonly silenced: ReactNode;
	/** Second step and logins, which are not kept at once. */
	readonly security: ReactNode;
};

/** How the product is for one member. Everything is kept as soon as it is chosen. */
export function PreferencesPage({ push, alerts, silenced, security }: PreferencesPageProps) {
	const session = useSession();
	const { data, error, refetch, isFetching } = useQuery(preferencesQuery);
	// Who has only registered meets nobody yet: there is nothing to hear of, and nobody to hide from.
	const meets = session?.user.role.role !== "new_hire";
	return (
		<Page title={t("Preferences")} lead={t("Changes are saved automatically.")} width="column">
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load your preferences."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading>{t("Loading your preferences...")}</Loading>}
			{data && (
				<div className="space-y-6">
					<DisplayPreferences preferences={data} />
					{security}
					{meets && (
						<>
							<NoticePreferences preferences={data} push={push} />
							{alerts}
							<PrivacyPreferences preferences={data} />
							{silenced}
						</>
					)}
				</div>
			)}
		</Page>
	);
}
