import { useEffect } from "react";
import { isNearEnd, lookEvery, throttled } from "./near-end.ts";

/** What scrolls in the member area. */
export const scroller = (): HTMLElement | null => document.getElementById("content");

/** Calls for more whenever the end is near, be it by scrolling or because what is there is short. */
export const useMorePosts = (wanted: boolean, loaded: number, more: () => void): void => {
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each page it is looked whether it was enough.
	useEffect(() => {
		const element = scroller();
		if (!wanted || !element) return;
		const look = throttled(() => isNearEnd(element) && more(), lookEvery);
		look.ask();
		element.addEventListener("scroll", look.ask, { passive: true });
		window.addEventListener("resize", look.ask);
		return () => {
			look.stop();
			element.removeEventListener("scroll", look.ask);
			window.removeEventListener("resize", look.ask);
		};
	}, [wanted, loaded, more]);
};
