import { languages } from "@warmline/contract/content/words";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { escaped } from "../html.ts";
import { pageUrl, pathIn } from "../language.ts";
import type { BuiltSite } from "./built-site.ts";

/** A visitor's chat is nobody's to find. */
const closed = ["/api/", ...languages.map((language) => pathIn(language, "/customer-chat/"))];

/** Every public page in every language, and each names the others. */
const sitemap = (publicUrl: string, pages: readonly string[]): string => {
	const urls = pages.flatMap((path) => {
		const addressIn = (language: (typeof languages)[number]) => escaped(pageUrl(publicUrl, language, path));
		const others = languages.map(
			(language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language)}"/>`,
		);
		return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${others.join("")}</url>`);
	});
	const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join("\n")}\n</urlset>\n`;
};

/**
 * What search engines read of the site before its pages. It names its own address, which is known at run time only.
 * Before the opening no page is to be found.
 */
export const serveFilesForRobots = (
	app: FastifyInstance,
	{ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">,
	{ publicPages }: Pick<BuiltSite, "publicPages">,
	isOpenToVisitors: () => Promise<boolean>,
) => {
	const rules = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)].join("\n");
	const robots = `${rules}\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`;
	const whenOpen = sitemap(PUBLIC_URL, publicPages);
	const beforeOpening = sitemap(PUBLIC_URL, []);
	app.get("/robots.txt", (_request, reply) =>
		reply.header("cache-control", "no-cache").type("text/plain; charset=utf-8").send(robots),
	);
	app.get("/sitemap.xml", async (_request, reply) =>
		reply
			.header("cache-control", "no-cache")
			.type("application/xml; charset=utf-8")
			.send((await isOpenToVisitors()) ? whenOpen : beforeOpening),
	);
};
