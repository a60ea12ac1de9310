import type { AlertContext } from "../alert-context.ts";
import { lookAtAlerts } from "./look-at-alerts.ts";

/** Looks again and again at what people are to be called for: in one process. One look never overtakes another. */
export const startAlertSweep = (context: AlertContext, sweepMillis: number) => {
	let looking: Promise<void> | undefined;
	const timer = setInterval(() => {
		if (!context.cluster.leads()) return;
		looking ??= lookAtAlerts(context)
			.catch((error) => context.log.warn({ err: error }, "the alerts were not looked after"))
			.finally(() => {
				looking = undefined;
			});
	}, sweepMillis);
	return {
		stop: async () => {
			clearInterval(timer);
			await looking;
		},
	};
};
