import { say } from "@warmline/contract/say";
import { idFrom } from "../platform/http/requests/path-id.ts";
import { notFound } from "../platform/refusals.ts";

export const chatIdFrom = (params: Record<string, string>): string =>
	idFrom(params.chat_id, () => notFound(say("There is no such chat.")));
