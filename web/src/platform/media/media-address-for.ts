import { asMember } from "@warmline/contract/media/as-member";

/**
 * `<img>` and `<video>` send no header: the server knows them by a cookie, of which a browser has one for each member
 * who logged in here. `as` says whose this is.
 */
export const mediaAddressFor = (url: string, memberId: string, base: string): string => {
	const whole = /^https?:/.test(base) ? new URL(url, base).href : url;
	return `${whole}?as=${asMember(memberId)}`;
};
