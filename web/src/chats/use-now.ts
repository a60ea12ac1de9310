import { useEffect, useState } from "react";

/** The time, told again twice a minute: waiting times on screen grow. */
export const useNow = (): Date => {
	const [now, setNow] = useState(() => new Date());
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), 30_000);
		return () => clearInterval(timer);
	}, []);
	return now;
};
