import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { apiTokens } from "./api-tokens/index.ts";
import type { IntegrationPorts } from "./ports.ts";
import { webhooks } from "./webhooks/index.ts";

export { revokeTokensOf } from "./api-tokens/queries.ts";
export { createTokenGate } from "./api-tokens/token-gate.ts";
export { exportPersonalData } from "./personal-data.ts";

/** Other systems of the organisation. */
export const integrations = async (
	calls: Calls<MemberRow>,
	platform: Platform,
	ports: IntegrationPorts,
	sweepMillis: number,
) => {
	await apiTokens(calls, { ...platform, reportSecurityEvent: ports.reportSecurityEvent });
	const sweep = await webhooks(calls, platform, ports, sweepMillis);
	return { stop: () => sweep.stop() };
};
