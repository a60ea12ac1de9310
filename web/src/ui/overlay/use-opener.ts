import { type RefObject, useEffect, useRef } from "react";

/** For the button that a form stood in the place of: when the form closes, the button gets the focus back. */
export const useOpener = (open: boolean): RefObject<HTMLButtonElement | null> => {
	const opener = useRef<HTMLButtonElement>(null);
	const wasOpen = useRef(open);
	useEffect(() => {
		if (wasOpen.current && !open) opener.current?.focus();
		wasOpen.current = open;
	}, [open]);
	return opener;
};
