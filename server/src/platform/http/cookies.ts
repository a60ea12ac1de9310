import type { FastifyReply } from "fastify";
import "@fastify/cookie";
import type { Config } from "../../config.ts";

/** Whether people reach Warmline by TLS. */
export const isHttps = ({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">) => PUBLIC_URL.startsWith("https:");

/** A browser takes a cookie of this name from this host only, over https: no neighbour under the same domain can plant it. */
export const ofThisHost = (config: Pick<Config, "PUBLIC_URL">, name: string): string =>
	isHttps(config) ? `__Host-${name}` : name;

/** The same for one that does not travel with every path. */
const overHttps = (config: Pick<Config, "PUBLIC_URL">, name: string): string =>
	isHttps(config) ? `__Secure-${name}` : name;

/** Browsers also show cookies from before the names had a beginning, until they are closed. */
export const bareName = (name: string): string => name.replace(/^__(?:Host|Secure)-/, "");

/** What a browser shows by this name, in whichever form; the guarded one first. */
export const shownAs = (cookies: Readonly<Record<string, string | undefined>>, name: string): string | undefined =>
	cookies[`__Host-${name}`] ?? cookies[`__Secure-${name}`] ?? cookies[name];

type Known = Pick<Config, "PUBLIC_URL" | "REDIS_URL">;
type Cookie = { readonly name: string; readonly path: string };

const guarded = (config: Known, { name, path }: Cookie): string =>
	path === "/" ? ofThisHost(config, name) : overHttps(config, name);

/** No script can read it, no other site can use it, and it ends with the browser. */
export const giveCookie = (reply: FastifyReply, config: Known, cookie: Cookie, value: string) => {
	const { name, path } = cookie;
	// A server of the version before, which may be asked next, knows the bare name only.
	for (const one of new Set([guarded(config, cookie), ...(config.REDIS_URL ? [name] : [])]))
		void reply.setCookie(one, value, { path, httpOnly: true, sameSite: "strict" });
};

/** In whichever form the browser has it. */
export const takeCookie = (reply: FastifyReply, config: Known, cookie: Cookie) => {
	const { name, path } = cookie;
	for (const one of new Set([guarded(config, cookie), name])) void reply.clearCookie(one, { path });
};
