import { useEffect, useReducer } from "react";

/** Shows a screen again twice a minute: the waiting times on it grow. */
export const useTick = (): void => {
	const [, again] = useReducer((times: number) => times + 1, 0);
	useEffect(() => {
		const timer = setInterval(again, 30_000);
		return () => clearInterval(timer);
	}, []);
};
