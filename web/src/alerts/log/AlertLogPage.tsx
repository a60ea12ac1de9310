import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { alertKindNames } from "@warmline/contract/alerts/alert-names";
import { alertKinds } from "@warmline/contract/alerts/kinds";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSearchParams } from "../../platform/routing/address.ts";
import { useChangeParams } from "../../platform/routing/change-params.ts";
import { useSession } from "../../platform/session.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { PagedList } from "../../ui/PagedList.tsx";
import { alertLogQuery } from "../api.ts";
import { LoggedAlertCard } from "./LoggedAlertCard.tsx";

/** What was sent to whom, and who responded: for directors. */
export function AlertLogPage() {
	const session = useSession();
	const [params] = useSearchParams();
	const changeParams = useChangeParams();
	const kind = params.get("kind") ?? "";
	const log = useInfiniteQuery({ ...alertLogQuery(kind), placeholderData: keepPreviousData });
	const alerts = log.data?.pages.flatMap(({ results }) => results) ?? [];
	return (
		<Page
			title={t("Alerts")}
			lead={t("Which members were alerted, and what came of it. Entries are deleted after 90 days.")}
			width="column"
		>
			<div className="flex flex-wrap items-end justify-between gap-4">
				<Field label={t("Kind of alert")} className="min-w-60">
					<Select value={kind} onChange={({ target }) => changeParams({ kind: target.value })}>
						<option value="">{t("All alerts")}</option>
						{alertKinds.map((one) => (
							<option key={one} value={one}>
								{alertKindNames[one]}
							</option>
						))}
					</Select>
				</Field>
				<LinkButton to={`/${session?.user_id}/alerts/settings`} variant="secondary">
					{t("Alert settings")}
				</LinkButton>
			</div>
			<PagedList
				query={log}
				empty={log.data && !log.error && alerts.length === 0 ? t("No alerts yet.") : undefined}
				failure={log.error ? errorMessage(log.error, t("Couldn’t load the alerts.")) : undefined}
				loading={t("Loading alerts...")}
				more={t("Show older alerts")}
			>
				<ul className="space-y-4">
					{alerts.map((alert) => (
						<li key={alert.id}>
							<LoggedAlertCard alert={alert} />
						</li>
					))}
				</ul>
			</PagedList>
		</Page>
	);
}
