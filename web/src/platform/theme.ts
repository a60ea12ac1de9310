import type { Preferences } from "@warmline/contract/preferences/calls";

export type Theme = Preferences["theme"];

/** The ground of the pages, for the browser's own bars: as in index.html and ui/theme.css. */
const grounds = { light: "#fbf7f0", dark: "#121d1c" } as const;

/** The one place where a theme comes into force; `system` leaves it to the device. */
export const showTheme = (theme: Theme): void => {
	if (theme === "system") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
	for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
		const device = bar.media.includes("dark") ? "dark" : "light";
		bar.content = grounds[theme === "system" ? device : theme];
	}
};
