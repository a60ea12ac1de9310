import { existsSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { notFound } from "../refusals.ts";
import { ensureCsrfCookie } from "./csrf.ts";

const built = fileURLToPath(new URL("../../../../web/dist", import.meta.url));

export const pagesAreBuilt = () => existsSync(`${built}/index.html`);

/** The public pages' files, by address: they can be read before any script has run. */
const pagesRenderedAhead = (): ReadonlySet<string> => new Set(globSync("pages/**/*.html", { cwd: built }));

/** Any other address is drawn by the scripts. */
const fileOf = (url: string, ahead: ReadonlySet<string>): string => {
	const path = url.replace(/[?#].*/, "").replace(/(?!^)\/+$/, "");
	const file = `pages${path === "/" ? "/index" : path.toLowerCase()}.html`;
	return ahead.has(file) ? file : "index.html";
};

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
	const ahead = pagesAreBuilt() ? pagesRenderedAhead() : new Set<string>();
	app.setNotFoundHandler(async (request, reply) => {
		const isPage =
			(request.method === "GET" || request.method === "HEAD") &&
			!/^\/(?:(?:api|ws|assets|demo)\/|metrics\b)/.test(request.url);
		if (!isPage || !pagesAreBuilt()) throw notFound();
		ensureCsrfCookie(request, reply);
		return reply.header("cache-control", "no-cache").type("text/html").sendFile(fileOf(request.url, ahead));
	});
};
