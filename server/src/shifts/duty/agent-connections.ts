import { goneMinutes } from "@warmline/contract/shifts/parts";
import { minutesAfter } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.ts";
import { isAgentConnected, watchAgentConnections } from "../../platform/realtime/presence.ts";

/**
 * Who has a line to the desk, or lost it a moment ago: a network that is gone for a breath sends nobody off duty. In
 * memory: after a restart everybody is gone since the start.
 */
export const recentConnections = ({ hub, clock }: Pick<Platform, "hub" | "clock">) => {
	const start = clock.now();
	const gone = new Map<string, Date>();
	watchAgentConnections(hub, (memberId) => {
		if (isAgentConnected(hub, memberId)) gone.delete(memberId);
		else gone.set(memberId, clock.now());
	});
	return (memberId: string): boolean => {
		if (isAgentConnected(hub, memberId)) return true;
		const now = clock.now();
		const since = gone.get(memberId) ?? start;
		// The clock was set back: what it said before says nothing.
		if (since > now) gone.set(memberId, now);
		return now < minutesAfter(since, goneMinutes);
	};
};
