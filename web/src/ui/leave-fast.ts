/** Presses of Shift, each within this time of the one before, that leave the page. */
const presses = 3;
const within = 800;

/**
 * Blank at once, then forget, then go: whoever looks over the shoulder sees nothing while the other site loads.
 * `replace` takes this page out of the way back.
 */
export const leaveFast = (to: string, onLeave?: () => void): void => {
	const blank = document.createElement("div");
	blank.setAttribute("aria-hidden", "true");
	Object.assign(blank.style, { position: "fixed", inset: "0", zIndex: "2147483647", background: "#fff" });
	document.body.append(blank);
	document.title = "\u200b";
	try {
		sessionStorage.clear();
		onLeave?.();
	} finally {
		window.location.replace(to);
	}
};

/** Calls back when Shift is pressed three times alone. Escape stays free for what it always does. */
export const onThreeShifts = (leave: () => void): (() => void) => {
	let count = 0;
	let last = 0;
	const pressed = (event: KeyboardEvent) => {
		if (event.key !== "Shift") {
			count = 0;
			return;
		}
		if (event.repeat) return;
		count = event.timeStamp - last < within ? count + 1 : 1;
		last = event.timeStamp;
		if (count >= presses) leave();
	};
	window.addEventListener("keydown", pressed, true);
	return () => window.removeEventListener("keydown", pressed, true);
};
