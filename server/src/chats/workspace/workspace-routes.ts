import {
	addCannedResponse,
	addNote,
	changeCannedResponse,
	finishLeftMessage,
	leftMessages,
	listCannedResponses,
	notes,
	removeCannedResponse,
	revealCaller,
	updateCallerName,
	wrapUp,
} from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { notFound } from "../../platform/errors.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import type { ChatContext } from "../chat-context.ts";
import { chatIdFrom } from "../chat-id.ts";
import { finishLeftMessageBy, listLeftMessages } from "../intake/left-messages.ts";
import {
	cannedResponsesOf,
	editCannedResponse,
	removeCannedResponseOf,
	saveCannedResponse,
} from "./canned-responses.ts";
import { readNotes, writeNote } from "./notes.ts";
import { rename } from "./rename-caller.ts";
import { reveal } from "./reveal-caller.ts";
import { wrapUpChat } from "./wrap-up.ts";

type Params = Record<string, string>;
const responseIdFrom = ({ response_id }: Params) => idFrom(response_id, () => notFound(t("No such response.")));
const messageIn = ({ message_id }: Params) => idFrom(message_id, () => notFound(t("No such message.")));

/** What agents ask for beside the talking. */
export const workspaceRoutes = (calls: Calls<MemberRow>, context: ChatContext) => {
	calls.answer(updateCallerName, async ({ body, member, params }) => ({
		result: await rename(context, member, chatIdFrom(params), body.new_name),
	}));
	calls.answer(revealCaller, async ({ member, params }) => ({
		result: await reveal(context, member, chatIdFrom(params)),
	}));

	calls.answer(notes, async ({ member, params }) => ({
		results: await readNotes(context, member, chatIdFrom(params)),
	}));
	calls.answer(addNote, async ({ body, member, params }) => ({
		result: await writeNote(context, member, chatIdFrom(params), body.body),
	}));

	calls.answer(listCannedResponses, async ({ member }) => ({ results: await cannedResponsesOf(context, member) }));
	calls.answer(addCannedResponse, async ({ body, member }) => ({
		result: await saveCannedResponse(context, member, body),
	}));
	calls.answer(changeCannedResponse, async ({ body, member, params }) => ({
		result: await editCannedResponse(context, member, responseIdFrom(params), body),
	}));
	calls.answer(removeCannedResponse, async ({ member, params }) => {
		await removeCannedResponseOf(context, member, responseIdFrom(params));
		return undefined;
	});

	calls.answer(wrapUp, async ({ body, member, params }) => {
		await wrapUpChat(context, member, chatIdFrom(params), body);
		return undefined;
	});
	calls.answer(leftMessages, async ({ query }) => listLeftMessages(context, query));
	calls.answer(finishLeftMessage, async ({ member, params }) => {
		await finishLeftMessageBy(context, member, messageIn(params));
		return undefined;
	});
};
