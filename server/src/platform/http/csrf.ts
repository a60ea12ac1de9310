import { timingSafeEqual } from "node:crypto";
import "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { csrfFailed } from "../refusals.ts";
import { newToken } from "../tokens.ts";

export const csrfCookie = "csrftoken";

/** Another site can make a browser send our cookie, but it cannot read it and so cannot repeat it in a header. */
export const ensureCsrfCookie = (request: FastifyRequest, reply: FastifyReply): string => {
	const present = request.cookies[csrfCookie];
	if (present) return present;
	const made = newToken();
	reply.setCookie(csrfCookie, made, { path: "/", sameSite: "lax" });
	return made;
};

const same = (one: string, other: string) => {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
};

/** The router knows the path whatever way it was spelled; the address counts too, for paths that are not there. */
const isOfApi = ({ routeOptions, url }: FastifyRequest) =>
	[routeOptions.url, url].some((path) => path?.startsWith("/api/v1/"));

export const guardAgainstForgery = (app: FastifyInstance) => {
	app.addHook("onRequest", async (request, reply) => {
		if (!isOfApi(request)) return;
		if (request.method === "GET" || request.method === "HEAD") {
			ensureCsrfCookie(request, reply);
			return;
		}
		const cookie = request.cookies[csrfCookie];
		const header = request.headers["x-csrftoken"];
		if (!cookie || typeof header !== "string" || !same(cookie, header)) throw csrfFailed();
	});
};
