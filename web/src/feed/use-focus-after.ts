import { type RefObject, useEffect, useRef } from "react";

/** The field that had the focus is gone: one goes on from what stands in its place. */
export const useFocusAfter = (writing: boolean, place: RefObject<HTMLElement | null>): void => {
	const wrote = useRef(false);
	useEffect(() => {
		const ended = wrote.current && !writing;
		wrote.current = writing;
		// Who writes elsewhere by now is left in peace.
		if (ended && !document.activeElement?.matches("textarea, input")) place.current?.focus({ preventScroll: true });
	}, [writing, place]);
};
