import { t } from "@warmline/contract/i18n";
import { useLocation } from "wouter";
import { useSearchParams } from "../../platform/routing/address.ts";
import { Tabs } from "../../ui/navigation/Tabs.tsx";

/** The parts of the members' page; which one is shown stands in the address. */
export function MembersTabs() {
	const [here] = useLocation();
	const [params] = useSearchParams();
	const view = params.get("view");
	return (
		<Tabs
			name={t("Members and invitations")}
			tabs={[
				{ to: here, label: t("All members"), here: view === null },
				{ to: `${here}?view=invitations`, label: t("Invitations"), here: view === "invitations" },
				{ to: `${here}?view=import`, label: t("Import"), here: view === "import" },
			]}
		/>
	);
}
