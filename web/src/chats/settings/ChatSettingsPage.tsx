import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSession } from "../../platform/session.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { settingsQuery } from "../supervision-api.ts";
import { PauseForm } from "./PauseForm.tsx";
import { RulesForm } from "./RulesForm.tsx";

type ChatSettingsPageProps = {
	/** What is to be known of the shifts, for who lets them open the door. */
	readonly aboutShifts: ReactNode;
	/** What else directors decide for everybody. */
	readonly more: ReactNode;
};

/** How the organisation runs its chat: directors change it, supervisors read it. */
export function ChatSettingsPage({ aboutShifts, more }: ChatSettingsPageProps) {
	const session = useSession();
	const { data, error, refetch, isFetching } = useQuery(settingsQuery);
	const mayChange = session?.user.role.role === "director";
	return (
		<Page title={t("Chat settings")} lead={t("Changes apply immediately, everywhere.")} width="column">
			{!mayChange && (
				<Banner tone="info" className="mb-6">
					{t("Only a director can change these settings.")}
				</Banner>
			)}
			{data && (
				<div className="space-y-8">
					<PauseForm reason={data.paused_reason} mayChange={mayChange} />
					<RulesForm settings={data} mayChange={mayChange} aboutShifts={aboutShifts} />
				</div>
			)}
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the settings."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading>{t("Loading settings...")}</Loading>}
			<div className="mt-8">{more}</div>
		</Page>
	);
}
