import { t, tn } from "@warmline/contract/i18n";

export const debriefsToClaim = (count: number): string =>
	tn(count, {
		one: "1 debrief is waiting for a supervisor",
		other: "{count} debriefs are waiting for a supervisor",
	});

export const blocksToDecide = (count: number): string =>
	tn(count, {
		one: "1 block request to decide",
		other: "{count} block requests to decide",
	});

export const reportsToDecide = (count: number): string =>
	tn(count, { one: "1 report to decide", other: "{count} reports to decide" });

export const applicationsToDecide = (count: number): string =>
	tn(count, { one: "1 application to decide", other: "{count} applications to decide" });

/** Before visitors can come. */
export const stepsToOpen = (left: number): string =>
	left === 0
		? t("Everything is ready: you can open to visitors")
		: tn(left, {
				one: "1 step left before you can open to visitors",
				other: "{count} steps left before you can open to visitors",
			});
