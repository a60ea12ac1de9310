import type { AnswerOf } from "@warmline/contract/calls";
import { chatStatus } from "@warmline/contract/chats/calls";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { request } from "../platform/api.ts";

export type Door = AnswerOf<typeof chatStatus>;
/** What is shown: the form, or the page for when nobody is there; null until one can be chosen. */
export type DoorView = "form" | "closed" | null;

/** Milliseconds between two questions, and how long the form waits for the first answer. */
const askEvery = 30_000;
const patience = 2500;

/**
 * Whether the chat is open, asked before anything is typed and again while the page is looked at. Where nobody can
 * say, the form is there: a chat that is closed refuses it in words. Nothing changes under the hands of who types.
 */
export const useDoor = (touched: RefObject<boolean>) => {
	const [door, setDoor] = useState<Door | null>(null);
	const [view, setView] = useState<DoorView>(null);

	const ask = useCallback(async () => {
		try {
			const said = await request(chatStatus);
			setDoor(said);
			setView((before) => {
				if (before === null) return said.open ? "form" : "closed";
				return before === "form" && !said.open && !touched.current ? "closed" : before;
			});
		} catch {
			setDoor(null);
			setView((before) => before ?? "form");
		}
	}, [touched]);

	useEffect(() => {
		void ask();
		const late = setTimeout(() => setView((before) => before ?? "form"), patience);
		const askAgain = () => {
			if (document.visibilityState === "visible") void ask();
		};
		const timer = setInterval(askAgain, askEvery);
		document.addEventListener("visibilitychange", askAgain);
		return () => {
			clearTimeout(late);
			clearInterval(timer);
			document.removeEventListener("visibilitychange", askAgain);
		};
	}, [ask]);

	return { door, view, setView, ask };
};
