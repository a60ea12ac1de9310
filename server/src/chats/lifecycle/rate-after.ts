import { t } from "@warmline/contract/i18n";
import { conflict } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { storeScaleAfter } from "./lifecycle-queries.ts";

/** How the visitor feels after the chat. Stored, and told to nobody. */
export const rateAfter = async (context: ChatContext, chatId: string, scale: number) => {
	if (await storeScaleAfter(context.database.db, chatId, scale)) return;
	throw conflict("not_ended", t("This chat has not ended yet."));
};
