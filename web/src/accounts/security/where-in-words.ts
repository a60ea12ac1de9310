import type { OwnSession } from "@warmline/contract/accounts/security-calls";
import { say } from "@warmline/contract/say";

/** What somebody was logged in with, as far as it said so. */
export const whereInWords = ({ browser, system }: Pick<OwnSession, "browser" | "system">): string => {
	if (browser !== null && system !== null) return say("{browser} on {system}", { browser, system });
	return browser ?? system ?? say("Another app");
};
