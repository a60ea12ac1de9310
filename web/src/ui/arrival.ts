import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * For the heading of a page: on arrival it takes focus, so that screen readers say where one is, and the page stands
 * at its top. The first page of a visit (key "default") leaves focus where the browser has it, before the skip link;
 * on the way back the browser knows better how far down one was.
 */
export const useArrival = (): RefObject<HTMLHeadingElement | null> => {
	const { key, pathname } = useLocation();
	const way = useNavigationType();
	const heading = useRef<HTMLHeadingElement>(null);
	const arrival = useRef({ key, way });
	arrival.current = { key, way };

	useEffect(() => {
		if (!pathname || arrival.current.key === "default") return;
		if (arrival.current.way !== "POP") {
			window.scrollTo(0, 0);
			document.getElementById("content")?.scrollTo(0, 0);
		}
		heading.current?.focus({ preventScroll: true });
	}, [pathname]);

	return heading;
};
