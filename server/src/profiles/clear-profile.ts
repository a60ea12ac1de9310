import { lockMembers } from "../accounts/index.ts";
import { dropMedia } from "../media/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { Platform } from "../platform/platform.ts";
import { setProfile } from "./queries.ts";

/**
 * Takes out what a member says about themselves and how they show themselves, for whoever moderates. The names of their account
 * stay: without them nobody would know who they are.
 */
export const clearProfile = async (platform: Platform, tx: Db, memberId: string): Promise<void> => {
	const [member] = await lockMembers(tx, [memberId]);
	if (!member) return;
	await setProfile(tx, member.id, { nickname: null, about: null, website: null, avatar_id: null });
	if (member.avatar_id !== null) await dropMedia(platform, tx, member.avatar_id);
};
