import type { DebriefNews } from "@warmline/contract/chats/debrief-calls";

export const noDebriefNews: DebriefNews = { waiting: [], unread: [] };
