import { useEffect } from "react";

let latest = { title: "", description: "" };

/** What the page that was rendered last says of itself. */
export const latestHead = () => latest;

/** The window's title, exactly as given, for as long as the caller is on screen. */
export const usePageTitle = (title: string, description = ""): void => {
	// No effect runs while a page is rendered ahead.
	if (import.meta.env?.SSR) latest = { title, description };
	useEffect(() => {
		document.title = title;
	}, [title]);
};
