import type { Config } from "../config.ts";

/** Of what holds a key or a password only that it was set is ever recorded; also of settings that are yet to come. */
const mayBeSecret = /KEY|TOKEN|SECRET|PASS|_URL$/;
const open: ReadonlySet<string> = new Set(["PUBLIC_URL", "VAPID_PUBLIC_KEY"]);

/** The settings as they may stand in a backup. */
export const safeSettings = (config: Config): Record<string, string> =>
	Object.fromEntries(
		Object.entries(config)
			.filter(([name, value]) => /^[A-Z]/.test(name) && value !== undefined && String(value) !== "")
			.map(([name, value]) => [name, mayBeSecret.test(name) && !open.has(name) ? "(set)" : String(value)]),
	);
