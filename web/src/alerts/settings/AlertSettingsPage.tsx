import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSession } from "../../platform/session.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { alertSettingsQuery } from "../api.ts";
import { EscalationForm } from "./EscalationForm.tsx";

/** Who is asked for each kind of alert, and after how long: for directors. */
export function AlertSettingsPage() {
	const session = useSession();
	const { data, error, refetch, isFetching } = useQuery(alertSettingsQuery);
	return (
		<Page
			title={t("Alert settings")}
			lead={t(
				"Which groups are alerted if no one responds, and after how long. If no one in a group can be reached, the next group is alerted right away.",
			)}
			width="column"
		>
			<LinkButton to={`/${session?.user_id}/alerts`} variant="secondary">
				{t("Open the alert log")}
			</LinkButton>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the settings."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading>{t("Loading settings...")}</Loading>}
			<div className="mt-6 space-y-6">
				{data?.map((escalation) => (
					<EscalationForm key={escalation.kind} escalation={escalation} />
				))}
			</div>
		</Page>
	);
}
