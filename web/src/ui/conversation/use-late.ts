import { useEffect, useState } from "react";

/** True once `so` has held for a while: a short break of the line is not worth a word. */
export const useLate = (so: boolean, ms: number): boolean => {
	const [late, setLate] = useState(false);
	useEffect(() => {
		if (!so) return;
		const timer = setTimeout(() => setLate(true), ms);
		return () => {
			clearTimeout(timer);
			setLate(false);
		};
	}, [so, ms]);
	return so && late;
};
