import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Appearance } from "@warmline/contract/content/appearance";
import { home } from "@warmline/contract/content/home";
import { societyWords } from "@warmline/contract/content/society";
import { type Language, languages } from "@warmline/contract/content/words";
import { z } from "zod";
import { appearanceCss, iconPaths, logoFiles, logoPath, readAppearance, stylesPath } from "./appearance.ts";
import type { ContentFiles } from "./content-files.ts";
import { contentModules, modulePath } from "./content-modules.ts";
import {
	escapeHtml,
	replaceOnce,
	withAppearance,
	withHead,
	withHiddenHead,
	withHomeWords,
	withoutScripts,
	withPreloads,
} from "./page-html.ts";

const rendered = z.object({ html: z.string(), title: z.string(), description: z.string() });
const place = z.object({ path: z.string(), files: z.array(z.string()) });

/** What the built `web/src/prerender.tsx` exports. */
const renderer = z.object({
	allRoutes: z.array(z.string()),
	notFound: place,
	notOpen: z.string(),
	pages: z.array(place),
	pagesOfOneself: z.array(place),
	preview: z.object({ society: z.string(), locale: z.string() }),
	renderPage: z.custom<(path: string) => Promise<unknown>>((value) => typeof value === "function"),
});

const chunk = z.object({
	file: z.string(),
	isEntry: z.boolean().default(false),
	imports: z.array(z.string()).default([]),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Where `bin/build` leaves what is needed to render the pages of a language again. */
export const renderFolder = (built: string, language: Language): string => join(built, ".vite/render", language);

/** What the sources name the content's folder, seen from the web client. */
const content = "../content/";

/** Which files a page needs, by what it names of the sources: those that its files need included, the entry not. */
const filesNeeded = (built: string, language: Language) => {
	const folder = renderFolder(built, language);
	const manifest = z.record(z.string(), chunk).parse(readJson(join(folder, "manifest.json")));
	const imported = z.record(z.string(), z.array(z.string())).parse(readJson(join(folder, "content.json")));
	const add = (key: string, found: Set<string>, done: Set<string>) => {
		if (done.has(key)) return;
		done.add(key);
		if (key.startsWith(content)) return found.add(modulePath(key.slice(content.length)));
		const entry = manifest[key];
		if (!entry) throw new Error(`${key} is not in the build.`);
		if (!entry.isEntry) found.add(entry.file);
		for (const one of imported[entry.file] ?? []) found.add(one.slice(1));
		for (const one of entry.imports) add(one, found, done);
	};
	const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
	return (keys: readonly string[]): ReadonlySet<string> => {
		const found = new Set<string>();
		const done = new Set<string>();
		for (const key of entry === undefined ? keys : [entry, ...keys]) add(key, found, done);
		return found;
	};
};

/** What a phone shows of the site on its home screen. Only the member area names it: it is no app for visitors. */
const appManifest = (language: Language, prefix: string, { name, short_name }: z.infer<typeof societyWords>) => ({
	...{ id: "/", name, short_name, lang: language, start_url: `/${prefix}login`, scope: "/", display: "standalone" },
	...{ background_color: "#fbf7f0", theme_color: "#fbf7f0" },
	icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
});

type Site = {
	/** Folder that `bin/build` filled. */
	readonly built: string;
	/** Checked by `checkContent`. */
	readonly files: ContentFiles;
	/** Folder in which one for the time being may be made: a server may write to nothing but its data. */
	readonly workshop: string;
	/** Folder to write to; it may be `built` itself. */
	readonly folder: string;
};

type Styles = { readonly html: string; readonly hasLogo: boolean };

/** The page that every address begins with, in the words of the content, and in its looks where they are its own. */
const shellOf = ({ built, files }: Pick<Site, "built" | "files">, language: Language, styles: Styles | undefined) => {
	const read = <T>(path: string, schema: { parse(value: unknown): T }): T =>
		schema.parse(JSON.parse(files.get(`${language}/${path}`) ?? ""));
	const society = read("society.json", societyWords);
	const page = readFileSync(join(renderFolder(built, language), "index.html"), "utf8");
	const titled = replaceOnce(page, /<title>.*<\/title>/, `<title>${escapeHtml(society.short_name)}</title>`);
	const shell = withHomeWords(titled, read("home.json", home));
	return { society, shell: styles ? withAppearance(shell, styles.html, styles) : shell };
};

/** Asked for with the page. Named there, the logo is among what the offline crisis page keeps. */
const linkedStyles = (hasLogo: boolean): Styles => {
	const logo = `<link rel="preload" as="image" href="/${logoPath}">`;
	return { html: `${hasLogo ? logo : ""}<link rel="stylesheet" href="/${stylesPath}">`, hasLogo };
};

/** Where `bin/build` leaves the icons of the product. */
export const iconFolder = (built: string): string => join(built, ".vite/render/icons");

/** What the society's colors and logo add to a site, by its path in the site's folder. */
const appearanceFiles = async (built: string, look: Appearance, css: string | undefined) => {
	const icons = iconPaths.map((path) => [path, readFileSync(join(iconFolder(built), path))] as const);
	const styles = css === undefined ? [] : [[stylesPath, css] as const];
	return new Map<string, string | Uint8Array>([...icons, ...styles, ...(await logoFiles(look))]);
};

/**
 * A folder in which the pages can be rendered with this content, while `work` runs. Node keeps the modules that it has
 * imported: so each has a folder of its own, in a thread or process that ends with it.
 */
const inWorkshop = async <T>(
	{ built, files, workshop }: Omit<Site, "folder">,
	work: (rendererIn: (language: Language) => Promise<z.infer<typeof renderer>>) => Promise<T>,
): Promise<T> => {
	const folder = mkdtempSync(join(workshop, ".render-"));
	try {
		writeFileSync(join(folder, "package.json"), '{ "type": "module", "imports": { "#content/*": "./content/*" } }');
		writeAll(folder, contentModules(files));
		return await work(async (language) => {
			const copy = join(folder, language);
			cpSync(renderFolder(built, language), copy, { recursive: true });
			return renderer.parse(await import(pathToFileURL(join(copy, "prerender.js")).href));
		});
	} finally {
		rmSync(folder, { recursive: true });
	}
};

const writeAll = (folder: string, files: ReadonlyMap<string, string | Uint8Array>) => {
	for (const [path, text] of files) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
};

type Renderer = z.infer<typeof renderer>;

const renderBody = async ({ renderPage }: Renderer, shell: string, path: string) => {
	const page = rendered.parse(await renderPage(path));
	return { page, html: replaceOnce(shell, /<div id="root"><\/div>/, `<div id="root">${page.html}</div>`) };
};

const renderPage = async (renders: Renderer, shell: string, path: string): Promise<string> => {
	const { page, html } = await renderBody(renders, shell, path);
	return withHead(html, page, renders.preview);
};

const renderNotOpen = async (renders: Renderer, shell: string): Promise<string> => {
	const { page, html } = await renderBody(renders, shell, renders.notOpen);
	return withoutScripts(withHiddenHead(html, page.title));
};

/** What of a language depends on the content, by its path in the site's folder. */
const renderLanguage = async (
	site: Omit<Site, "folder">,
	language: Language,
	renders: Renderer,
	styles: Styles | undefined,
) => {
	const prefix = language === languages[0] ? "" : `${language}/`;
	const needed = filesNeeded(site.built, language);
	const { society, shell } = shellOf(site, language, styles);
	const files = new Map<string, string>();
	const add = (path: string, html: string) =>
		files.set(`pages/${prefix}${path === "/" ? "index" : path.slice(1).toLowerCase()}.html`, html);
	for (const { path, files: keys } of [...renders.pages, renders.notFound])
		add(path, withPreloads(await renderPage(renders, shell, path), needed(keys)));
	add(renders.notOpen, await renderNotOpen(renders, shell));
	for (const { path, files: keys } of renders.pagesOfOneself) add(path, withPreloads(shell, needed(keys)));
	return files
		.set(`${prefix}index.html`, withPreloads(shell, needed([])))
		.set(`${prefix}app.webmanifest`, JSON.stringify(appManifest(language, prefix, society)));
};

/**
 * Writes all of a site that depends on the content: pages that can be read before any script has run, the page that
 * every other address begins with, the content for browsers and the manifests.
 */
export const renderSite = (site: Site): Promise<void> =>
	inWorkshop(site, async (rendererIn) => {
		writeAll(site.folder, contentModules(site.files));
		const look = readAppearance(site.files);
		const css = appearanceCss(look);
		const styles = css === undefined ? undefined : linkedStyles(look.logo !== null);
		writeAll(site.folder, await appearanceFiles(site.built, look, css));
		for (const language of languages) {
			const renders = await rendererIn(language);
			writeAll(site.folder, await renderLanguage(site, language, renders, styles));
			if (language !== languages[0]) continue;
			// Beside the manifests, and like them handed out to nobody.
			const known = { routes: renders.allRoutes, pages: renders.pages.map(({ path }) => path) };
			writeAll(site.folder, new Map([[".vite/site.json", JSON.stringify(known)]]));
		}
	});

/** One page as HTML without scripts, to be looked at before it is published. */
export const renderPreview = (site: Omit<Site, "folder">, path: string, language: Language): Promise<string> =>
	inWorkshop(site, async (rendererIn) => {
		const look = readAppearance(site.files);
		const css = appearanceCss(look, `data:image/png;base64,${look.logo}`);
		const styles = css === undefined ? undefined : { html: `<style>${css}</style>`, hasLogo: look.logo !== null };
		const { shell } = shellOf(site, language, styles);
		return withoutScripts(await renderPage(await rendererIn(language), shell, path));
	});

export const canRender = (built: string): boolean =>
	languages.every((language) => existsSync(renderFolder(built, language)));
