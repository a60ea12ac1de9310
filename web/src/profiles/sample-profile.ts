import { roles } from "@warmline/contract/accounts/roles";
import type { Profile } from "@warmline/contract/profiles/calls";

/** For tests. */
export const sampleProfile = (part: Partial<Profile> = {}): Profile => ({
	id: "0190a0b1-1111-7000-8000-000000000001",
	username: "sam",
	first_name: "Sam",
	last_name: "Okafor",
	nickname: null,
	name: "Sam",
	role: { ...roles.listener, role: "listener" },
	is_active: true,
	is_staff: false,
	is_verified: true,
	is_online: true,
	date_joined: "2026-01-01T00:00:00.000Z",
	gender: null,
	about: null,
	website: null,
	location: null,
	avatar: null,
	followers: [],
	following: [],
	total_followers: 2,
	total_following: 3,
	friends: 1,
	is_closed: false,
	following_you: false,
	you_follow: false,
	silenced: null,
	suspended_until: null,
	...part,
});
