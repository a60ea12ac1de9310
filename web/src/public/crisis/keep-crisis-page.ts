import { registerWorker } from "../../platform/alerts/service-worker.ts";

/** Keeps the crisis page in this browser for when there is no line. One that cannot do so has the page all the same. */
export const keepCrisisPage = async (): Promise<void> => {
	if (!("serviceWorker" in navigator)) return;
	await registerWorker().catch(() => undefined);
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage(window.location.pathname);
};
