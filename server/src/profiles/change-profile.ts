import { isOfCommunity } from "@warmline/contract/accounts/roles";
import type { BodyOf } from "@warmline/contract/calls";
import type { changeProfile } from "@warmline/contract/profiles/calls";
import { lockMembers, type MemberRow, namedPerson } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { isCountry } from "../countries/index.ts";
import { dropMedia, type MediaInPosts, ownMedia } from "../media/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { limitTo } from "../platform/rate-limit/limits.ts";
import { ensureBirthDate } from "./birth-date.ts";
import { ensureMayWrite } from "./ensure-may-write.ts";
import { noSuchCountry, noSuchMember, noSuchPicture, repeatsWords } from "./errors.ts";
import { showsMore } from "./policy.ts";
import type { ProfilePorts } from "./ports.ts";
import { setProfile } from "./queries.ts";

/** Each look for words of visitors reads many of them. */
const mostAnHour = 120;

/** A picture of their own that belongs to nothing else: with what it belonged to it would go away. */
const pictureOf = async (tx: Db, member: MemberRow, asked: string, mediaInPosts: MediaInPosts): Promise<string> => {
	if (asked === member.avatar_id) return asked;
	const picture = await ownMedia(tx, member.id, asked);
	if (picture?.type !== "image" || (await mediaInPosts(tx, [picture.id])).has(picture.id)) throw noSuchPicture();
	return picture.id;
};

const legalName = ({ first_name, last_name }: Pick<MemberRow, "first_name" | "last_name">) =>
	`${first_name} ${last_name}`;

/** Of whoever has a part in the community: by their legal name they were interviewed, checked by the police and certified. */
const recordName = async (
	tx: Db,
	clock: Clock,
	member: MemberRow,
	{ first_name = member.first_name, last_name = member.last_name }: BodyOf<typeof changeProfile>,
) => {
	const [before, after] = [legalName(member), legalName({ first_name, last_name })];
	if (before === after || !isOfCommunity(member.role)) return;
	await record(tx, clock, { act: "change_name", member, about: namedPerson(member), params: { before, after } });
};

/** Who is suspended from the community may take out of their profile what they like, and put in nothing that others see. */
export const changeOwnProfile = async (
	platform: Platform,
	{ mediaInPosts, repeatsAVisitor }: ProfilePorts,
	asking: MemberRow,
	{ avatar, checked, ...words }: BodyOf<typeof changeProfile>,
): Promise<void> => {
	const { clock, database } = platform;
	const { db } = database;
	if (words.location && !isCountry(words.location)) throw noSuchCountry();
	if (words.birth_date) ensureBirthDate(words.birth_date, clock.now());
	await limitTo(platform, ["profile", asking.id], { limit: mostAnHour, windowSeconds: 3600 });
	const { about } = words;
	const repeats = about && about !== asking.about ? await repeatsAVisitor(db, asking.id, about) : false;
	if (repeats && !checked) throw repeatsWords();
	await inTransaction(db, async ({ tx }) => {
		const [member] = await lockMembers(tx, [asking.id]);
		if (!member) throw noSuchMember();
		if (showsMore(member, { ...words, avatar_id: avatar })) await ensureMayWrite(tx, clock, member);
		const before = member.avatar_id;
		const avatar_id = avatar ? await pictureOf(tx, member, avatar, mediaInPosts) : avatar;
		const change = { ...words, avatar_id };
		if (Object.values(change).every((value) => value === undefined)) return;
		await setProfile(tx, member.id, change);
		await recordName(tx, clock, member, words);
		if (repeats)
			await record(tx, clock, { act: "publish_after_warning", member, params: { kind: "profile", id: member.id } });
		if (before === null || avatar_id === undefined || avatar_id === before) return;
		if (!(await mediaInPosts(tx, [before])).has(before)) await dropMedia(platform, tx, before);
	});
};
