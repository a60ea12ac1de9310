// Renders the public pages of a language ahead, so that they can be read before any script has run, and puts that
// language's build into web/dist: files that have no words in them are the same in each. bin/build runs it.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { checkContent } from "@warmline/site/read-content";
import { z } from "zod";

checkContent();

const [language = "en"] = process.argv.slice(2);
const isFirst = language === "en";
const folder = isFirst ? "web/dist" : `web/dist-${language}`;
const prefix = isFirst ? "" : `/${language}`;

const built = new URL("../web/dist-prerender/prerender.js", import.meta.url).href;
const rendered = z.object({ html: z.string(), title: z.string(), description: z.string() });
const place = z.object({ path: z.string(), files: z.array(z.string()) });
const listed = z.array(place);
const { allRoutes, notFound, pages, pagesOfOneself, preview, renderPage } = z
	.object({
		allRoutes: z.array(z.string()),
		notFound: place,
		pages: listed,
		pagesOfOneself: listed,
		preview: z.object({ society: z.string(), locale: z.string() }),
		renderPage: z.custom<(path: string) => Promise<unknown>>((value) => typeof value === "function"),
	})
	.parse(await import(built));

const chunk = z.object({
	file: z.string(),
	isEntry: z.boolean().default(false),
	imports: z.array(z.string()).default([]),
});
const manifest = z.record(z.string(), chunk).parse(JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")));

/** The files a page needs, those of the files it needs included; the entry is in the page already. */
const filesOf = (keys: readonly string[], found = new Set<string>()): Set<string> => {
	for (const key of keys) {
		const entry = manifest[key];
		if (!entry) throw new Error(`${key} is not in the build.`);
		if (entry.isEntry || found.has(entry.file)) continue;
		found.add(entry.file);
		filesOf(entry.imports, found);
	}
	return found;
};

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
const shell = readFileSync(`${folder}/index.html`, "utf8");
const replaced = (text: string, what: RegExp, by: string) => {
	if (!what.test(text)) throw new Error(`web/index.html has no ${what}.`);
	return text.replace(what, () => by);
};

/** What the page needs is asked for with the page, and not only when its script has found out. */
const withPreloads = (html: string, files: readonly string[]) => {
	const preloads = [...filesOf(files)].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
	return replaced(html, /<\/title>/, `</title>${preloads.join("")}`);
};

const write = (path: string, html: string) => {
	const file = `web/dist/pages${prefix}${path === "/" ? "/index" : path.toLowerCase()}.html`;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, html);
};

type Head = { readonly title: string; readonly description: string };

/** What the page is called, to search engines and where somebody passes its address on. */
const withHead = (html: string, { title, description }: Head) => {
	const own = /<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? "";
	const about = description ? escaped(description) : own;
	const shown = [
		["og:type", "website"],
		["og:site_name", escaped(preview.society)],
		["og:locale", preview.locale],
		["og:title", escaped(title)],
		["og:description", about],
	].map(([name, content]) => `<meta property="${name}" content="${content}">`);
	const described = [
		`<meta name="description" content="${about}">`,
		...shown,
		'<meta name="twitter:card" content="summary">',
	];
	const titled = replaced(html, /<title>.*<\/title>/, `<title>${escaped(title)}</title>`);
	return replaced(titled, /<meta name="description"[^>]*>/, described.join(""));
};

for (const { path, files } of [...pages, notFound]) {
	const page = rendered.parse(await renderPage(path));
	const html = replaced(shell, /<div id="root"><\/div>/, `<div id="root">${page.html}</div>`);
	write(path, withPreloads(withHead(html, page), files));
}
for (const { path, files } of pagesOfOneself) write(path, withPreloads(shell, files));
if (!isFirst) {
	cpSync(`${folder}/assets`, "web/dist/assets", { recursive: true });
	mkdirSync(`web/dist${prefix}`);
	renameSync(`${folder}/app.webmanifest`, `web/dist${prefix}/app.webmanifest`);
	renameSync(`${folder}/index.html`, `web/dist${prefix}/index.html`);
	renameSync(`${folder}/.vite/manifest.json`, `web/dist/.vite/manifest.${language}.json`);
	rmSync(folder, { recursive: true });
}
// Beside the manifests, and like them handed out to nobody.
writeFileSync("web/dist/.vite/site.json", JSON.stringify({ routes: allRoutes, pages: pages.map(({ path }) => path) }));
rmSync("web/dist-prerender", { recursive: true });
process.exit(0);
