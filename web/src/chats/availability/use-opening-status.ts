import { chatStatus } from "@warmline/contract/chats/calls";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { now } from "../../platform/time/time.ts";
import { closedStatus, type OpeningStatus, stillKnown } from "./known-opening-status.ts";
import { recheckDelay } from "./recheck-delay.ts";

/** What is shown: the form, or the page for when nobody is there; null until one can be chosen. */
export type IntakeView = "form" | "closed" | null;

/** Milliseconds the form waits for the first answer. */
const patience = 2500;

/**
 * Whether the chat is open, asked before anything is typed and again while the page is looked at. Where nobody can
 * say, the form is there: a chat that is closed refuses it in words. Nothing changes under the hands of who types.
 */
export const useOpeningStatus = (touched: RefObject<boolean>, firstView: IntakeView = null) => {
	const [opening, setOpening] = useState<OpeningStatus | null>(null);
	/** Nobody has answered yet. */
	const [asking, setAsking] = useState(true);
	const [view, setView] = useState(firstView);
	/** Answers may come in another order than they were asked for. */
	const asks = useRef({ put: 0, answered: 0 });

	const ask = useCallback(async () => {
		asks.current.put += 1;
		const asked = asks.current.put;
		const isOld = () => asked < asks.current.answered;
		try {
			const said = await request(chatStatus);
			if (isOld()) return;
			asks.current.answered = asked;
			setOpening(said);
			setView((before) => {
				if (before === null) return said.open ? "form" : "closed";
				return before === "form" && !said.open && !touched.current ? "closed" : before;
			});
		} catch {
			if (isOld()) return;
			setOpening(stillKnown);
			setView((before) => before ?? "form");
		} finally {
			setAsking(false);
		}
	}, [touched]);

	/** A form was refused because the chat has closed meanwhile. */
	const refused = (next_open: string | null) => {
		asks.current.answered = asks.current.put + 1;
		setOpening((known) => closedStatus(known, next_open));
		setView("closed");
		void ask();
	};

	useEffect(() => {
		void ask();
		const late = setTimeout(() => setView((before) => before ?? "form"), patience);
		return () => clearTimeout(late);
	}, [ask]);

	const pause = recheckDelay(opening, now());
	useEffect(() => {
		const askAgain = () => {
			if (document.visibilityState === "visible") void ask();
		};
		const timer = setInterval(askAgain, pause);
		document.addEventListener("visibilitychange", askAgain);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", askAgain);
		};
	}, [ask, pause]);

	return { opening, asking, view, setView, refused };
};
