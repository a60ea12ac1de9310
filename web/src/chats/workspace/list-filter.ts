import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";

/** Which rows a supervisor looks at. */
export const listFilters = ["all", "waiting", "active", "mine", "hand"] as const;
export type ListFilter = (typeof listFilters)[number];

export const filterNames: Readonly<Record<ListFilter, string>> = {
	all: t("All"),
	waiting: t("Waiting"),
	active: t("Active"),
	mine: t("Mine"),
	hand: t("Help requested"),
};

export const passes = (chat: Chat, filter: ListFilter, meId: string): boolean => {
	switch (filter) {
		case "all":
			return true;
		case "waiting":
		case "active":
			return chat.status === filter;
		case "mine":
			return chat.assigned_agent === meId;
		case "hand":
			return chat.hand !== null;
	}
};
