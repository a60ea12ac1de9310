import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { countedSms } from "../platform/metrics/outgoing-metrics.ts";
import type { Platform } from "../platform/platform.ts";
import { createSmsSender } from "../platform/sms/sms-sender.ts";
import type { AlertContext } from "./alert-context.ts";
import { startAlertSweep } from "./escalation/alert-sweep.ts";
import { type DeliveryJob, deliverAlert, deliveryJob } from "./escalation/deliver-alert.ts";
import { forgetOldAlerts } from "./log/forget-old-alerts.ts";
import type { AlertPorts } from "./ports.ts";
import { alertRoutes } from "./routes.ts";

export { exportPersonalData } from "./personal-data.ts";
export type { AlertSource, Response, Standing } from "./ports.ts";
export { subjectsCalledSince } from "./queries.ts";

/** Calls people who may have no page open: by whom it needs, in the order that directors have set. */
export const alerts = async (calls: Calls<MemberRow>, platform: Platform, ports: AlertPorts, sweepMillis: number) => {
	const { jobs, config } = platform;
	const sms = createSmsSender(config);
	const context: AlertContext = { ...platform, ...ports, sms: sms && countedSms(sms, platform.metrics) };
	alertRoutes(calls, context);
	await jobs.handle(deliveryJob, (job: DeliveryJob) => deliverAlert(context, job));
	await jobs.everyNight("forget-old-alerts", async () => {
		await forgetOldAlerts(platform);
	});
	const sweep = startAlertSweep(context, sweepMillis);
	return { stop: () => sweep.stop() };
};
