/** What this tab remembers of a visitor, and nobody else can: it is gone with the tab and with a quick exit. */
const draftKey = "intake";
const openChatKey = "open_chat";

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

const parseDraft = (text: string | null): IntakeDraft => {
	if (text === null) return emptyDraft;
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" ? { ...emptyDraft, ...value } : emptyDraft;
	} catch {
		return emptyDraft;
	}
};

export const keptDraft = (): IntakeDraft => parseDraft(sessionStorage.getItem(draftKey));
export const keepDraft = (draft: IntakeDraft): void => sessionStorage.setItem(draftKey, JSON.stringify(draft));
export const forgetDraft = (): void => sessionStorage.removeItem(draftKey);

export const openChatOfTab = (): string | null => sessionStorage.getItem(openChatKey);
export const keepOpenChat = (chatId: string): void => sessionStorage.setItem(openChatKey, chatId);
export const forgetOpenChat = (): void => sessionStorage.removeItem(openChatKey);
