import { randomBytes } from "node:crypto";
import "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { csrfFailed } from "../errors.ts";
import type { Vault } from "../files/vault.ts";
import { isSameText } from "../tokens.ts";
import { isFromElsewhere } from "./own-origin.ts";

const csrfCookie = "csrftoken";

/** By what a request shows who is there; given by the features that know. */
export type Holders = {
	/** The token of a member's session, which a page adds by hand and no other site can. */
	readonly sessionOf: (request: FastifyRequest) => string | undefined;
	/** The tokens of a visitor's chats, which a browser adds by itself. */
	readonly visitorsOf: (request: FastifyRequest) => readonly string[];
	/** A program with a token of its own: whatever cookies come along, they say nothing of who asks. */
	readonly isProgram: (request: FastifyRequest) => boolean;
};

/** What a token was made for. */
const ofNobody = "nobody";
const holderOf = (token: string) => `holder ${token}`;

/** The router knows the path whatever way it was spelled; the address counts too, for paths that are not there. */
const isOfApi = ({ routeOptions, url }: FastifyRequest) =>
	[routeOptions.url, url].some((path) => path?.startsWith("/api/v1/"));

/**
 * Another site can make a browser send our cookie, but it cannot read it and so cannot repeat it in a header; nor make
 * one of its own, because each is signed for whom it was made. One made for nobody is good for everybody: whoever could
 * plant it sends from another origin, which is refused whatever it shows.
 */
export const createCsrf = (
	vault: Pick<Vault, "tokenFor">,
	publicUrl: string,
	{ sessionOf, visitorsOf, isProgram }: Holders,
) => {
	/** Told by it that two tokens were made for the same, and not for whom. */
	const markOf = (holder: string) => vault.tokenFor(`csrf of\n${holder}`).slice(0, 16);
	const seal = (random: string, mark: string) => vault.tokenFor(`csrf\n${mark}\n${random}`);

	const give = (reply: FastifyReply, holder: string): string => {
		const [random, mark] = [randomBytes(16).toString("base64url"), markOf(holder)];
		const made = `${random}.${mark}.${seal(random, mark)}`;
		reply.setCookie(csrfCookie, made, { path: "/", sameSite: "lax" });
		return made;
	};

	const markIn = (token: string) => token.split(".")[1] ?? "";

	/** For whom a request shows that it is. */
	const holdersOf = (request: FastifyRequest): readonly string[] => {
		const session = sessionOf(request);
		return [...(session === undefined ? [] : [holderOf(session)]), ...visitorsOf(request).map(holderOf)];
	};

	const isFor = (request: FastifyRequest, token: string): boolean => {
		const [random = "", mark = "", signed = ""] = token.split(".");
		if (!isSameText(signed, seal(random, mark))) return false;
		const holders = holdersOf(request);
		// Who shows nothing has nothing that could be misused.
		return holders.length === 0 || [ofNobody, ...holders].some((holder) => isSameText(mark, markOf(holder)));
	};

	/**
	 * For who asks for one: the one that is there, or another where it was made for somebody else. Who asks without
	 * saying who they are may need it as anybody.
	 */
	const tokenFor = (request: FastifyRequest, reply: FastifyReply): string => {
		const present = request.cookies[csrfCookie];
		const [holder] = holdersOf(request);
		const fits = present && isFor(request, present) && (holder || isSameText(markIn(present), markOf(ofNobody)));
		return fits ? present : give(reply, holder ?? ofNobody);
	};

	/** For who only reads. Two members in two tabs do not take each other's away: by a page alone one cannot tell them apart. */
	const ensureCookie = (request: FastifyRequest, reply: FastifyReply) => {
		const isSigned = /^[\w-]{22}\.[\w-]{16}\.[\w-]{43}$/.test(request.cookies[csrfCookie] ?? "");
		if (!isSigned) give(reply, ofNobody);
	};

	return {
		tokenFor,
		ensureCookie,
		guard: (app: FastifyInstance) => {
			app.addHook("onRequest", async (request, reply) => {
				if (!isOfApi(request) || isProgram(request)) return;
				if (request.method === "GET" || request.method === "HEAD") return ensureCookie(request, reply);
				const cookie = request.cookies[csrfCookie];
				const header = request.headers["x-csrftoken"];
				if (!cookie || typeof header !== "string" || !isSameText(cookie, header)) throw csrfFailed();
				if (!isFor(request, cookie) || isFromElsewhere(request.headers, publicUrl)) throw csrfFailed();
			});
		},
	};
};

export type Csrf = ReturnType<typeof createCsrf>;
