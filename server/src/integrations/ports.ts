import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { AccountPorts } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";

/** A shift that begins soon, with the roles that nobody has in it. */
export type UncoveredShift = {
	readonly shift_id: string;
	readonly starts_at: Date;
	readonly missing: readonly ShiftPart[];
};

/** What the integrations are given, because they must not know who does it. */
export type IntegrationPorts = {
	missingInShifts(db: Db): Promise<readonly UncoveredShift[]>;
	readonly reportSecurityEvent: AccountPorts["reportSecurityEvent"];
};
