import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useAddress } from "../../platform/routing/address.ts";

/**
 * For the heading of a page: on arrival it takes focus, so that screen readers say where one is, and the page stands
 * at its top. The first page of a visit leaves focus where the browser has it, before the skip link; on the way back
 * the browser knows better how far down one was.
 */
export const useArrival = (): RefObject<HTMLHeadingElement | null> => {
	const [pathname] = useLocation();
	const { action } = useAddress();
	const heading = useRef<HTMLHeadingElement>(null);
	const latestAction = useRef(action);
	latestAction.current = action;

	useEffect(() => {
		if (!pathname || latestAction.current === "first") return;
		if (latestAction.current === "push") {
			window.scrollTo(0, 0);
			document.getElementById("content")?.scrollTo(0, 0);
		}
		heading.current?.focus({ preventScroll: true });
	}, [pathname]);

	return heading;
};
