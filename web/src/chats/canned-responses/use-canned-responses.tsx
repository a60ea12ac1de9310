import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import type { Assist } from "../../ui/conversation/Composer.tsx";
import { cannedResponsesQuery } from "../api.ts";
import { CannedList } from "./CannedList.tsx";
import { askedFor, matching } from "./canned-responses.ts";

type CannedOptions = {
	readonly text: string;
	readonly onText: (text: string) => void;
	readonly onManage: () => void;
};

/** Ready words for the message field: a slash at its start opens the list. */
export const useCannedResponses = ({ text, onText, onManage }: CannedOptions): Assist => {
	const listId = useId();
	const [closed, setClosed] = useState(false);
	const [active, setActive] = useState(0);
	const asked = askedFor(text);
	if (asked === null && closed) setClosed(false);
	const open = asked !== null && !closed;
	const { data, isError, refetch } = useQuery({ ...cannedResponsesQuery, enabled: open });
	const found = open && data ? matching(data, asked) : [];
	const at = Math.min(active, Math.max(0, found.length - 1));

	const insert = (body: string) => {
		setActive(0);
		onText(body);
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
				insert(chosen.body);
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
			<CannedList
				id={listId}
				words={data ? found : null}
				failed={isError}
				activeId={found[at]?.id ?? null}
				onChoose={insert}
				onRetry={() => void refetch()}
				onManage={onManage}
			/>
		),
	};
};
