import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { notFound } from "../refusals.ts";
import { ensureCsrfCookie } from "./csrf.ts";

const built = fileURLToPath(new URL("../../../../web/dist", import.meta.url));

export const pagesAreBuilt = () => existsSync(`${built}/index.html`);

/** Serves the built pages. Files with a hash in their name never change; the page itself is asked for each time. */
export const servePages = async (app: FastifyInstance) => {
	if (pagesAreBuilt()) {
		await app.register(fastifyStatic, {
			root: built,
			index: false,
			preCompressed: true,
			cacheControl: false,
			setHeaders: (reply, path) => {
				const forever = path.includes("/assets/");
				void reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "no-cache");
			},
		});
	}
	app.setNotFoundHandler(async (request, reply) => {
		const isPage =
			(request.method === "GET" || request.method === "HEAD") &&
			!/^\/(?:(?:api|ws|assets|demo)\/|metrics\b)/.test(request.url);
		if (!isPage || !pagesAreBuilt()) throw notFound();
		ensureCsrfCookie(request, reply);
		return reply.header("cache-control", "no-cache").type("text/html").sendFile("index.html");
	});
};
