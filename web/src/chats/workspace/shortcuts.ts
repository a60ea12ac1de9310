import { t } from "@warmline/contract/i18n";
import { localSetting } from "../../platform/storage/local-setting.ts";

const mac = /Mac|iP(hone|ad|od)/.test(navigator.platform);
const alt = mac ? "⌥" : "Alt";
const mod = mac ? "⌘" : "Ctrl";

/** In the words of the keyboard, by what they do. All but `help` work within a text field, too. */
export const shortcuts = [
	{ act: "next", binding: "Alt+ArrowDown", keys: [alt, "↓"], text: t("Next chat") },
	{ act: "previous", binding: "Alt+ArrowUp", keys: [alt, "↑"], text: t("Previous chat") },
	{ act: "waiting", binding: "Alt+KeyW", keys: [alt, "W"], text: t("Next waiting visitor") },
	{ act: "accept", binding: "Alt+Enter", keys: [alt, "↵"], text: t("Accept the chat") },
	{ act: "reply", binding: "Alt+KeyR", keys: [alt, "R"], text: t("Go to the message field") },
	{ act: "search", binding: "$mod+KeyK", keys: [mod, "K"], text: t("Search chats by name") },
	{ act: "help", binding: "?", keys: ["?"], text: t("Show these shortcuts") },
] as const;

export type ShortcutAct = (typeof shortcuts)[number]["act"];

/** A single character can be pressed by speech input by mistake: WCAG 2.1.4 asks for a way to switch it off. */
const questionMark = localSetting("warmline.question-mark");

export const questionMarkOn = questionMark.isOn;
export const setQuestionMark = questionMark.set;
export const useQuestionMarkOn = questionMark.useIsOn;
