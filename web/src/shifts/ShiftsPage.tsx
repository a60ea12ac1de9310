import { type Role, roleNames, supervisingRoles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { useSession } from "../platform/session.ts";
import { Page } from "../ui/navigation/Page.tsx";
import { Tabs } from "../ui/navigation/Tabs.tsx";

/** The pages of the shift manager, in the order of its tabs. */
const shiftTabs = [
	{ path: "shift-manager", label: t("Week"), roles: roleNames },
	{ path: "shift-manager/month", label: t("Month"), roles: roleNames },
	{ path: "shift-manager/mine", label: t("My shifts"), roles: roleNames },
	{ path: "shift-manager/hours", label: t("Hours"), roles: roleNames },
	{ path: "shift-manager/coverage", label: t("Coverage"), roles: supervisingRoles },
	{ path: "shift-manager/rota", label: t("Weekly schedule"), roles: supervisingRoles },
] as const satisfies readonly { path: string; label: string; roles: readonly Role[] }[];

type ShiftTab = (typeof shiftTabs)[number]["path"];

type ShiftsPageProps = {
	readonly title: string;
	readonly heading?: ReactNode;
	readonly lead?: ReactNode;
	/** The tab one is at, or below. */
	readonly at: ShiftTab;
	readonly duty?: ReactNode;
	readonly children: ReactNode;
};

/** A page of the shift manager, with the way to its others. */
export function ShiftsPage({ title, heading, lead, at, duty, children }: ShiftsPageProps) {
	const session = useSession();
	if (!session) return null;
	const { id, role } = session.user;
	const tabs = shiftTabs.filter(({ roles }) => roles.some((one) => one === role.role));
	return (
		<Page title={title} heading={heading} lead={lead} width="wide">
			<Tabs
				name={t("Shift sections")}
				tabs={tabs.map(({ path, label }) => ({ to: `/${id}/${path}`, label, here: path === at }))}
			/>
			{duty && <div className="mt-3 empty:hidden sm:mt-4">{duty}</div>}
			<div className="mt-4 sm:mt-6">{children}</div>
		</Page>
	);
}
