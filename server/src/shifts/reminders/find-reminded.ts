import { isAgent } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { notFound } from "../../platform/errors.ts";
import { tokenHash } from "../../platform/tokens.ts";
import type { ShiftContext } from "../shift-context.ts";
import { placeByLink, type RemindedPlace } from "./reminder-queries.ts";

/** The place that a reminder's link is about, as long as its member works in shifts. */
export const findReminded = async (
	{ database }: Pick<ShiftContext, "database">,
	token: string,
): Promise<RemindedPlace> => {
	const place = await placeByLink(database.db, tokenHash(token));
	if (!place?.member.is_active || !place.member.is_verified || !isAgent(place.member.role))
		throw notFound(t("This link is no longer valid. You’ll find your shifts on your own page."));
	return place;
};
