import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/db/database.ts";
import type { OutboundPolicy } from "./platform/http/outbound/outbound-policy.ts";
import type { SlowClientLimits } from "./platform/http/requests/slow-clients.ts";
import type { ChannelLimits } from "./platform/realtime/frame-limits.ts";

/** What a test has otherwise than in use. */
export type Given = {
	clock?: Clock;
	database?: Database;
	pulse?: number;
	outboundPolicy?: OutboundPolicy;
	limits?: ChannelLimits;
	/** Milliseconds. */
	heartbeat?: number;
	slowClients?: SlowClientLimits;
};
