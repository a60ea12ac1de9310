import type { AlertKind } from "@warmline/contract/alerts/kinds";
import { t, tn } from "@warmline/contract/i18n";

type Called = {
	/** How many of the kind go on. */
	readonly many: (count: number) => string;
	/** The page where the reader can do something about it. */
	readonly page: string;
	readonly link: string;
};

export const openAlertTexts: Readonly<Record<AlertKind, Called>> = {
	visitor_waiting: {
		many: (count) =>
			tn(count, {
				one: "A visitor is waiting for someone to answer.",
				other: "{count} visitors are waiting for someone to answer.",
			}),
		page: "chat-dashboard",
		link: t("Open the chats"),
	},
	help_requested: {
		many: (count) =>
			tn(count, {
				one: "A listener is asking for a supervisor.",
				other: "{count} listeners are asking for a supervisor.",
			}),
		page: "wall",
		link: t("Open the live view"),
	},
	message_left: {
		many: (count) => tn(count, { one: "A message needs a reply.", other: "{count} messages need a reply." }),
		page: "follow-ups",
		link: t("Open follow-ups"),
	},
	shift_uncovered: {
		many: (count) =>
			tn(count, {
				one: "A shift that starts soon doesn’t have enough people.",
				other: "{count} shifts that start soon don’t have enough people.",
			}),
		page: "shift-manager",
		link: t("Open the shifts"),
	},
	supervisor_disconnected: {
		many: () => t("No supervisor is connected right now."),
		page: "chat-dashboard",
		link: t("Open the chats"),
	},
};
