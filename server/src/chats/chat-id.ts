import { idFrom } from "../platform/http/requests/path-id.ts";
import { noSuchChat } from "./errors.ts";

export const chatIdFrom = (params: Record<string, string>): string => idFrom(params.chat_id, noSuchChat);
