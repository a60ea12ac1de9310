import type { Platform } from "../platform/platform.ts";
import type { SmsSender } from "../platform/sms/sms-sender.ts";
import type { AlertPorts } from "./ports.ts";

/** What the acts on alerts work with; `sms` is null where the installation has no gateway. */
export type AlertContext = Platform & AlertPorts & { readonly sms: SmsSender | null };
