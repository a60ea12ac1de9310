import { createStore } from "../storage/store.ts";

/** Whether the member is asked for their password now, so that a call that was refused without it can go on. */
export const confirming = createStore<{ readonly asked: boolean }>({ asked: false });

let answer: Promise<boolean> | null = null;
let settle: (confirmed: boolean) => void = () => undefined;
let isThere = false;

/** True when they have shown it. Calls that are refused meanwhile wait for the same answer. */
export const confirmYourself = (): Promise<boolean> => {
	if (!isThere) return Promise.resolve(false);
	answer ??= new Promise((done) => {
		settle = done;
	});
	confirming.change({ asked: true });
	return answer;
};

export const confirmed = (shown: boolean): void => {
	settle(shown);
	answer = null;
	confirming.change({ asked: false });
};

/** Somebody is there who asks; when they go away the question is over. */
export const beThereToAsk = (): (() => void) => {
	isThere = true;
	return () => {
		isThere = false;
		confirmed(false);
	};
};
