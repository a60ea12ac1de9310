import { useEffect } from "react";

/** The window's title, exactly as given, for as long as the caller is on screen. */
export const usePageTitle = (title: string): void => {
	useEffect(() => {
		document.title = title;
	}, [title]);
};
