import type { Invitation } from "@warmline/contract/invitations/invitation";

/** For tests: an invitation that was sent and not opened, with what is given. */
export const sampleInvitation = (given: Partial<Invitation> = {}): Invitation => ({
	id: "0190a0b1-2222-7000-8000-000000000001",
	name: "Ada Newman",
	email: "ada@example.org",
	role: "listener",
	certified_since: null,
	earlier_hours: null,
	state: "sent",
	invited_at: "2026-01-01T00:00:00.000Z",
	invited_by: "Dora",
	sent_at: "2026-01-01T00:00:05.000Z",
	opened_at: null,
	accepted_at: null,
	expires_at: "2026-01-15T00:00:00.000Z",
	member_id: null,
	...given,
});
