import type { User } from "../accounts/user.ts";

/** What a profile can tell; the name is there from the beginning. */
const parts = ["name", "avatar", "about", "gender", "birth_date", "website", "location", "nickname"] as const;

export type ProfileParts = Partial<Pick<User, (typeof parts)[number]>>;

/** How much of a profile is filled in, in whole percent. */
export const completionOf = (profile: ProfileParts): number => {
	const filled = parts.filter((part) => Boolean(profile[part]?.trim()));
	return Math.round((filled.length / parts.length) * 100);
};
