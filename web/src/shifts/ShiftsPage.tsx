import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useSession } from "../platform/session.ts";
import { classNames } from "../ui/class-names.ts";
import { Page } from "../ui/navigation/Page.tsx";
import { tabLook } from "../ui/navigation/tab-look.ts";
import { type ShiftTab, shiftTabs } from "./shift-tabs.ts";

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
			<nav aria-label={t("Shift sections")} className="border-b border-line">
				<ul className="-mb-px flex flex-wrap">
					{tabs.map(({ path, label }) => (
						<li key={path}>
							<Link
								to={`/${id}/${path}`}
								aria-current={path === at ? "page" : undefined}
								className={classNames(tabLook, tabs.length > 4 && "max-sm:px-1.5 max-sm:text-sm")}
							>
								{label}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			{duty && <div className="mt-4 empty:hidden">{duty}</div>}
			<div className="mt-6">{children}</div>
		</Page>
	);
}
