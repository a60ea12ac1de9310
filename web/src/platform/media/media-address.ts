import { currentSession } from "../session.ts";
import { mediaAddressFor } from "./media-address-for.ts";

/** Set at build time for an API on another host. */
const base: string = import.meta.env?.VITE_API_BASE ?? "";

/** Where the member of this tab gets a picture or a video that an answer named. */
export const mediaAddress = (url: string): string => {
	const session = currentSession();
	return session ? mediaAddressFor(url, session.user_id, base) : url;
};
