/** What this tab remembers of a visitor, and nobody else can: it is gone with the tab and with a quick exit. */
const draftKey = "intake";
const openChatKey = "open_chat";
const tokenKey = (chatId: string) => `visitor_token:${chatId}`;

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

/** A link may carry the chat's token behind `#`, which no server sees. It leaves the address bar at once. */
export const takeToken = (chatId: string): string | null => {
	const token = new URLSearchParams(window.location.hash.slice(1)).get("token");
	if (token) {
		sessionStorage.setItem(tokenKey(chatId), token);
		window.history.replaceState(window.history.state, "", window.location.pathname);
	}
	return sessionStorage.getItem(tokenKey(chatId));
};
