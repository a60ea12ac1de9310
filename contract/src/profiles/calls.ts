import * as z from "zod/mini";
import { communityRoles } from "../accounts/roles.ts";
import { firstName, lastName, plainName, user } from "../accounts/user.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { blankIsNull, lengthLimit, optionalText, shortText } from "../text.ts";

export const genders = ["Male", "Female", "Other", "Prefer not to say"] as const;

/** What `mute` and `block` do stands at `silence`. */
export const silenceKinds = ["mute", "block"] as const;
export type SilenceKind = (typeof silenceKinds)[number];

/** A member as other members see them. */
export const profile = z.extend(user, {
	is_closed: z
		.boolean()
		.check(
			z.describe(
				"Only followers see about, website, location, gender, and the lists of followers and following: null, or an empty list, here. Names, picture and counts are visible to all members; each post has its own audience.",
			),
		),
	following_you: z.boolean(),
	you_follow: z.boolean(),
	silenced: z.nullable(z.enum(silenceKinds)).check(z.describe("By the reader.")),
	suspended_until: z
		.nullable(time)
		.check(
			z.describe("Until then the member may not write in the community. Visible to the member and to moderators."),
		),
});
export type Profile = z.infer<typeof profile>;

const oneProfile = z.object({ result: profile });
const message = z.string();

/** A member in a list. */
export const listedMember = z.object({
	id,
	username: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	name: z.string(),
	role: user.shape.role,
	avatar: z.nullable(z.string()),
	you_follow: z.boolean(),
});
export type ListedMember = z.infer<typeof listedMember>;

export const onlineMembers = call({
	method: "GET",
	path: "/account/user/",
	summary: "Members who are online now, but those who do not want to be seen, and those whom a block keeps apart.",
	who: communityRoles,
	status: 200,
	answer: z.object({ result: z.array(listedMember) }),
	errors: [],
});

export const oneMember = call({
	method: "GET",
	path: "/account/user/:id/",
	summary: "One member. Those who have only registered read their own profile by `me`.",
	who: communityRoles,
	status: 200,
	answer: oneProfile,
	errors: [],
});

/** Opened from a profile: never anything that a browser would run. */
const webAddress = shortText(500).check(
	z.refine(
		(text) => /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(text) && URL.canParse(text),
		t("Please give an address that starts with http:// or https://."),
	),
);

/** What is given changes; null or an empty text takes it out. */
export const profileChange = z.object({
	first_name: z.optional(firstName),
	last_name: z.optional(lastName),
	nickname: z.optional(blankIsNull(shortText(100).check(plainName))),
	gender: z.optional(blankIsNull(z.enum(genders, t("Please choose from the list.")))),
	birth_date: z.optional(blankIsNull(z.iso.date(t("Please give the date as year, month and day.")))),
	about: z.optional(blankIsNull(shortText(2000))),
	website: z.optional(blankIsNull(webAddress)),
	location: z.optional(
		blankIsNull(z.string().check(lengthLimit(10), z.regex(/^[A-Z]{2}$/, t("Please choose a country from the list.")))),
	),
	avatar: z
		.optional(blankIsNull(id))
		.check(z.describe("The `public_id` of a picture of one's own that nothing else shows.")),
});

export const changeProfile = call({
	method: "PATCH",
	path: "/account/user/:id/",
	summary: "Change one's own profile.",
	who: "verified_member",
	body: z.extend(profileChange, {
		checked: z
			.optional(z.boolean())
			.check(z.describe("The words about oneself were read again after `repeats_a_visitor`.")),
	}),
	status: 200,
	answer: oneProfile,
	errors: ["no_such_media", "repeats_a_visitor", "suspended"],
});

export const follow = call({
	method: "POST",
	path: "/account/user/follow/",
	summary: "Follow somebody, or no longer: the same call does both, or `following` says which.",
	who: communityRoles,
	body: z.object({
		user_id: z.optional(z.unknown()).check(z.describe("Must be the session's own id.")),
		follow_id: id,
		following: z.optional(z.boolean()),
	}),
	status: 200,
	answer: z.object({ message: z.string(), following: z.boolean() }),
	errors: ["yourself", "suspended"],
});

export const memberByUsername = call({
	method: "GET",
	path: "/account/user/by-username/:username/",
	summary: "One member by username.",
	who: communityRoles,
	status: 200,
	answer: oneProfile,
	errors: [],
});

export const listFollows = call({
	method: "GET",
	path: "/account/user/:id/follows/",
	summary:
		"Who follows a member, whom they follow, or friends, who do both: the latest first. Of a closed profile followers see them; others only how many they are.",
	who: communityRoles,
	query: z.object({ ...paging.shape, kind: z._default(z.enum(["followers", "following", "friends"]), "followers") }),
	status: 200,
	answer: z.object({ ...pageOf(listedMember).shape, total: z.int() }),
	errors: [],
});

export const findMembers = call({
	method: "GET",
	path: "/account/user/search/",
	summary: "Members by the beginnings of words in their names: `zo mar` finds Zoé Martin.",
	who: communityRoles,
	query: z.object({ ...paging.shape, query: optionalText(200) }),
	status: 200,
	answer: pageOf(listedMember),
	errors: [],
});

export const silence = call({
	method: "POST",
	path: "/members/:member_id/silence/",
	summary:
		"Mute another member: their posts, comments and activity are hidden, and they are not informed. Or block them: neither sees the other's, and neither follows the other.",
	who: communityRoles,
	body: z.object({ kind: z.enum(silenceKinds, t("Please choose mute or block.")) }),
	status: 200,
	answer: z.object({ message }),
	errors: ["yourself"],
});

export const endSilence = call({
	method: "DELETE",
	path: "/members/:member_id/silence/",
	summary: "See the other again.",
	who: communityRoles,
	status: 204,
	answer: z.undefined(),
	errors: [],
});

export const listSilenced = call({
	method: "GET",
	path: "/silenced/",
	summary: "Whom the reader has muted or blocked.",
	who: communityRoles,
	status: 200,
	answer: z.object({ results: z.array(z.object({ member: listedMember, kind: z.enum(silenceKinds), at: time })) }),
	errors: [],
});

export const profileCalls = {
	onlineMembers,
	oneMember,
	memberByUsername,
	changeProfile,
	follow,
	listFollows,
	findMembers,
	silence,
	endSilence,
	listSilenced,
};
