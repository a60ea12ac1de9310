import type { OwnSession } from "@warmline/contract/accounts/security-calls";
import { t } from "@warmline/contract/i18n";

/** What somebody was logged in with, as far as it said so. */
export const sessionText = ({ browser, system }: Pick<OwnSession, "browser" | "system">): string => {
	if (browser !== null && system !== null) return t("{browser} on {system}", { browser, system });
	return browser ?? system ?? t("Another app");
};
