import type { Config } from "../../config.ts";

/** Whether people reach Warmline by TLS. */
export const isHttps = ({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">) => PUBLIC_URL.startsWith("https:");

/** A browser takes a cookie of this name from this host only, over https: no neighbour under the same domain can plant it. */
export const ofThisHost = (config: Pick<Config, "PUBLIC_URL">, name: string): string =>
	isHttps(config) ? `__Host-${name}` : name;

/** The same for one that does not travel with every path. */
export const overHttps = (config: Pick<Config, "PUBLIC_URL">, name: string): string =>
	isHttps(config) ? `__Secure-${name}` : name;

/** Browsers also show cookies from before the names had a beginning, until they are closed. */
export const bareName = (name: string): string => name.replace(/^__(?:Host|Secure)-/, "");

/** What a browser shows by this name, in whichever form; the guarded one first. */
export const shownAs = (cookies: Readonly<Record<string, string | undefined>>, name: string): string | undefined =>
	cookies[`__Host-${name}`] ?? cookies[`__Secure-${name}`] ?? cookies[name];
