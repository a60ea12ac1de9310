import type { AlertChannel, AlertKind, AlertStep } from "@warmline/contract/alerts/kinds";

type PastAlert = {
	readonly kind: AlertKind;
	readonly daysAgo: number;
	/** Seconds after its beginning. */
	readonly responded: number | null;
	readonly by: string | null;
	readonly closed: number;
	readonly asked: readonly {
		readonly who: string;
		readonly channel: AlertChannel;
		readonly step: AlertStep;
		readonly after: number;
		readonly failed?: true;
	}[];
};

/** The oldest first. */
export const pastAlerts: readonly PastAlert[] = [
	{
		...{ kind: "visitor_waiting", daysAgo: 9.3, responded: 95, by: "listener1", closed: 95 },
		asked: [
			{ who: "listener1", channel: "page", step: "listeners_on_duty", after: 60 },
			{ who: "listener1", channel: "mail", step: "listeners_on_duty", after: 60 },
		],
	},
	{
		...{ kind: "message_left", daysAgo: 5.6, responded: 2700, by: "supervisor", closed: 2700 },
		asked: [{ who: "supervisor", channel: "mail", step: "supervisors_on_duty", after: 300 }],
	},
	{
		...{ kind: "visitor_waiting", daysAgo: 1.2, responded: 190, by: "supervisor", closed: 190 },
		asked: [
			{ who: "listener1", channel: "sms", step: "listeners_on_duty", after: 60, failed: true },
			{ who: "listener2", channel: "mail", step: "listeners_on_duty", after: 60 },
			{ who: "supervisor", channel: "page", step: "supervisors_on_duty", after: 120 },
			{ who: "supervisor", channel: "mail", step: "supervisors_on_duty", after: 120 },
		],
	},
];
