import { t } from "@warmline/contract/i18n";
import type { ApiToken, ApiTokenState, TokenDays } from "@warmline/contract/integrations/api-tokens";
import { formatDay, localDay } from "../../platform/time/time.ts";
import type { BadgeLook } from "../../ui/feedback/Badge.tsx";

export const stateNames: Readonly<Record<ApiTokenState, string>> = {
	active: t("Active"),
	expired: t("Expired"),
	revoked: t("Revoked"),
	inactive: t("Inactive"),
};

export const stateLooks: Readonly<Record<ApiTokenState, BadgeLook>> = {
	active: "good",
	expired: "plain",
	revoked: "plain",
	inactive: "bad",
};

export const daysNames: ReadonlyMap<TokenDays, string> = new Map([
	[30, t("30 days")],
	[90, t("90 days")],
	[365, t("1 year")],
	[null, t("Until it’s revoked")],
]);

/** How it stands, and what can be done where somebody has to do something. */
export const standing = ({ state, expires_at }: Pick<ApiToken, "state" | "expires_at">): string => {
	const day = expires_at === null ? null : formatDay(localDay(new Date(expires_at)));
	switch (state) {
		case "active":
			return day === null ? t("It works until it’s revoked.") : t("It works until {day}.", { day });
		case "expired":
			return t("It stopped working on {day}.", { day: day ?? "" });
		case "revoked":
			return t("It was revoked and doesn’t work any more.");
		case "inactive":
			return t("The person who created it can’t act as a director, so it doesn’t work. Create a new one in your name.");
	}
};
