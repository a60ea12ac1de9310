import { useEffect, useState } from "react";
import { now } from "../../platform/time/time.ts";

const halfMinute = 30_000;

/** The time, again twice a minute: waiting times grow on a screen where nothing else happens. */
export const useNow = (): number => {
	const [at, setAt] = useState(now);
	useEffect(() => {
		const timer = setInterval(() => setAt(now()), halfMinute);
		return () => clearInterval(timer);
	}, []);
	return at;
};
