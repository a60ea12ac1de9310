import { useQuery } from "@tanstack/react-query";
import type { CannedResponse } from "@warmline/contract/chats/agent-calls";
import { type KeyboardEvent, useId, useState } from "react";
import type { Assist } from "../../ui/conversation/Composer.tsx";
import { cannedResponsesQuery } from "../api.ts";
import { CannedResponseOptions } from "./CannedResponseOptions.tsx";
import { fillPlaceholders, matching, type Names, searchIn } from "./canned-responses.ts";

type CannedResponsesOptions = {
	readonly text: string;
	readonly names: Names;
	readonly onText: (text: string) => void;
	readonly onManage: () => void;
};

/** Canned responses for the message field: a slash at its start opens the list. */
export const useCannedResponses = ({ text, names, onText, onManage }: CannedResponsesOptions): Assist => {
	const listId = useId();
	const [closed, setClosed] = useState(false);
	const [active, setActive] = useState(0);
	const search = searchIn(text);
	if (search === null && closed) setClosed(false);
	const open = search !== null && !closed;
	const { data, isError, refetch } = useQuery({ ...cannedResponsesQuery, enabled: open });
	const found = open && data ? matching(data, search) : [];
	const at = Math.min(active, Math.max(0, found.length - 1));

	const insert = ({ body }: CannedResponse) => {
		setActive(0);
		onText(fillPlaceholders(body, names));
	};

	const pressed = (event: KeyboardEvent): boolean => {
		if (!open || event.nativeEvent.isComposing) return false;
		if (event.key === "Escape") {
			setClosed(true);
			return true;
		}
		const chosen = found[at];
		// A shortcut with a slip in it must not go out to the visitor; after Escape the text is a message like any other.
		if (!chosen) return event.key === "Enter";
		switch (event.key) {
			case "ArrowDown":
				setActive((at + 1) % found.length);
				return true;
			case "ArrowUp":
				setActive((at - 1 + found.length) % found.length);
				return true;
			case "Enter":
				if (event.shiftKey) return false;
				insert(chosen);
				return true;
			default:
				setActive(0);
				return false;
		}
	};

	return {
		pressed,
		attributes: open
			? {
					role: "combobox",
					"aria-expanded": true,
					"aria-haspopup": "listbox",
					"aria-controls": listId,
					"aria-autocomplete": "list",
					"aria-activedescendant": found[at] ? `${listId}-${found[at].id}` : undefined,
				}
			: {},
		popup: open && (
			<CannedResponseOptions
				id={listId}
				responses={data ? found : null}
				none={data?.length === 0}
				failed={isError}
				activeId={found[at]?.id ?? null}
				onChoose={insert}
				onRetry={() => void refetch()}
				onManage={onManage}
			/>
		),
	};
};
