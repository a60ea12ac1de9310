import { id } from "@warmline/contract/ids";
import { mediaPath } from "@warmline/contract/media/calls";
import { apiBase } from "../platform/http/calls.ts";

/** Where a picture or a video is read, below the site's address. */
export const mediaUrl = (mediaId: string, small = false): string => apiBase + mediaPath(mediaId, small);

const start = mediaUrl("");

/** Whose address it is, as an upload answered it, with or without what a page adds; undefined for any other address. */
export const mediaIdInUrl = (address: string): string | undefined => {
	const url = URL.parse(address, "http://site.invalid");
	if (!url?.pathname.startsWith(start.slice(0, -1))) return undefined;
	const read = id.safeParse(url.pathname.slice(start.length - 1).replace(/^([^/]*)(\/small)?\/?$/, "$1"));
	return read.success ? read.data : undefined;
};

/** The name under which the store has it. */
export const fileOf = (mediaId: string, small = false): string => (small ? `${mediaId}.small` : mediaId);
