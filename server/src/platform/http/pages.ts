import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { languages } from "@warmline/contract/content/words";
import { iconPaths } from "@warmline/site/appearance";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../errors.ts";
import { pageUrl, wishedLanguage } from "../language.ts";
import type { Platform } from "../platform.ts";
import { builtFolder, inLanguage, pagesAreBuilt, readBuiltSite } from "./built-site.ts";
import { ofThisHost, shownAs } from "./cookies.ts";
import { serveFilesForRobots } from "./files-for-robots.ts";
import { isReadBeforeOpening } from "./pages-before-opening.ts";

/** A browser's choice, until it is closed; without it the browser's own wish counts. */
const chosen = "language";

/** Members' pages and the chat in its own window are opened by our own pages, which know their language. */
const isOpenedByUs = (path: string) => /^\/(customer-chat|[\da-f]{8}-[\da-f-]{27})(\/|$)/.test(path);

/**
 * Where somebody is sent who would rather read another language than the address has: only with an address that names
 * no language, and only while they have not chosen. Who chooses (`?lang=en`) is never sent away, not even without cookies.
 */
const placeInOwnLanguage = (
	{ config }: Pick<Platform, "config">,
	request: FastifyRequest,
	reply: FastifyReply,
): string | undefined => {
	const choice = languages.find((one) => one === URL.parse(request.url, "http://page")?.searchParams.get("lang"));
	if (choice) {
		reply.setCookie(ofThisHost(config, chosen), choice, { path: "/", sameSite: "lax" });
		return undefined;
	}
	const { prefix, path } = inLanguage(request.url);
	if (prefix !== "" || isOpenedByUs(path)) return undefined;
	void reply.header("vary", "Accept-Language, Cookie");
	const wish = languages.find((one) => one === shownAs(request.cookies, chosen)) ?? wishedLanguage(request.raw);
	return wish === languages[0] ? undefined : `/${wish}${request.url === "/" ? "" : request.url}`;
};

/** For search engines: the same page in the other languages. */
const alternates = (url: string, publicUrl: string): string =>
	languages
		.map((language) => {
			const address = pageUrl(publicUrl, language, inLanguage(url).path);
			return `<${address}>; rel="alternate"; hreflang="${language}"`;
		})
		.join(", ");

/** What a browser is told with a page, and needs not be told with a script, a style or a font. */
const ofPages = [
	"content-security-policy",
	"cross-origin-opener-policy",
	"origin-agent-cluster",
	"permissions-policy",
	"referrer-policy",
	"strict-transport-security",
	"x-dns-prefetch-control",
	"x-download-options",
	"x-frame-options",
	"x-permitted-cross-domain-policies",
	"x-xss-protection",
];

/** So that a page which is there loads the next one anew, and does not show what no visitor is to see yet. */
const asBeforeOpening = (html: string) => html.replace("<html ", "<html data-closed ");

/** Serves the built pages. Files with a hash in their name never change; the page itself is asked for each time. */
export const servePages = async (
	app: FastifyInstance,
	{ config, csrf, site: rendered }: Pick<Platform, "config" | "csrf" | "site">,
	isOpenToVisitors: () => Promise<boolean>,
	built = builtFolder,
) => {
	if (pagesAreBuilt(built)) {
		await app.register(fastifyStatic, {
			root: built,
			index: false,
			preCompressed: true,
			cacheControl: false,
			// With a wildcard each request reads the folders on its way, to tell how a name is spelled.
			wildcard: false,
			globIgnore: [
				"**/*.{br,gz}",
				".vite/**",
				"assets/**",
				"pages/**",
				"content/**",
				"**/index.html",
				"**/app.webmanifest",
				...iconPaths,
			],
			setHeaders: (reply, path) => {
				const forever = path.includes("/assets/");
				void reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "no-cache");
				// They are no pages; a dozen of them with all that a page says would be 10 kB of headers.
				if (forever) for (const name of ofPages) void reply.removeHeader(name);
			},
		});
		// Whatever is there now: the pages may be built anew while this process runs.
		app.get<{ Params: { file: string } }>("/assets/:file", ({ params }, reply) =>
			reply.sendFile(`assets/${params.file}`),
		);
		// What a director publishes comes into force at once, so it is asked for each time.
		app.get<{ Params: { "*": string } }>("/content/*", ({ params }, reply) =>
			reply.sendFile(`content/${params["*"]}`, rendered.folder),
		);
		for (const prefix of languages.map((language, at) => (at === 0 ? "" : `${language}/`))) {
			app.get(`/${prefix}app.webmanifest`, (_request, reply) =>
				reply.sendFile(`${prefix}app.webmanifest`, rendered.folder),
			);
		}
		for (const icon of iconPaths) app.get(`/${icon}`, (_request, reply) => reply.sendFile(icon, rendered.folder));
	}
	const site = pagesAreBuilt(built) ? readBuiltSite(built) : undefined;
	if (site) serveFilesForRobots(app, config, site, isOpenToVisitors);
	app.setNotFoundHandler(async (request, reply) => {
		const isPage =
			(request.method === "GET" || request.method === "HEAD") &&
			!/^\/(?:(?:api|ws|assets|content|demo)\/|metrics\b)/.test(request.url);
		if (!isPage || !site) throw notFound();
		csrf.ensureCookie(request, reply);
		const place = placeInOwnLanguage({ config }, request, reply);
		if (place) return reply.header("cache-control", "no-store").redirect(place);
		const { file, status, isAhead } = site.pageAt(request.url);
		if (!(await isOpenToVisitors())) {
			void reply.code(status).header("cache-control", "no-store").header("x-robots-tag", "noindex").type("text/html");
			const { prefix, path } = inLanguage(request.url);
			const hides = status === 404 || (isAhead && !isReadBeforeOpening(path));
			const shown = hides ? `pages${prefix}/not-open.html` : file;
			return reply.send(asBeforeOpening(await readFile(join(rendered.folder, shown), "utf8")));
		}
		if (isAhead) void reply.header("link", alternates(request.url, config.PUBLIC_URL));
		return reply.code(status).header("cache-control", "no-cache").type("text/html").sendFile(file, rendered.folder);
	});
};
