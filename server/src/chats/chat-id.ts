import { say } from "@warmline/contract/say";
import { notFound } from "../platform/errors.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";

export const chatIdFrom = (params: Record<string, string>): string =>
	idFrom(params.chat_id, () => notFound(say("No such chat.")));
