import { say } from "@warmline/contract/say";
import { conflict } from "../../platform/errors.ts";
import type { Desk } from "../chat-context.ts";
import { storeScaleAfter } from "./lifecycle-queries.ts";

/** How the visitor feels after the chat. Stored, and told to nobody. */
export const rateAfter = async (desk: Desk, chatId: string, scale: number) => {
	if (await storeScaleAfter(desk.database.db, chatId, scale)) return;
	throw conflict("not_ended", say("This chat has not ended yet."));
};
