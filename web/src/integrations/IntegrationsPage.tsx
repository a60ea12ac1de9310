import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { useSession } from "../platform/session.ts";
import { Page } from "../ui/navigation/Page.tsx";
import { Tabs } from "../ui/navigation/Tabs.tsx";

const tabs = [
	{ path: "integrations", label: t("API tokens") },
	{ path: "integrations/webhooks", label: t("Webhooks") },
] as const;

type IntegrationsPageProps = { readonly at: (typeof tabs)[number]["path"]; readonly children: ReactNode };

/** What connects other systems of the organisation: for directors. */
export function IntegrationsPage({ at, children }: IntegrationsPageProps) {
	const session = useSession();
	return (
		<Page
			title={t("Integrations")}
			lead={t("Connect a spreadsheet, a dashboard or another system. None of them can see what visitors say.")}
			width="column"
		>
			<Tabs
				name={t("Integration sections")}
				tabs={tabs.map(({ path, label }) => ({ to: `/${session?.user_id}/${path}`, label, here: path === at }))}
			/>
			<div className="mt-6">{children}</div>
		</Page>
	);
}
