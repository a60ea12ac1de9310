import type { Chat } from "@warmline/contract/chats/chat";
import { type FocusEvent, type PointerEvent, useRef, useState } from "react";
import { inHeldOrder } from "../store/chat-order.ts";

/**
 * While somebody points at rows or has the focus on one, none may slip away from under the finger that is about to
 * press, nor from a screen reader that reads them.
 */
export const useHold = () => {
	const [pointed, setPointed] = useState(false);
	const [focused, setFocused] = useState(false);
	const hold = {
		onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType === "mouse"),
		onPointerLeave: () => setPointed(false),
		onFocus: () => setFocused(true),
		onBlur: (event: FocusEvent) => {
			if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
		},
	};
	return { held: pointed || focused, hold };
};

export const useHeldOrder = (sorted: readonly Chat[], held: boolean): readonly Chat[] => {
	const order = useRef<readonly string[]>([]);
	const chats = held ? inHeldOrder(sorted, order.current) : sorted;
	order.current = chats.map(({ chat_id }) => chat_id);
	return chats;
};
