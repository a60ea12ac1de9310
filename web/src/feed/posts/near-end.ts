/** The next page is fetched when so much of the list is behind one. */
const share = 0.95;
/** Milliseconds between two looks at how far one is. */
export const lookEvery = 150;

type Scrolled = { readonly scrollTop: number; readonly clientHeight: number; readonly scrollHeight: number };

export const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean =>
	scrollTop + clientHeight >= scrollHeight * share;

/** Calls at most once in `ms`, and always once more after the last time it was asked to. */
export const throttled = (act: () => void, ms: number): { readonly ask: () => void; readonly stop: () => void } => {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		ask: () => {
			timer ??= setTimeout(() => {
				timer = undefined;
				act();
			}, ms);
		},
		stop: () => {
			clearTimeout(timer);
			timer = undefined;
		},
	};
};
