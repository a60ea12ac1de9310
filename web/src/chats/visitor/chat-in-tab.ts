import { newClientId } from "../../platform/realtime/new-client-id.ts";
import { parseStoredObject } from "../../platform/storage/parse-stored-object.ts";
import { type ConversationDraft, conversationDraftIn } from "../../ui/conversation/conversation-draft.ts";

/** What this tab remembers of a visitor, and nobody else can: it is gone with the tab and with a quick exit. */
const draftKey = "intake";
const openChatKey = "open_chat";
/** The chat this tab was in last: its cookie opens it until the browser is closed, also when it has ended. */
const lastChatKey = "last_chat";
const requestKey = "intake_request";
const wordsKey = (chatId: string) => `words_${chatId}`;
/** The message to leave where that chat closed. */
export const leavingKey = (chatId: string) => `leaving_${chatId}`;

export type IntakeDraft = {
	readonly age: string;
	readonly gender: string;
	readonly interest: string;
	readonly scale: string;
	readonly email: string;
	readonly message: string;
	readonly accept_terms: boolean;
};

export const emptyDraft: IntakeDraft = {
	age: "",
	gender: "",
	interest: "",
	scale: "",
	email: "",
	message: "",
	accept_terms: false,
};

export const keptDraft = (): IntakeDraft => {
	const text = sessionStorage.getItem(draftKey);
	return text === null ? emptyDraft : { ...emptyDraft, ...parseStoredObject(text) };
};
export const keepDraft = (draft: IntakeDraft): void => sessionStorage.setItem(draftKey, JSON.stringify(draft));
export const forgetDraft = (): void => {
	sessionStorage.removeItem(draftKey);
	sessionStorage.removeItem(requestKey);
};

/** The same until the form got through, so that a form that is sent again makes no second chat. */
export const intakeRequestId = (): string => {
	const kept = sessionStorage.getItem(requestKey) ?? newClientId();
	sessionStorage.setItem(requestKey, kept);
	return kept;
};

export const openChatOfTab = (): string | null => sessionStorage.getItem(openChatKey);
export const lastChatOfTab = (): string | null => sessionStorage.getItem(lastChatKey);
export const keepOpenChat = (chatId: string): void => {
	sessionStorage.setItem(openChatKey, chatId);
	sessionStorage.setItem(lastChatKey, chatId);
};

/** A pop-up's storage dies with it; the page that opened it keeps the words for the next window. */
const storages = (): readonly Storage[] => {
	try {
		const opener: Storage | undefined = window.opener?.sessionStorage;
		return opener ? [sessionStorage, opener] : [sessionStorage];
	} catch {
		return [sessionStorage];
	}
};

/** By the page that opened the window, too: there is nothing to go back to. */
export const forgetOpenChat = (chatId: string): void => {
	for (const storage of storages()) if (storage.getItem(openChatKey) === chatId) storage.removeItem(openChatKey);
};

export const keptChatDraft = (chatId: string): ConversationDraft =>
	conversationDraftIn(parseStoredObject(sessionStorage.getItem(wordsKey(chatId))));
export const keepChatDraft = (chatId: string, draft: ConversationDraft): void => {
	for (const storage of storages()) storage.setItem(wordsKey(chatId), JSON.stringify(draft));
};
export const forgetChatDraft = (chatId: string): void => {
	for (const storage of storages()) storage.removeItem(wordsKey(chatId));
};

/** For the next person at a shared computer: nothing that a visitor wrote stays in the tab. */
export const startFresh = (chatId: string): void => {
	forgetChatDraft(chatId);
	forgetDraft();
	sessionStorage.removeItem(leavingKey(chatId));
	forgetOpenChat(chatId);
	for (const storage of storages()) storage.removeItem(lastChatKey);
};
