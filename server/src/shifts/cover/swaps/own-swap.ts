import { t } from "@warmline/contract/i18n";
import type { Db } from "../../../platform/db/database.ts";
import { conflict, notFound } from "../../../platform/errors.ts";
import { swapById, type WholeSwap } from "./swap-queries.ts";

export const noSuchSwap = () => notFound(t("No such swap."));
export const swapOver = () =>
	conflict("swap_over", t("This swap is closed: it was answered, or one of the shifts has changed."));

/** A swap of their that waits for an answer. What others have asked each other is not there for them. */
export const ownSwap = async (db: Db, memberId: string, swapId: string): Promise<WholeSwap> => {
	const found = await swapById(db, swapId);
	if (!found || (found.from.id !== memberId && found.to.id !== memberId)) throw noSuchSwap();
	if (found.swap.ended_at) throw swapOver();
	return found;
};
