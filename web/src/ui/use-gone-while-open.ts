import { useEffect, useRef } from "react";

/** Where it leaves the list while one is about to decide on it, that is said, too. */
export const useGoneWhileOpen = (open: boolean, tell: () => void): void => {
	const latest = useRef({ open, tell });
	latest.current = { open, tell };
	useEffect(
		() => () => {
			if (latest.current.open) latest.current.tell();
		},
		[],
	);
};
