/** Milliseconds: longer than Base UI takes to give the focus back to what opened a dialog. */
const afterDialogs = 200;

/** Null while nothing waits to be done. */
let wanted: readonly string[] | null = null;

const moveFocus = () => {
	const ids = wanted ?? [];
	wanted = null;
	const { activeElement } = document;
	if ((activeElement && activeElement !== document.body) || document.querySelector("[role=dialog]:not([data-beside])"))
		return;
	const element =
		ids.map((id) => document.getElementById(id)).find((one) => one !== null) ??
		document.querySelector<HTMLElement>("main h1[tabindex]") ??
		document.getElementById("content");
	element?.focus({ preventScroll: true });
};

/**
 * When what has the focus may be gone with what was done: a moment later the first of the elements with these ids that is
 * there gets it, else the page's heading. Focus that is somewhere stays there.
 */
export const restoreFocus = (...ids: readonly string[]): void => {
	// A dialog that closes asks for it, too, and knows of nothing nearer than the page.
	if (wanted === null) setTimeout(moveFocus, afterDialogs);
	wanted = [...(wanted ?? []), ...ids];
};
