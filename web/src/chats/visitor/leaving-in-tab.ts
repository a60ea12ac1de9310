import { parseStoredObject } from "../../platform/storage/parse-stored-object.ts";
import { emptyDraft, type IntakeDraft, leavingKey } from "./chat-in-tab.ts";

/** The message that is written where a chat closed; null until one was begun. */
export const keptLeaving = (chatId: string): IntakeDraft | null => {
	const text = sessionStorage.getItem(leavingKey(chatId));
	return text === null ? null : { ...emptyDraft, ...parseStoredObject(text) };
};
export const keepLeaving = (chatId: string, draft: IntakeDraft): void =>
	sessionStorage.setItem(leavingKey(chatId), JSON.stringify(draft));
