import { useEffect, useState } from "react";
import { now } from "../../platform/time/time.ts";

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - now()) / 1000));

/** Seconds that are left until then, counted down. */
export const useCountdown = (until: number): number => {
	const [left, setLeft] = useState(() => secondsTo(until));
	useEffect(() => {
		const count = () => setLeft(secondsTo(until));
		count();
		const timer = setInterval(count, 1000);
		return () => clearInterval(timer);
	}, [until]);
	return left;
};

/** `4:05` */
export const minutesAndSeconds = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
