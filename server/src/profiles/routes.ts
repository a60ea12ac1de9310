import { t } from "@warmline/contract/i18n";
import {
	changeProfile,
	endSilence,
	findMembers,
	follow,
	listFollows,
	listSilenced,
	memberByUsername,
	oneMember,
	onlineMembers,
	silence,
} from "@warmline/contract/profiles/calls";
import { ensureSelf, type MemberRow } from "../accounts/index.ts";
import { forbidden } from "../platform/errors.ts";
import type { Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import type { Platform } from "../platform/platform.ts";
import { changeOwnProfile } from "./change-profile.ts";
import { noSuchMember } from "./errors.ts";
import { followMember } from "./follows/follow-member.ts";
import { listFollowsOf } from "./follows/list-follows.ts";
import { findMembersBy } from "./lists/find-members.ts";
import { listOnline } from "./lists/list-online.ts";
import type { ProfilePorts } from "./ports.ts";
import { readProfile } from "./read-profile.ts";
import { toListed } from "./serializers.ts";
import { silenceMember } from "./silence/silence-member.ts";
import { deleteSilence, silencesBy } from "./silence/silence-queries.ts";

const memberFrom = (text: string | undefined): string => idFrom(text, noSuchMember);

const usernameFrom = (text = ""): string => {
	// The database cannot be asked for what no name can hold.
	if (/\p{C}/u.test(text)) throw noSuchMember();
	return text;
};

export const profileRoutes = (calls: Calls<MemberRow>, platform: Platform, ports: ProfilePorts) => {
	const { db } = platform.database;

	calls.answer(onlineMembers, async ({ member }) => ({ result: await listOnline(platform, member) }));

	calls.answer(oneMember, async ({ member, params }) => ({
		result: await readProfile(platform, member, { id: memberFrom(params.id) }),
	}));

	calls.answer(memberByUsername, async ({ member, params }) => ({
		result: await readProfile(platform, member, { username: usernameFrom(params.username) }),
	}));

	calls.answer(changeProfile, async ({ member, params, body }) => {
		if (params.id?.toLowerCase() !== member.id) throw forbidden(t("You can only change your own profile."));
		await changeOwnProfile(platform, ports, member, body);
		return { result: await readProfile(platform, member, { id: member.id }) };
	});

	calls.answer(follow, async ({ member, body }) => {
		ensureSelf(member, body.user_id);
		const following = await followMember(platform, member, body.follow_id, body.following);
		const message = following ? t("You now follow this member.") : t("You no longer follow this member.");
		return { message, following };
	});

	calls.answer(listFollows, ({ member, params, query }) =>
		listFollowsOf(platform, member, memberFrom(params.id), query),
	);

	calls.answer(findMembers, ({ member, query }) => findMembersBy(platform, member, query));

	calls.answer(silence, async ({ member, params, body }) => {
		await silenceMember(platform, member, memberFrom(params.member_id), body.kind);
		return {
			message:
				body.kind === "mute"
					? t("You’ll no longer see what this member posts. They aren’t notified.")
					: t("You and this member no longer see each other. They aren’t notified."),
		};
	});

	calls.answer(endSilence, async ({ member, params }) => {
		await deleteSilence(db, member.id, memberFrom(params.member_id));
		return undefined;
	});

	calls.answer(listSilenced, async ({ member }) => ({
		results: (await silencesBy(db, member.id)).map(({ member: other, kind, at }) => ({
			member: toListed(other),
			kind,
			at: at.toISOString(),
		})),
	}));
};
