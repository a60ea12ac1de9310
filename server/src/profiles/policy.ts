import { isOfCommunity, moderates } from "@warmline/contract/accounts/roles";
import type { MemberRow } from "../accounts/index.ts";
import type { Standing } from "./queries.ts";

type Person = Pick<MemberRow, "id" | "role">;

/** Who has only registered is met by those who look after them. */
export const mayMeet = (reader: Person, member: Person): boolean =>
	reader.id === member.id || (isOfCommunity(reader.role) && (isOfCommunity(member.role) || moderates(reader)));

export const isKeptApart = ({ silenced, silenced_you }: Pick<Standing, "silenced" | "silenced_you">): boolean =>
	silenced === "block" || silenced_you === "block";

/** More than the name, the picture and the counts. */
export const maySeeAll = (
	reader: Person,
	{ member, you_follow }: { readonly member: Person; readonly you_follow: boolean },
	{ profile_for }: { readonly profile_for: "members" | "followers" },
): boolean => reader.id === member.id || moderates(reader) || you_follow || profile_for === "members";

/** Where this reader may learn that somebody is on line. */
export const maySeeOnline = (
	reader: Person,
	member: Person,
	{ show_online }: { readonly show_online: boolean },
): boolean => reader.id === member.id || show_online;

/** Until when somebody writes nothing is their own affair, and that of those who decide it. */
export const maySeeSuspension = (reader: Person, member: Person): boolean =>
	reader.id === member.id || moderates(reader);

/** What other members see of a member. */
const shown = [
	"first_name",
	"last_name",
	"nickname",
	"gender",
	"about",
	"website",
	"location",
	"avatar_id",
] as const satisfies readonly (keyof MemberRow)[];

type Shown = Pick<MemberRow, (typeof shown)[number]>;

/** Whether others would see something that they do not see now; what is taken out is nothing more. */
export const showsMore = (member: Shown, change: { readonly [K in keyof Shown]?: Shown[K] | undefined }): boolean =>
	shown.some((field) => {
		const value = change[field];
		return value !== undefined && value !== null && value !== member[field];
	});
