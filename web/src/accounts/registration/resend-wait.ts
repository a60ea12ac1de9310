import { useEffect, useState } from "react";
import { now } from "../../platform/time/time.ts";

/** Seconds between two verification emails. */
export const resendWait = 60;
const key = "verification_sent";

const leftNow = (): number => {
	const sent = Number(sessionStorage.getItem(key) ?? 0);
	const left = Math.ceil((sent + resendWait * 1000 - now()) / 1000);
	return Math.min(Math.max(left, 0), resendWait);
};

/** Seconds until another email may be asked for. Counts by the clock, so that a reload or a sleeping tab changes nothing. */
export const useResendWait = (): { readonly left: number; readonly start: () => void } => {
	const [left, setLeft] = useState(leftNow);
	const waiting = left > 0;
	useEffect(() => {
		if (!waiting) return;
		const timer = setInterval(() => setLeft(leftNow()), 250);
		return () => clearInterval(timer);
	}, [waiting]);
	const start = () => {
		sessionStorage.setItem(key, String(now()));
		setLeft(leftNow());
	};
	return { left, start };
};
