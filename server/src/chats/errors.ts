import { t } from "@warmline/contract/i18n";
import { conflict, notFound } from "../platform/errors.ts";

/** The same for what is not there and for what somebody may not see. */
export const noSuchChat = () => notFound(t("No such chat."));
export const chatEnded = () => conflict("chat_ended", t("This chat has ended."));
