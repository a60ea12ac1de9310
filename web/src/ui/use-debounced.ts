import { useEffect, useState } from "react";

/** Debounce: the value, once it has been unchanged for so many milliseconds. */
export const useDebounced = <V>(value: V, ms: number): V => {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), ms);
		return () => clearTimeout(timer);
	}, [value, ms]);
	return settled;
};
