/**
 * What every screen keeps, for the component tests and for the browser tests. The functions run in the page, some by
 * their source alone: they use nothing from outside themselves.
 */

export type Theme = "light" | "dark";

/** WCAG 2.2, levels A and AA. What is light and what is dark differ in their colours alone. */
export const axeOptions = (theme: Theme) => ({
	runOnly:
		theme === "light"
			? { type: "tag" as const, values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] }
			: ["color-contrast"],
	resultTypes: ["violations" as const],
	// Of these rules none reads style sheets, and to load them anew takes a third of the time.
	preload: { assets: ["media" as const] },
});

/** The ends of an open menu: who gets there by Tab is sent on at once, so nobody stands on hidden ground. */
export const axeExclude = ["[data-base-ui-focus-guard]"];

/** What can be scrolled sideways: the page, or anything in it that scrolls for itself. */
export const findSidewaysScroll = (): string[] => {
	const wide = [...document.querySelectorAll("*")].filter((element) => {
		// What a closed menu holds has no width.
		if (!element.checkVisibility()) return false;
		if (element === document.documentElement) return element.scrollWidth > window.innerWidth;
		return element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
	});
	return wide.map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth} px`);
};

/** No animation runs. A child that takes its colour from its parent sets out when the parent is there. */
export const animationsEnded = async (): Promise<void> => {
	await document.fonts.ready;
	for (let times = 0; times < 20; times++) {
		// In a closed menu they stand still.
		const running = document
			.getAnimations()
			.filter(
				({ effect, playState }) =>
					playState === "running" && effect instanceof KeyframeEffect && effect.target?.checkVisibility(),
			);
		if (running.length === 0) return;
		await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
	}
};
