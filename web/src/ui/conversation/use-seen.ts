import { type RefObject, useEffect } from "react";

/**
 * Tells the `seq` of the newest message of the other side once it stands before the person's eyes: scrolled into
 * sight, in a tab that is looked at.
 */
export const useSeen = (
	list: RefObject<HTMLElement | null>,
	newest: number | null,
	onSeen?: (seq: number) => void,
): void => {
	useEffect(() => {
		const bubble = newest === null ? null : list.current?.querySelector(`[data-seq="${newest}"]`);
		if (!onSeen || newest === null || !bubble) return;
		let inSight = false;
		const look = () => {
			if (inSight && document.visibilityState === "visible") onSeen(newest);
		};
		// The end of a long message is enough: it may be taller than the screen.
		const watch = new IntersectionObserver((entries) => {
			inSight = entries.some((entry) => entry.isIntersecting);
			look();
		});
		watch.observe(bubble);
		document.addEventListener("visibilitychange", look);
		return () => {
			watch.disconnect();
			document.removeEventListener("visibilitychange", look);
		};
	}, [list, newest, onSeen]);
};
