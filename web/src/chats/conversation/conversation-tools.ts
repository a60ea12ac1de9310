import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import type { Me } from "../store/chat-lists.ts";

export const tools = [
	"transfer",
	"withdraw",
	"raise_hand",
	"withdraw_help",
	"crisis_lines",
	"resource",
	"take_over",
	"hand_back",
	"block",
] as const;
export type Tool = (typeof tools)[number];

const may: Readonly<Record<Tool, (chat: Chat, me: Me, own: boolean, joined: boolean) => boolean>> = {
	transfer: (chat, me, own) => (own || me.supervising) && chat.offered_to === null,
	withdraw: (chat, me, own) => (own || me.supervising) && chat.offered_to !== null,
	raise_hand: (chat, _me, own) => own && chat.hand === null,
	withdraw_help: (chat, me, own) => (own || me.supervising) && chat.hand !== null,
	crisis_lines: (_chat, _me, own) => own,
	resource: (_chat, _me, own, joined) => own || joined,
	take_over: (_chat, me, own) => me.supervising && !own,
	hand_back: (chat, _me, own) => own && chat.taken_over_from !== null,
	block: (_chat, me, own) => own || me.supervising,
};

/** What this agent can do with the chat beside talking; of one that waits or has ended, only keep its visitor away. */
export const toolsFor = (chat: Chat, me: Me, joined = false): readonly Tool[] =>
	tools.filter(
		(tool) =>
			(chat.status === "active" || tool === "block") && may[tool](chat, me, chat.assigned_agent === me.id, joined),
	);

export const toolNames = (chat: Chat, { id, supervising }: Me): Readonly<Record<Tool, string>> => ({
	transfer: t("Transfer"),
	withdraw: t("Cancel transfer"),
	raise_hand: t("Ask for help"),
	withdraw_help: chat.assigned_agent === id ? t("Cancel help request") : t("Mark as handled"),
	crisis_lines: t("Crisis lines"),
	resource: t("Share a resource"),
	take_over: t("Take over"),
	hand_back: t("Hand back to {name}", { name: chat.taken_over_from?.name ?? t("its listener") }),
	block: supervising ? t("Block") : t("Request a block"),
});
