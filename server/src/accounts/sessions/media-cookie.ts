import { asMember } from "@warmline/contract/media/as-member";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Vault } from "../../platform/files/vault.ts";
import { apiBase } from "../../platform/http/calls.ts";
import { bareName, giveCookie, takeCookie } from "../../platform/http/cookies.ts";
import type { Platform } from "../../platform/platform.ts";
import { isSameText } from "../../platform/tokens.ts";

type Known = Pick<Platform, "config" | "vault">;

const prefix = "media_";
/** It travels with nothing else. */
const path = `${apiBase}/media/`;

const cookieOf = (memberId: string) => ({ name: prefix + asMember(memberId), path });

/** Whoever reads the database has the hash, but not the seal. */
const sealOf = (vault: Vault, hash: string) => vault.tokenFor(`media cookie\n${hash}`);

/**
 * Pictures and videos are asked for without a header, so a browser shows this instead: which session it has, sealed. It
 * opens them and nothing else, ends with the session or the browser, and no script can read it.
 */
export const giveMediaCookie = (reply: FastifyReply, { config, vault }: Known, memberId: string, tokenHash: Buffer) => {
	const hash = tokenHash.toString("hex");
	giveCookie(reply, config, cookieOf(memberId), `${hash}.${sealOf(vault, hash)}`);
};

export const takeMediaCookie = (reply: FastifyReply, { config }: Known, memberId: string) =>
	takeCookie(reply, config, cookieOf(memberId));

const sessionIn = (vault: Vault, cookie: string): Buffer | undefined => {
	const [hash = "", seal = ""] = cookie.split(".");
	return isSameText(seal, sealOf(vault, hash)) ? Buffer.from(hash, "hex") : undefined;
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
