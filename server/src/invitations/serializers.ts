import type { Invitation } from "@warmline/contract/invitations/invitation";
import { nameOf } from "../accounts/index.ts";
import { stateOf } from "./policy.ts";
import type { ListedInvitation } from "./queries.ts";

const timeOf = (at: Date | null) => at?.toISOString() ?? null;

export const toInvitation = (row: ListedInvitation, now: Date): Invitation => ({
	id: row.id,
	name: row.name,
	email: row.email,
	role: row.role,
	certified_since: row.certified_since,
	earlier_hours: row.earlier_hours,
	state: stateOf(row, now),
	invited_at: row.invited_at.toISOString(),
	invited_by: row.inviter && nameOf(row.inviter),
	sent_at: timeOf(row.sent_at),
	opened_at: timeOf(row.opened_at),
	accepted_at: timeOf(row.accepted_at),
	expires_at: row.expires_at.toISOString(),
	member_id: row.member_id,
});
