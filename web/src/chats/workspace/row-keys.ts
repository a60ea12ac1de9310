import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** On a row: the arrow keys go to the one before or after it, over both lists. Tab does too. */
export const moveToNextRow = (event: KeyboardEvent<HTMLElement>): void => {
	const step = steps[event.key];
	if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
	const lists = event.currentTarget.closest("[data-lists]");
	const rows = [...(lists?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].filter((row) => row.checkVisibility());
	const next = rows[rows.indexOf(event.currentTarget) + step];
	if (!next) return;
	event.preventDefault();
	next.focus();
};
