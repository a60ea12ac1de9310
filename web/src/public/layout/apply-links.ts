import { t } from "@warmline/contract/i18n";

export const applyLinks = [
	{ to: "/ApplyListener", label: t("Listener") },
	{ to: "/ApplySupervisor", label: t("Supervisor") },
	{ to: "/ApplyPlacement", label: t("Placement") },
] as const;
