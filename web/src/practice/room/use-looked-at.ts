import { useEffect, useState } from "react";

/** True once somebody has looked at the tab since this was shown. */
export const useLookedAt = (): boolean => {
	const [looked, setLooked] = useState(document.visibilityState === "visible");
	useEffect(() => {
		const look = () => document.visibilityState === "visible" && setLooked(true);
		document.addEventListener("visibilitychange", look);
		return () => document.removeEventListener("visibilitychange", look);
	}, []);
	return looked;
};
