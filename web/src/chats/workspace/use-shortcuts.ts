import { useEffect, useRef } from "react";
import { tinykeys } from "tinykeys";
import { questionMarkOn, type ShortcutAct, shortcuts } from "./shortcuts.ts";

const elsewhere = "[role=dialog], [role=alertdialog], [role=menu], select";
const writing = "input, textarea, [contenteditable]";

const isFor = (act: ShortcutAct, { target, defaultPrevented, isComposing, repeat }: KeyboardEvent): boolean => {
	if (defaultPrevented || isComposing || (act === "accept" && repeat)) return false;
	if (!(target instanceof Element)) return true;
	return !target.closest(elsewhere) && (act !== "help" || (questionMarkOn() && !target.closest(writing)));
};

/** An act answers whether there was something to do: a key that does nothing is left to the browser. */
export const useShortcuts = (acts: Readonly<Record<ShortcutAct, () => boolean>>): void => {
	const latest = useRef(acts);
	latest.current = acts;
	useEffect(() => {
		const bindings: Record<string, (event: KeyboardEvent) => void> = {};
		for (const { act, binding } of shortcuts) {
			bindings[binding] = (event) => {
				if (isFor(act, event) && latest.current[act]()) event.preventDefault();
			};
			// On most keyboards, not on all, a question mark needs Shift.
			if (act === "help") bindings[`Shift+${binding}`] = bindings[binding];
		}
		return tinykeys(window, bindings);
	}, []);
};
