import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds in which "Done" can be taken back. */
const undoFor = 8000;

/**
 * "Done" that can be taken back: the server, which knows no way back, hears of it a moment later, or when the page is
 * left.
 */
export const useDoneLater = (send: (id: string) => Promise<unknown>, failed: (error: unknown) => void) => {
	const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
	const acts = useRef({ send, failed });
	acts.current = { send, failed };
	/** Done by this page, whether the server has heard of it or not. */
	const [done, setDone] = useState<readonly string[]>([]);

	const undo = useCallback((id: string) => {
		clearTimeout(timers.current.get(id));
		timers.current.delete(id);
		setDone((before) => before.filter((one) => one !== id));
	}, []);

	const tell = useCallback(
		async (id: string) => {
			timers.current.delete(id);
			try {
				await acts.current.send(id);
			} catch (error) {
				undo(id);
				acts.current.failed(error);
			}
		},
		[undo],
	);

	const finish = (id: string) => {
		setDone((before) => [...before, id]);
		timers.current.set(
			id,
			setTimeout(() => void tell(id), undoFor),
		);
	};

	useEffect(() => {
		const waiting = timers.current;
		const tellAll = () => {
			for (const [id, timer] of waiting) {
				clearTimeout(timer);
				void tell(id);
			}
		};
		window.addEventListener("pagehide", tellAll);
		return () => {
			window.removeEventListener("pagehide", tellAll);
			tellAll();
		};
	}, [tell]);

	return { done, finish, undo, canUndo: (id: string) => timers.current.has(id) };
};
