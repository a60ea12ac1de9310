import { t } from "@warmline/contract/i18n";
import { notFound } from "../platform/errors.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";

export const chatIdFrom = (params: Record<string, string>): string =>
	idFrom(params.chat_id, () => notFound(t("No such chat.")));
