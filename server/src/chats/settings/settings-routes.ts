import { changeChatSettings, readChatSettings, setChatsLimit } from "@warmline/contract/chats/settings-calls";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { notFound } from "../../platform/errors.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import type { ChatContext } from "../chat-context.ts";
import { limitChatsOf } from "../duty/set-chats-limit.ts";
import { changeSettings } from "./change-settings.ts";

const noSuchListener = () => notFound(t("No such listener."));

/** How the chat is run. */
export const settingsRoutes = (calls: Calls<MemberRow>, context: ChatContext) => {
	calls.answer(readChatSettings, async () => ({ result: context.settings.current }));

	calls.answer(changeChatSettings, async ({ body, member }) => ({
		result: await changeSettings(context, member, body),
	}));

	calls.answer(setChatsLimit, async ({ body, member, params }) => ({
		result: await limitChatsOf(context, member, idFrom(params.id, noSuchListener), body.limit),
	}));
};
