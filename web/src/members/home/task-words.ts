import { sayCount } from "@warmline/contract/say";

export const debriefsToClaim = (count: number): string =>
	sayCount(count, {
		one: "1 listener would like to talk after a chat",
		other: "{count} requests to talk after a chat wait for somebody",
	});

export const blocksToDecide = (count: number): string =>
	sayCount(count, {
		one: "1 request to block a visitor waits for a decision",
		other: "{count} requests to block a visitor wait for a decision",
	});

export const reportsToDecide = (count: number): string =>
	sayCount(count, { one: "1 report waits for a decision", other: "{count} reports wait for a decision" });

export const applicationsToDecide = (count: number): string =>
	sayCount(count, { one: "1 application waits for a decision", other: "{count} applications wait for a decision" });
