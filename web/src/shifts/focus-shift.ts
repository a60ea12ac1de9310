export const shiftElementId = (id: string): string => `shift-${id}`;

/** When what had the focus is gone, and the page is drawn: the first of these that is there has it. */
export const focusWhatIsLeft = (...ids: readonly string[]): void => {
	setTimeout(() => {
		const { activeElement } = document;
		if (activeElement && activeElement !== document.body) return;
		const left = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
		left?.focus({ preventScroll: true });
	}, 100);
};

/** After what was done to a shift: the shift, else the page. */
export const focusShift = (id: string): void => focusWhatIsLeft(shiftElementId(id), "content");
