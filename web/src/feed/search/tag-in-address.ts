import { spelled as inOneSpelling } from "@warmline/contract/feed/post";

/** A hashtag as its address spells it. A torn address counts as it stands. */
export const tagInAddress = (spelled: string): string => {
	try {
		return inOneSpelling(decodeURIComponent(spelled).replace(/^#/, ""));
	} catch {
		return inOneSpelling(spelled);
	}
};
