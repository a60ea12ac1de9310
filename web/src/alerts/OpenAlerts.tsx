import { useQuery } from "@tanstack/react-query";
import { isAgent } from "@warmline/contract/accounts/roles";
import { alertKinds } from "@warmline/contract/alerts/kinds";
import { t } from "@warmline/contract/i18n";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useLocation } from "wouter";
import { useSession } from "../platform/session.ts";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Ago } from "../ui/text/Ago.tsx";
import { openAlertsQuery } from "./api.ts";
import { openAlertTexts } from "./open-alert-text.ts";

/** Around every page of the member area: what the reader is called for, until somebody has responded. */
export function OpenAlerts() {
	const session = useSession();
	return session && isAgent(session.user.role.role) ? <Alerts userId={session.user_id} /> : null;
}

function Alerts({ userId }: { readonly userId: string }) {
	const [pathname] = useLocation();
	const { data = [] } = useQuery(openAlertsQuery);
	const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
	const lines = alertKinds.flatMap((kind) => {
		const alerts = data.filter((alert) => alert.kind === kind && !dismissed.has(alert.id));
		const [oldest] = alerts;
		return oldest ? [{ kind, alerts, oldest, ...openAlertTexts[kind] }] : [];
	});
	return (
		<>
			{/* A live region is heard when it was there before its words. */}
			<p role="status" className="sr-only">
				{lines.map(({ alerts, many }) => many(alerts.length)).join(" ")}
			</p>
			{lines.map(({ kind, alerts, oldest, many, page, link }) => {
				const path = `/${userId}/${page}`;
				return (
					<aside
						key={kind}
						aria-label={t("Alert")}
						className="flex shrink-0 items-center gap-x-2 border-b border-care bg-care-wash py-2 pr-2 pl-5 text-care"
					>
						{/* The link beside the words: the notices of chats lie over the other side. */}
						<div className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2">
							<p className="font-medium">
								{many(alerts.length)}{" "}
								<span className="font-normal">
									{t("Since:")} <Ago at={oldest.began_at} />
								</span>
							</p>
							{pathname !== path && (
								<LinkButton to={path} variant="secondary">
									{link}
								</LinkButton>
							)}
						</div>
						<button
							type="button"
							aria-label={t("Dismiss")}
							onClick={() => setDismissed(new Set([...dismissed, ...alerts.map(({ id }) => id)]))}
							className="grid size-11 shrink-0 place-items-center rounded-control"
						>
							<X aria-hidden="true" className="size-5" />
						</button>
					</aside>
				);
			})}
		</>
	);
}
