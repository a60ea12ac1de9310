import { language, t } from "@warmline/contract/i18n";
import { base } from "../../platform/routing/language-address.ts";

/** Narrower than this a second window is a nuisance: the chat opens in the page. */
const narrow = 640;
const windowName = "warmline-chat";
const windowFeatures = "popup=yes,width=400,height=600";

export const wantsOwnWindow = (): boolean => window.innerWidth >= narrow;

/** Below the base of the page's language. */
export const chatPath = (chatId: string): string => `/customer-chat/${chatId}`;

/**
 * Must be called in the very press: a browser lets a page open a window only then. The address comes later, once the
 * chat is there. Null where the browser refused.
 */
export const openChatWindow = (): Window | null => {
	const opened = window.open("", windowName, windowFeatures);
	if (!opened || opened.closed) return null;
	if (isBlank(opened)) {
		opened.document.documentElement.lang = language;
		opened.document.title = t("Chat Support");
		opened.document.body.style.font = "1.1rem system-ui, sans-serif";
		opened.document.body.textContent = t("Opening your chat...");
	}
	opened.focus();
	return opened;
};

/** A window of that name may already hold a running chat. */
const isBlank = (opened: Window): boolean => {
	try {
		return opened.location.href === "about:blank";
	} catch {
		return false;
	}
};

/** Closes what was opened for nothing, but never a chat that runs. */
export const closeUnused = (opened: Window | null): void => {
	if (opened && !opened.closed && isBlank(opened)) opened.close();
};

/** False when the person has closed the window meanwhile. */
export const showChatIn = (opened: Window | null, chatId: string): boolean => {
	if (!opened || opened.closed) return false;
	opened.location.replace(`${base}${chatPath(chatId)}`);
	return true;
};
