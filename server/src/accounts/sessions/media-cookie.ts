import { timingSafeEqual } from "node:crypto";
import { asMember } from "@warmline/contract/media/as-member";
import type { FastifyReply, FastifyRequest } from "fastify";
import "@fastify/cookie";
import type { Vault } from "../../platform/files/vault.ts";
import { apiBase } from "../../platform/http/calls.ts";
import { bareName, overHttps } from "../../platform/http/cookie-names.ts";
import type { Platform } from "../../platform/platform.ts";

type Known = Pick<Platform, "config" | "vault">;

const prefix = "media_";
/** It travels with nothing else. */
const path = `${apiBase}/media/`;

const cookieOf = (memberId: string) => prefix + asMember(memberId);

/** Whoever reads the database has the hash, but not the seal. */
const sealOf = (vault: Vault, hash: string) => vault.tokenFor(`media cookie\n${hash}`);

/**
 * Pictures and videos are asked for without a header, so a browser shows this instead: which session it has, sealed. It
 * opens them and nothing else, ends with the session or the browser, and no script can read it.
 */
export const giveMediaCookie = (reply: FastifyReply, { config, vault }: Known, memberId: string, tokenHash: Buffer) => {
	const hash = tokenHash.toString("hex");
	const name = cookieOf(memberId);
	// A server of the version before, which may be asked next, knows the bare name only.
	for (const one of new Set([overHttps(config, name), ...(config.REDIS_URL ? [name] : [])]))
		void reply.setCookie(one, `${hash}.${sealOf(vault, hash)}`, { path, httpOnly: true, sameSite: "strict" });
};

export const takeMediaCookie = (reply: FastifyReply, { config }: Known, memberId: string) => {
	const name = cookieOf(memberId);
	for (const one of new Set([overHttps(config, name), name])) reply.clearCookie(one, { path });
};

const sessionIn = (vault: Vault, cookie: string): Buffer | undefined => {
	const [hash = "", seal = ""] = cookie.split(".");
	const [given, wanted] = [Buffer.from(seal), Buffer.from(sealOf(vault, hash))];
	return given.length === wanted.length && timingSafeEqual(given, wanted) ? Buffer.from(hash, "hex") : undefined;
};

/** Sessions that a browser has shown: of the member whom the address names, else of all who use this browser. */
export const sessionsShown = ({ cookies, query }: FastifyRequest, vault: Vault): Buffer[] => {
	const as = typeof query === "object" && query !== null && "as" in query ? query.as : undefined;
	return Object.entries(cookies).flatMap(([shown, value]) => {
		const name = bareName(shown);
		const isWanted = name.startsWith(prefix) && (as === undefined || name === `${prefix}${as}`);
		const hash = isWanted && value !== undefined ? sessionIn(vault, value) : undefined;
		return hash ?? [];
	});
};
