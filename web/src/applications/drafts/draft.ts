import type { Problems } from "@warmline/contract/applications/answers";
import { ApiFailure } from "../../platform/http/failure.ts";
import type { Begun, Values } from "../kind.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** Milliseconds after the last key press. */
const pause = 1000;
/** Milliseconds until a save that failed is tried again, longer each time. */
const again = [5_000, 10_000, 30_000] as const;
/** A browser sends at most 64 KiB for pages that are gone. */
const mostOnLeaving = 60_000;

export type DraftState<A> = {
	/** As the server had it last. */
	readonly application: A;
	/** What it does not have yet. */
	readonly unsaved: Values;
	readonly saving: "saved" | "saving" | "failed";
	/** Why the last attempt failed. */
	readonly failure: unknown;
	/** What is not saved would survive a reload. */
	readonly keptHere: boolean;
};

type Way<A> = {
	readonly send: (application: A, values: Values, keepalive: boolean) => Promise<A>;
	readonly refused: (values: Values) => Problems;
	readonly storage: DraftStorage;
};

export type Draft<A> = ReturnType<typeof createDraft<A & Begun>>;

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;
const without = (values: Values, names: object): Values =>
	Object.fromEntries(Object.entries(values).filter(([name]) => !(name in names)));
const keptValue = (application: object, name: string): unknown => Reflect.get(application, name);

/** Whether a save may go well when it is tried again as it is. */
const mayPass = (failure: unknown): boolean =>
	failure instanceof ApiFailure && (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** An application while it is written: everything typed is here at once, on this device at once, and saved soon. */
export const createDraft = <A extends Begun>(first: A, { send, refused, storage }: Way<A>) => {
	const unsent = storage.missingFrom({ ...first });
	let state: DraftState<A> = {
		application: first,
		unsaved: unsent,
		saving: isEmpty(unsent) ? "saved" : "saving",
		failure: null,
		keptHere: true,
	};
	const listeners = new Set<() => void>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running: Promise<void> | null = null;
	let failures = 0;
	let closed = false;

	const put = (change: Partial<DraftState<A>>) => {
		state = { ...state, ...change };
		for (const listener of listeners) listener();
	};

	const later = (milliseconds: number) => {
		clearTimeout(timer);
		if (!closed) timer = setTimeout(() => void save().catch(() => undefined), milliseconds);
	};

	/** An answer may come late: what is older than what is here says nothing new. */
	const newer = (application: A): A =>
		application.id === state.application.id && application.updated_at >= state.application.updated_at
			? application
			: state.application;

	const stored = (application: A, sent: Values) => {
		storage.drop(sent);
		const left = Object.entries(state.unsaved).filter(([name, value]) => !(name in sent) || value !== sent[name]);
		put({ application: newer(application), unsaved: Object.fromEntries(left), failure: null });
	};

	const sendOnce = async () => {
		const wrong = refused(state.unsaved);
		const sent = without(state.unsaved, wrong);
		put({ saving: "saving" });
		try {
			if (!isEmpty(sent)) stored(await send(state.application, sent, false), sent);
			failures = 0;
			if (!isEmpty(wrong)) throw new ApiFailure(400, "invalid", Object.values(wrong)[0] ?? "", wrong);
			put({ saving: isEmpty(state.unsaved) ? "saved" : "saving" });
		} catch (failure) {
			if (failure instanceof ApiFailure && failure.code === "already_submitted") storage.clear();
			put({ saving: "failed", failure });
			if (mayPass(failure)) later(again[Math.min(failures++, again.length - 1)] ?? pause);
			throw failure;
		}
	};

	/** Done when all that is typed by now is saved; one attempt at a time, so that none overtakes another. */
	const save = async (): Promise<void> => {
		clearTimeout(timer);
		while (running) await running.catch(() => undefined);
		if (isEmpty(state.unsaved) || closed) return;
		running = sendOnce().finally(() => {
			running = null;
		});
		await running;
		if (!isEmpty(state.unsaved)) later(pause);
	};

	return {
		state: () => state,
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		change: (name: string, value: unknown) => {
			const keptHere = storage.put(name, value, keptValue(state.application, name));
			put({ unsaved: { ...state.unsaved, [name]: value }, keptHere, saving: "saving" });
			later(pause);
		},
		save,
		/** The server has it so; what is typed here and not saved stays. */
		hear: (application: A) => put({ application: newer(application) }),
		/** The line is back, or somebody looks again. */
		wake: () => {
			if (!isEmpty(state.unsaved)) later(0);
		},
		/** The page may be gone in a moment: what is not saved goes out now, and stays on this device. */
		leave: () => {
			const sent = without(state.unsaved, refused(state.unsaved));
			if (isEmpty(sent) || closed) return;
			const small = new TextEncoder().encode(JSON.stringify(sent)).length < mostOnLeaving;
			clearTimeout(timer);
			if (!running) storage.markSent(sent);
			send(state.application, sent, small).then(
				(application) => {
					stored(application, sent);
					if (isEmpty(state.unsaved)) put({ saving: "saved" });
				},
				() => {
					if (closed) return;
					for (const [name, value] of Object.entries(state.unsaved)) storage.put(name, value, null);
					put({ saving: "failed" });
					later(again[0]);
				},
			);
		},
		/** Nothing is saved or kept here any more. */
		close: () => {
			closed = true;
			clearTimeout(timer);
			storage.clear();
			put({ unsaved: {}, saving: "saved", failure: null });
		},
	};
};
