import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { SetupPorts } from "./ports.ts";
import { setupRoutes } from "./routes.ts";
import type { SetupState } from "./setup-state.ts";

export { exportPersonalData } from "./personal-data.ts";
export { openSetupState } from "./setup-state.ts";

export const setup = (calls: Calls<MemberRow>, platform: Platform, state: SetupState, ports: SetupPorts) => {
	state.onChange(() => ports.checkOpening());
	setupRoutes(calls, { ...platform, ports }, state);
};
