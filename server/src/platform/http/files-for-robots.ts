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

/** What search engines read of the site before its pages. It names its own address, which is known at run time only. */
export const serveFilesForRobots = (
	app: FastifyInstance,
	{ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">,
	{ publicPages }: Pick<BuiltSite, "publicPages">,
) => {
	const rules = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)].join("\n");
	const files = {
		"/robots.txt": { type: "text/plain; charset=utf-8", text: `${rules}\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n` },
		"/sitemap.xml": { type: "application/xml; charset=utf-8", text: sitemap(PUBLIC_URL, publicPages) },
	};
	for (const [path, { type, text }] of Object.entries(files)) {
		app.get(path, (_request, reply) => reply.header("cache-control", "no-cache").type(type).send(text));
	}
};
