/** Presses of Shift, each within this time of the one before, that leave the page. */
const presses = 3;
const within = 800;

/**
 * The chat may stand in one window and the page that opened it in another: who leaves one leaves all of this browser.
 */
const others = !import.meta.env?.SSR && "BroadcastChannel" in window ? new BroadcastChannel("leave") : null;

const acts = new Set<() => void>();

/** To be done on the way out: at once and without waiting, because the page is gone a moment later. */
export const beforeLeaving = (act: () => void): void => {
	acts.add(act);
};

/**
 * Blank at once, then forget, then go: whoever looks over the shoulder sees nothing while the other site loads.
 * `replace` takes this page out of the way back.
 */
const leaveHere = (to: string): void => {
	const blank = document.createElement("div");
	blank.style.cssText = "position:fixed;inset:0;z-index:2147483647;background:#fff";
	document.body.append(blank);
	document.title = "\u200b";
	// On a bad connection the other site takes seconds: nothing is typed here any more, and what is still heard is not
	// kept.
	document.body.inert = true;
	addEventListener("pagehide", () => sessionStorage.clear());
	try {
		for (const act of acts) act();
		sessionStorage.clear();
		// The crisis page that was kept would tell who looks into this browser later. Its worker may be keeping it just
		// now,
		// and does it when this page is gone already; a page that was loaded past the worker does it itself.
		navigator.serviceWorker?.controller?.postMessage("forget");
		if ("caches" in window) void caches.keys().then((kept) => kept.map((name) => caches.delete(name)));
	} finally {
		location.replace(to);
	}
};

export const leaveFast = (to: string): void => {
	others?.postMessage(null);
	leaveHere(to);
};

/** Leaves as soon as another window of this browser does. */
export const leaveWithOthers = (to: string): (() => void) => {
	const left = () => leaveHere(to);
	others?.addEventListener("message", left);
	return () => others?.removeEventListener("message", left);
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
	addEventListener("keydown", pressed, true);
	return () => removeEventListener("keydown", pressed, true);
};
