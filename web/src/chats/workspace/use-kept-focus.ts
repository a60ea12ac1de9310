import { type RefObject, useEffect, useRef } from "react";

const inTurn = ["[data-focus=reply]", "[data-focus=accept]", "[data-focus=chat]", "h1"];

/** Where one goes on in the chat that is open: its field, else the button that takes it, else its name. */
export const focusReply = (store: HTMLElement | null): void => {
	const there = inTurn.map((selector) => store?.querySelector<HTMLElement>(selector));
	there.find((element) => element?.checkVisibility())?.focus();
};

/** On phones a field that takes the focus by itself brings up the keyboard. */
const focusChat = (store: HTMLElement): void => {
	if (window.matchMedia("(pointer: fine)").matches) focusReply(store);
	else store.querySelector<HTMLElement>("[data-focus=chat], h1")?.focus({ preventScroll: true });
};

/**
 * What had the focus may go or be disabled by an act, a frame or a lost connection. Then the browser lets it fall to
 * the body, and somebody without a mouse would start at the top of the page again.
 */
export const useKeptFocus = (store: RefObject<HTMLElement | null>): void => {
	const last = useRef<Element | null>(null);
	useEffect(() => {
		const element = store.current;
		const focused = ({ target }: FocusEvent) => {
			last.current = target instanceof Element ? target : null;
		};
		// A press beside everything takes the focus away on purpose. What is taken away is still there while it loses it.
		const left = ({ target }: FocusEvent) =>
			queueMicrotask(() => {
				if (target === last.current && last.current?.isConnected && !last.current.matches(":disabled"))
					last.current = null;
			});
		element?.addEventListener("focusin", focused);
		element?.addEventListener("focusout", left);
		return () => {
			element?.removeEventListener("focusin", focused);
			element?.removeEventListener("focusout", left);
		};
	}, [store]);
	useEffect(() => {
		const lost = last.current;
		const active = document.activeElement;
		if (!store.current || !lost || (active !== document.body && active !== lost)) return;
		const isGone = !lost.isConnected;
		const isDisabled = lost.matches(":disabled:not([aria-busy])");
		if (!isGone && !isDisabled) return;
		last.current = null;
		focusChat(store.current);
	});
};
