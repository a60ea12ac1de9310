import type { Profile } from "@warmline/contract/profiles/calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Platform } from "../platform/platform.ts";
import { isOnline } from "../platform/realtime/presence.ts";
import { preferencesOf } from "../preferences/index.ts";
import { tiesOf } from "./follows/follow-queries.ts";
import { meetMember } from "./meet-member.ts";
import { maySeeAll, maySeeOnline } from "./policy.ts";
import type { Asked } from "./queries.ts";
import { toProfile } from "./serializers.ts";
import { notKeptApart } from "./silence/silence-queries.ts";

export const readProfile = async (
	{ database: { db }, clock, hub }: Platform,
	reader: MemberRow,
	asked: Asked,
): Promise<Profile> => {
	const standing = await meetMember(db, clock, reader, asked);
	const { member } = standing;
	const [wishes, ties] = await Promise.all([
		preferencesOf(db, member.id),
		tiesOf(db, member.id, (person) => notKeptApart(reader.id, person)),
	]);
	return toProfile(reader, standing, {
		isOnline: isOnline(hub, member.id) && maySeeOnline(reader, member, wishes),
		isClosed: !maySeeAll(reader, standing, wishes),
		ties,
	});
};
