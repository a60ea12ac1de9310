import { type ComponentType, lazy } from "react";

/**
 * A part of a page that the browser fetches when it is wanted. Where it cannot be had (after a deploy, on a bad
 * connection)
 * another stands in for it: a chat must not end because a card is missing.
 */
export const lazyWithFallback = <P extends object>(load: () => Promise<ComponentType<P>>, instead: ComponentType<P>) =>
	lazy(() =>
		load().then(
			(part) => ({ default: part }),
			() => ({ default: instead }),
		),
	);
