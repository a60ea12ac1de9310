import type { KeptMember } from "@warmline/contract/members/calls";

/** For tests: a listener as directors see them, with what is given. */
export const sampleMember = (given: Partial<KeptMember> = {}): KeptMember => ({
	id: "0190a0b1-1111-7000-8000-000000000002",
	username: "listener1",
	first_name: "Lina",
	last_name: "Moreau",
	name: "Lina",
	email: "listener1@example.org",
	role: "listener",
	applicant_type: "listener",
	is_active: true,
	is_verified: true,
	is_online: true,
	suspended: false,
	second_step: false,
	joined_at: "2026-01-01T00:00:00.000Z",
	last_seen: null,
	...given,
});
