import { type RefObject, useEffect, useRef } from "react";

/**
 * For the words that say what came of an act, when what was pressed may be gone: they get the focus with each news
 * (not null, undefined or false). A dialog gives the focus back when it closes; the words wait for that while `dialogOpen`.
 */
export const useNewsFocus = <E extends HTMLElement = HTMLDivElement>(
	news: unknown,
	dialogOpen = false,
): RefObject<E | null> => {
	const words = useRef<E>(null);
	useEffect(() => {
		if (news === null || news === undefined || news === false || dialogOpen) return;
		const frame = requestAnimationFrame(() => words.current?.focus());
		return () => cancelAnimationFrame(frame);
	}, [news, dialogOpen]);
	return words;
};
