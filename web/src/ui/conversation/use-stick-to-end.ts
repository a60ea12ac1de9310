import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end that still count as being there. */
const near = 48;

type Sticky = {
	/** The latest entry; null while there is none. */
	readonly last: string | null;
	/** It is the person's own. */
	readonly own: boolean;
	/** It begins at its first entry and stays where it is: nothing is added any more. */
	readonly fromStart: boolean;
};

/** Keeps a list scrolled to its latest entry, unless the person has scrolled up to read. */
export const useStickToEnd = (list: RefObject<HTMLElement | null>, { last, own, fromStart }: Sticky) => {
	const atEnd = useRef(!fromStart);
	const [missed, setMissed] = useState(false);

	const toEnd = useCallback(() => {
		const element = list.current;
		if (element) element.scrollTop = element.scrollHeight;
		atEnd.current = true;
		setMissed(false);
	}, [list]);

	useLayoutEffect(() => {
		if (last === null) return;
		if (atEnd.current || own) toEnd();
		else if (!fromStart) setMissed(true);
	}, [last, own, fromStart, toEnd]);

	useEffect(() => {
		const element = list.current;
		if (!element) return;
		let height = element.scrollHeight;
		const scrolled = () => {
			// What grew meanwhile moved the end away; the person did not scroll.
			const grew = element.scrollHeight > height;
			height = element.scrollHeight;
			if (grew && atEnd.current) return toEnd();
			atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near;
			if (atEnd.current) setMissed(false);
		};
		element.addEventListener("scroll", scrolled, { passive: true });
		// The keyboard of a phone, or a banner, takes room away: the latest words stay in sight.
		const resized = new ResizeObserver(() => atEnd.current && toEnd());
		resized.observe(element);
		for (const part of element.children) resized.observe(part);
		return () => {
			element.removeEventListener("scroll", scrolled);
			resized.disconnect();
		};
	}, [list, toEnd]);

	return { missed, toEnd };
};
