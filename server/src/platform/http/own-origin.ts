import type { IncomingHttpHeaders } from "node:http";

const parsed = (origin: string) => (URL.canParse(origin) ? new URL(origin) : undefined);

/** What a browser says of the page that asks. Programs that are no browsers say nothing. */
export const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean => {
	if (origin === undefined) return true;
	const from = parsed(origin);
	return from !== undefined && (from.host === host || from.origin === parsed(publicUrl)?.origin);
};

/** A page of another site, or of a neighbour under the same name, has made this browser ask. */
export const isFromElsewhere = (headers: IncomingHttpHeaders, publicUrl: string): boolean => {
	// Some browsers hide the page's origin where it sends no referrer; they say in other words how near it is.
	if (headers.origin === undefined || headers.origin === "null")
		return /^(cross|same)-site$/.test(String(headers["sec-fetch-site"] ?? ""));
	return !isOwnOrigin(headers, publicUrl);
};
