import { tellMembers } from "../notifications/index.ts";
import type { UnitOfWork } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";

/** To supervisors, whose page shows it: what it is now each asks for themselves. */
export const announceChange = ({ hub }: Platform, { afterCommit }: UnitOfWork, supervisors: readonly string[]) =>
	afterCommit(() => tellMembers(hub, supervisors, { action: "blocks_changed" }));
