import {
	addCannedWords,
	addNote,
	changeCannedWords,
	finishLeftMessage,
	leftMessages,
	listCannedWords,
	notes,
	removeCannedWords,
	revealCaller,
	updateCallerName,
	wrapUp,
} from "@warmline/contract/chats/desk-calls";
import { say } from "@warmline/contract/say";
import type { MemberRow } from "../../accounts/index.ts";
import { notFound } from "../../platform/errors.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import type { Desk } from "../chat-context.ts";
import { chatIdFrom } from "../chat-id.ts";
import { finishLeftMessageBy, listLeftMessages } from "../intake/left-messages.ts";
import { changeWords, keepWords, removeWords, wordsOf } from "./canned-responses.ts";
import { readNotes, writeNote } from "./notes.ts";
import { rename } from "./rename-caller.ts";
import { reveal } from "./reveal-caller.ts";
import { wrapUpChat } from "./wrap-up.ts";

type Params = Record<string, string>;
const wordsIn = ({ words_id }: Params) => idFrom(words_id, () => notFound(say("There are no such words.")));
const messageIn = ({ message_id }: Params) => idFrom(message_id, () => notFound(say("There is no such message.")));

/** What agents ask for beside the talking. */
export const deskRoutes = (calls: Calls<MemberRow>, desk: Desk) => {
	calls.answer(updateCallerName, async ({ body, member, params }) => ({
		result: await rename(desk, member, chatIdFrom(params), body.new_name),
	}));
	calls.answer(revealCaller, async ({ member, params }) => ({
		result: await reveal(desk, member, chatIdFrom(params)),
	}));

	calls.answer(notes, async ({ member, params }) => ({ results: await readNotes(desk, member, chatIdFrom(params)) }));
	calls.answer(addNote, async ({ body, member, params }) => ({
		result: await writeNote(desk, member, chatIdFrom(params), body.body),
	}));

	calls.answer(listCannedWords, async ({ member }) => ({ results: await wordsOf(desk, member) }));
	calls.answer(addCannedWords, async ({ body, member }) => ({ result: await keepWords(desk, member, body) }));
	calls.answer(changeCannedWords, async ({ body, member, params }) => ({
		result: await changeWords(desk, member, wordsIn(params), body),
	}));
	calls.answer(removeCannedWords, async ({ member, params }) => {
		await removeWords(desk, member, wordsIn(params));
		return undefined;
	});

	calls.answer(wrapUp, async ({ body, member, params }) => {
		await wrapUpChat(desk, member, chatIdFrom(params), body);
		return undefined;
	});
	calls.answer(leftMessages, async ({ query }) => listLeftMessages(desk, query));
	calls.answer(finishLeftMessage, async ({ member, params }) => {
		await finishLeftMessageBy(desk, member, messageIn(params));
		return undefined;
	});
};
