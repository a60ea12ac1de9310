import { type ChatEvent, eventText } from "@warmline/contract/chats/event";

type Named = { readonly id: string; readonly name: string };

/** An event as the database has it: with the ids of members, by which their names go when they are erased. */
export type StoredEvent = {
	readonly code: "joined" | "supervisor_joined" | "supervisor_left" | "transferred" | "taken_over" | "handed_back";
	readonly by: Named | null;
	readonly to: Named | null;
};

export const toEvent = ({ code, by, to }: StoredEvent): ChatEvent => ({
	code,
	by: by?.name ?? null,
	to: to?.name ?? null,
});

export const textOfEvent = (event: StoredEvent): string => eventText(toEvent(event)) ?? "";
